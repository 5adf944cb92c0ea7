"""How fast OpenSpiel plays hearts on one core, as one JSON line.

    python openspiel.py playouts|ismcts [--seconds S] [--seed N]

playouts  random games wholly inside the C++ core: the rollouts of a search with a single
          simulation, from the first decision of a deal. How many decisions and choices (two or
          more legal moves) such a game has is counted by playing some of them here. The deal is
          53 draws of luck, which no rollout can begin with; what it costs in C++ is the
          difference between games of its own random bots from the start and from the first
          decision.
ismcts    iterations of its information-set search with one rollout each, at the first decision
          with four moves or more.

Rates are per second of this process's own processor time.
"""

import argparse
import json
import random
import time

import pyspiel

GAME = "hearts"
COUNTED_GAMES = 400
DEALS = 1500


def step(state, luck):
    """One random move; how many legal moves there were, 0 for a draw of luck."""
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes())
        state.apply_action(luck.choices(actions, odds)[0])
        return 0
    legal = state.legal_actions()
    state.apply_action(luck.choice(legal))
    return len(legal)


def first_decision(game, luck, moves):
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and len(state.legal_actions()) >= moves:
                return state
            step(state, luck)


def spent(work):
    began = time.process_time()
    work()
    return time.process_time() - began


def grow_until(seconds, run):
    """Grows the work until it takes long enough to be measured; work done per second."""
    amount = 64
    while True:
        took = run(amount)
        if took > seconds * 0.6:
            return amount / took
        amount = int(amount * min(8, max(1.5, seconds / max(took, 1e-6))))


def deal_seconds(game, luck):
    """What the draws of a deal cost, in C++: never less than nothing."""
    bots = [pyspiel.make_uniform_random_bot(seat, luck.randrange(1 << 30)) for seat in range(4)]
    dealt = [first_decision(game, luck, 1) for _ in range(DEALS)]
    fresh = [game.new_initial_state() for _ in range(DEALS)]

    def play(states):
        return spent(lambda: [pyspiel.evaluate_bots(one, bots, 7) for one in states])

    return max(0.0, (play(fresh) - play(dealt)) / DEALS)


def playouts(game, seconds, luck):
    state = first_decision(game, luck, 2)

    def run(amount):
        evaluator = pyspiel.RandomRolloutEvaluator(amount, luck.randrange(1 << 30))
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        return spent(lambda: bot.step(state))

    games = grow_until(seconds, run)
    dealt = 1 / (1 / games + deal_seconds(game, luck))
    decisions = choices = 0
    for _ in range(COUNTED_GAMES):
        play = state.clone()
        while not play.is_terminal():
            legal = step(play, luck)
            decisions += legal > 0
            choices += legal > 1
    return {
        "games_s": games,
        "decisions_s": games * decisions / COUNTED_GAMES,
        "choices_s": games * choices / COUNTED_GAMES,
        "choices_s_with_deals": dealt * choices / COUNTED_GAMES,
        "forced_share": 1 - choices / decisions,
        "decisions_per_game": decisions / COUNTED_GAMES,
    }


def ismcts(game, seconds, luck):
    state = first_decision(game, luck, 4)
    seed = luck.randrange(1 << 30)

    def run(amount):
        bot = pyspiel.ISMCTSBot(
            seed,
            pyspiel.RandomRolloutEvaluator(1, seed),
            2.0,
            amount,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        return spent(lambda: bot.step(state))

    return {"iterations_s": grow_until(seconds, run)}


def main():
    reader = argparse.ArgumentParser()
    reader.add_argument("what", choices=["playouts", "ismcts"])
    reader.add_argument("--seconds", type=float, default=2)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    game = pyspiel.load_game(GAME)
    measure = {"playouts": playouts, "ismcts": ismcts}[asked.what]
    figures = measure(game, asked.seconds, random.Random(asked.seed))
    print(json.dumps({"peer": "open_spiel", "game": GAME, **figures}))


main()
