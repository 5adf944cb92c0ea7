"""Parure against OpenSpiel, both sides in turns in one run, so that a busy machine hits both alike.

    python ratios.py --parure FILE [--rounds 5] [--seconds 2] [--out FILE]

One line for each goal: the ratio's median, least and most, both medians, the goal. Ends with 1 if
a median misses its goal by more than 15 % (what is left to the machine's noise).
"""

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path

OPENSPIEL = Path(__file__).with_name("openspiel.py")
SLACK = 0.85
# What is compared: ours, its key; theirs, its key; the goal and what would be splendid.
GOALS = [
    ("choices", "queens-necklace", "choices_s", "playouts", "choices_s", 5, 7),
    ("choices", "saba", "choices_s", "playouts", "choices_s", 3, 5),
    ("choices", "versailles", "choices_s", "playouts", "choices_s", 3, 5),
    ("search", "queens-necklace", "search_iterations_s", "ismcts", "iterations_s", 4, 6),
]


def run(command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=900)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} failed: {done.stderr.strip()}")
    return json.loads(done.stdout.splitlines()[-1])


def spread(values):
    return {"median": statistics.median(values), "min": min(values), "max": max(values)}


def compare(asked, game, key, peer, peer_key):
    ours = [asked.parure, "bench", game, "--seats", "4", "--rounds", "1", "--json"]
    theirs = [sys.executable, OPENSPIEL, peer, "--seconds", str(asked.seconds)]
    rates = {"ours": [], "theirs": []}
    for turn in range(asked.rounds):
        sides = [("ours", ours, key), ("theirs", theirs, peer_key)]
        for side, command, name in sides if turn % 2 == 0 else reversed(sides):
            rates[side].append(run(command)[name])
    ratios = [a / b for a, b in zip(rates["ours"], rates["theirs"])]
    return spread(ratios), statistics.median(rates["ours"]), statistics.median(rates["theirs"])


def main():
    reader = argparse.ArgumentParser()
    reader.add_argument("--parure", required=True)
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--seconds", type=float, default=2)
    reader.add_argument("--out")
    asked = reader.parse_args()
    lines, missed = [], False
    for what, game, key, peer, peer_key, goal, splendid in GOALS:
        ratio, ours, theirs = compare(asked, game, key, peer, peer_key)
        missed |= ratio["median"] < goal * SLACK
        line = {"what": what, "game": game, "peer": f"open_spiel hearts {peer}", "ratio": ratio}
        line |= {"ours": ours, "theirs": theirs, "goal": goal, "splendid": splendid}
        print(json.dumps(line), flush=True)
        lines.append(line)
    if asked.out:
        Path(asked.out).write_text("".join(json.dumps(line) + "\n" for line in lines))
    sys.exit(1 if missed else 0)


main()
