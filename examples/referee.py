#!/usr/bin/env python3
"""Lets players of different programs compete through `parure engine`.

    python3 examples/referee.py GAME --players A,B,... --games N --seed S [--seats N]

A player is a binary with one of its computer players, as `target/release/parure=master`
(`games` of the engine names them), or a Python file that has a `Player` with
`choose(briefing, seat)`, as `games/GAME/player/examples/plan.py`. Fewer players than seats are
filled up with the last. Every deal is played once for each way to seat the players; the share of the
first one is told with a 95 % interval over deals. It needs nothing but Python's standard library.
"""

import argparse
import importlib.util
import json
import math
import os
import subprocess
import time
from concurrent.futures import ProcessPoolExecutor


class Engine:
    """One `parure engine`."""

    def __init__(self, binary):
        self.process = subprocess.Popen(
            [binary, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(f"{request}: {answer['error']['message']}")
        return answer["ok"]

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Machine:
    """A computer player of a binary, which follows the match on an engine of its own."""

    def __init__(self, binary, bot, seed):
        self.engine, self.bot, self.seed = Engine(binary), bot, seed

    def begin(self, game, seats, seed):
        self.match = self.engine.ask(do="new", game=game, seats=seats, seed=seed)["match"]

    def follow(self, seat, steps):
        self.engine.ask(do="submit", match=self.match, seat=seat, steps=steps)

    def steps(self, seat, _):
        answer = self.engine.ask(do="choose", match=self.match, seat=seat, bot=self.bot, seed=self.seed)
        return answer["notation"]

    def close(self):
        self.engine.close()


class Script:
    """A player written in Python."""

    def __init__(self, path):
        spec = importlib.util.spec_from_file_location("player", path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        self.player = module.Player()

    def begin(self, *_):
        pass

    follow = close = begin

    def steps(self, seat, briefing):
        return [self.player.choose(briefing(), seat)]


def seated(name, seed):
    binary, is_machine, bot = name.partition("=")
    return Machine(binary, bot, seed) if is_machine else Script(name)


def play(args, names, seed, rotation):
    """One game: the share of the victory and the points of each player of the line-up."""
    host = Engine(args.host)
    seats = len(names)
    who = [(seat + rotation) % seats for seat in range(seats)]
    players = [seated(names[who[seat]], seed * 1000 + seat) for seat in range(seats)]
    match = host.ask(do="new", game=args.game, seats=seats, seed=seed)
    number, owed = match["match"], match["owed"]
    for player in players:
        player.begin(args.game, seats, seed)
    longest = [0.0] * seats
    while owed:
        seat = owed[0]
        began = time.monotonic()
        steps = players[seat].steps(seat, lambda seat=seat: host.ask(do="briefing", match=number, viewer=seat))
        longest[who[seat]] = max(longest[who[seat]], time.monotonic() - began)
        owed = host.ask(do="submit", match=number, seat=seat, steps=steps)["owed"]
        for player in players:
            player.follow(seat, steps)
    standings = host.ask(do="standings", match=number)
    for player in players + [host]:
        player.close()
    winners = [seat for seat in range(seats) if standings["places"][seat] == 1]
    shares, points = [0.0] * seats, [0] * seats
    for seat in range(seats):
        shares[who[seat]] = (seat in winners) / len(winners)
        points[who[seat]] = standings["scores"][seat]
    return shares, points, longest


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--host", default="target/release/parure", help="the binary that keeps the rules")
    args = parser.parse_args()
    names = args.players.split(",")
    names += [names[-1]] * (args.seats - len(names))
    deals = math.ceil(args.games / args.seats)
    with ProcessPoolExecutor(args.threads) as threads:
        games = [
            [threads.submit(play, args, names, args.seed * 100_000 + deal, at) for at in range(args.seats)]
            for deal in range(deals)
        ]
        results = [[game.result() for game in deal] for deal in games]
    means = [sum(shares[0] for shares, _, _ in deal) / len(deal) for deal in results]
    mean = sum(means) / len(means)
    spread = math.sqrt(sum((one - mean) ** 2 for one in means) / max(1, len(means) - 1))
    margin = 1.96 * spread / math.sqrt(len(means))
    count = deals * args.seats
    print(f"{names[0]}: {100 * mean:.1f} % ± {100 * margin:.1f} of {count} games, fair is {100 / args.seats:.1f}")
    for at, name in enumerate(names):
        points = [points[at] for deal in results for _, points, _ in deal]
        longest = max(longest[at] for deal in results for _, _, longest in deal)
        print(f"  {name}: {sum(points) / count:.1f} points, longest answer {1000 * longest:.0f} ms")


if __name__ == "__main__":
    main()
