"""Parure's engine beside OpenSpiel's hearts in C++, both sides in turns in one run, so that a busy
machine hits both alike.

    python3 bench/peers/engine.py [--rounds 5] [--seconds 2] [--out FILE]

What is counted, on both sides alike: games of uniform random play at four seats on one thread, in
its own processor time. All legal moves are listed, one is picked, it is carried out, until the end.
A decision with one legal move takes its time but is no choice. Two ratios are told:

choices, deals inside   both sides with setting up. This is the one the goals are held against.
choices, deals outside  both sides without setting up.
search                  iterations of a search with one imagined game each, at the first decision with
                        four moves or more: ours plays to the next sale, theirs to the end.

One JSON line for each: the ratio's median, least and most, both medians, the goal. Ends with 1 if a
median misses its goal by more than 15 % (what is left to the machine's noise), and with 0 and
"not measured" if OpenSpiel cannot be installed here.
"""

import argparse
import json
import statistics
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).parent
TARGET = HERE.parent.parent / "target"
PARURE = TARGET / "release/parure"
HOME = TARGET / "peers"
SLACK = 0.85
# What is compared: our game; the goal and what would be splendid.
CHOICES = [("queens-necklace", 5, 7), ("versailles", 3, 5), ("saba", 3, 5)]
SEARCH = ("queens-necklace", 4, 6)


def python_with_openspiel():
    """A Python that has it, in an environment of its own; none if it cannot be had."""
    python = HOME / "bin/python"
    if not python.exists():
        venv.create(HOME, with_pip=True)
    wanted = ["install", "--quiet", "--requirement", HERE / "requirements.txt"]
    done = subprocess.run([python, "-m", "pip", *wanted])
    return python if done.returncode == 0 else None


def run(command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=900)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} failed: {done.stderr.strip()}")
    return json.loads(done.stdout.splitlines()[-1])


def spread(values):
    return {"median": statistics.median(values), "min": min(values), "max": max(values)}


def in_turns(rounds, ours, theirs):
    """What both said, pair by pair, each going first every other time."""
    pairs = []
    for turn in range(rounds):
        said = {}
        for side, command in [("ours", ours), ("theirs", theirs)][:: 1 if turn % 2 == 0 else -1]:
            said[side] = run(command)
        pairs.append((said["ours"], said["theirs"]))
    return pairs


def without_deals(bench):
    dealing = bench["games"] * bench["ns_per_deal"] / 1e9
    return bench["choices"] / (bench["seconds"] - dealing)


def line(what, game, peer, ours, theirs, goal, splendid):
    ratio = spread([one / other for one, other in zip(ours, theirs)])
    told = {"what": what, "game": game, "peer": f"open_spiel hearts {peer}", "ratio": ratio}
    told |= {"ours": statistics.median(ours), "theirs": statistics.median(theirs)}
    return told | {"goal": goal, "splendid": splendid}


def compare(asked, python):
    def ours(game):
        return [PARURE, "bench", game, "--seats", "4", "--rounds", "3", "--json"]

    def theirs(what):
        return [python, HERE / "openspiel.py", what, "--seconds", str(asked.seconds)]

    for game, goal, splendid in CHOICES:
        pairs = in_turns(asked.rounds, ours(game), theirs("playouts"))
        inside = [(one["choices_s"], other["choices_s_with_deals"]) for one, other in pairs]
        outside = [(without_deals(one), other["choices_s"]) for one, other in pairs]
        for what, rates in [("choices, deals inside", inside), ("choices, deals outside", outside)]:
            yield line(what, game, "playouts", *zip(*rates), goal, splendid)
    game, goal, splendid = SEARCH
    pairs = in_turns(asked.rounds, ours(game), theirs("ismcts"))
    rates = [(one["search_iterations_s"], other["iterations_s"]) for one, other in pairs]
    yield line("search", game, "ismcts", *zip(*rates), goal, splendid)


def main():
    reader = argparse.ArgumentParser()
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--seconds", type=float, default=2)
    reader.add_argument("--out")
    asked = reader.parse_args()
    python = python_with_openspiel()
    if python is None:
        print(json.dumps({"peer": "open_spiel", "measured": "not measured: it could not be installed"}))
        return 0
    lines, missed = [], False
    for told in compare(asked, python):
        held = told["what"] != "choices, deals outside"
        missed |= held and told["ratio"]["median"] < told["goal"] * SLACK
        print(json.dumps(told), flush=True)
        lines.append(told)
    if asked.out:
        Path(asked.out).write_text("".join(json.dumps(told) + "\n" for told in lines))
    print("| | game | ours | OpenSpiel hearts | ratio | from | to | goal |")
    print("|---|---|---|---|---|---|---|---|")
    for told in lines:
        ratio = told["ratio"]
        print(
            f"| {told['what']} | {told['game']} | {told['ours'] / 1e6:.3f} M/s "
            f"| {told['theirs'] / 1e6:.3f} M/s | {ratio['median']:.2f} | {ratio['min']:.2f} "
            f"| {ratio['max']:.2f} | {told['goal']} |"
        )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
