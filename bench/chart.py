"""Draws docs/pictures/cost.svg: what a move costs, from what was measured.

    parure bench --json > bench.jsonl
    python3 bench/peers/run.py --tables 1,8,32,100 > house.jsonl
    python3 bench/chart.py bench.jsonl house.jsonl > docs/pictures/cost.svg

A decision of random play, listed and carried out, by number of seats; a searched turn by
iterations, from the iterations in a second (both axes logarithmic); a move of four people in the
house by number of tables.
"""

import json
import math
import statistics
import sys

INK, GRID = "#333", "#ddd"
LOOKS = {"queens-necklace": "#8a1c3c", "saba": "#1f6f54", "versailles": "#2b4c8c"}
NAMES = {"queens-necklace": "Queen’s Necklace", "saba": "Saba", "versailles": "Versailles"}
WIDTH, HEIGHT, LEFT, TOP = 300, 220, 60, 40
ITERATIONS = [100, 300, 1000, 3000, 10000]


def frame(x, title):
    yield f'<text x="{x}" y="{TOP - 16}" font-weight="bold">{title}</text>'
    yield f'<rect x="{x}" y="{TOP}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="{INK}"/>'


def line(points, colour):
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    yield f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
    for x, y in points:
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>'


def level(x, y, text):
    yield f'<line x1="{x}" x2="{x + WIDTH}" y1="{y:.1f}" y2="{y:.1f}" stroke="{GRID}"/>'
    yield f'<text x="{x - 6}" y="{y + 4:.1f}" text-anchor="end">{text}</text>'


def under(x, y, text):
    yield f'<text x="{x:.1f}" y="{y + 16}" text-anchor="middle">{text}</text>'


def playing(benches, x):
    yield from frame(x, "ns a decision of random play, by seats")
    most = 20 * math.ceil(max(one["ns_per_decision"] for one in benches) / 20)
    at = lambda one: (
        x + WIDTH * (one["seats"] - 1.5) / 6,
        TOP + HEIGHT * (1 - one["ns_per_decision"] / most),
    )
    for ns in range(0, most + 1, 20):
        yield from level(x, TOP + HEIGHT * (1 - ns / most), ns)
    for seats in range(2, 8):
        yield from under(x + WIDTH * (seats - 1.5) / 6, TOP + HEIGHT, seats)
    for game, colour in LOOKS.items():
        yield from line([at(one) for one in benches if one["game"] == game], colour)


def searching(benches, x):
    yield from frame(x, "ms a turn of search at four seats, by iterations")
    rate = {one["game"]: one["search_iterations_s"] for one in benches if one["seats"] == 4}
    low, high = -1, 3
    up = lambda ms: TOP + HEIGHT * (1 - (math.log10(ms) - low) / (high - low))
    along = lambda n: x + 20 + (WIDTH - 40) * math.log10(n / 100) / 2
    for power in range(low, high + 1):
        yield from level(x, up(10**power), f"{10**power:g}")
    for n in ITERATIONS:
        yield from under(along(n), TOP + HEIGHT, n)
    for game, colour in LOOKS.items():
        yield from line([(along(n), up(1000 * n / rate[game])) for n in ITERATIONS], colour)


def serving(loads, x):
    yield from frame(x, "µs of a house’s processor a move, by tables")
    cost = {}
    for load in loads:
        said = load["parure"]
        cost.setdefault(load["tables"], []).append(1e6 * said["server_cpu_s"] / said["moves"])
    cost = {tables: statistics.median(all) for tables, all in sorted(cost.items())}
    most = 100 * math.ceil(max(cost.values()) / 100)
    along = lambda tables: x + 20 + (WIDTH - 40) * math.log10(tables) / 2
    up = lambda us: TOP + HEIGHT * (1 - us / most)
    for us in range(0, most + 1, 100):
        yield from level(x, up(us), us)
    for tables in cost:
        yield from under(along(tables), TOP + HEIGHT, tables)
    yield from line([(along(tables), up(us)) for tables, us in cost.items()], LOOKS["queens-necklace"])


def main():
    benches, loads = (
        [json.loads(text) for text in open(name) if text.startswith("{")] for name in sys.argv[1:3]
    )
    width = 3 * (WIDTH + LEFT) + 60
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {TOP + HEIGHT + 60}"')
    print(f'  font-family="sans-serif" font-size="12" fill="{INK}">')
    print(f'<rect width="100%" height="100%" fill="#fff"/>')
    places = [LEFT + at * (LEFT + WIDTH + 20) for at in range(3)]
    for part in [playing(benches, places[0]), searching(benches, places[1]), serving(loads, places[2])]:
        print("\n".join(part))
    for at, (game, colour) in enumerate(LOOKS.items()):
        x, y = LEFT + 160 * at, TOP + HEIGHT + 40
        print(f'<rect x="{x}" y="{y - 9}" width="10" height="10" fill="{colour}"/>')
        print(f'<text x="{x + 16}" y="{y}">{NAMES[game]}</text>')
    print("</svg>")


main()
