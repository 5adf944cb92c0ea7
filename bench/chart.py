"""Draws docs/pictures/cost.svg: what a move costs, from what `parure bench --json` and the arena
measured.

    parure bench --json > bench.jsonl
    python3 bench/chart.py bench.jsonl > docs/pictures/cost.svg

Left: a decision of random play, listed and carried out, by number of seats. Right: a searched turn
by iterations, from the iterations in a second. Both axes of the right part are logarithmic.
"""

import json
import math
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
    low, high = 0, 4
    up = lambda ms: TOP + HEIGHT * (1 - (math.log10(max(ms, 1)) - low) / (high - low))
    along = lambda n: x + 20 + (WIDTH - 40) * math.log10(n / 100) / 2
    for power in range(low, high + 1):
        yield from level(x, up(10**power), 10**power)
    for n in ITERATIONS:
        yield from under(along(n), TOP + HEIGHT, n)
    for game, colour in LOOKS.items():
        yield from line([(along(n), up(1000 * n / rate[game])) for n in ITERATIONS], colour)


def main():
    benches = [json.loads(text) for text in open(sys.argv[1])]
    width = 2 * (WIDTH + LEFT) + 40
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {TOP + HEIGHT + 60}"')
    print(f'  font-family="sans-serif" font-size="12" fill="{INK}">')
    print(f'<rect width="100%" height="100%" fill="#fff"/>')
    for part in [*playing(benches, LEFT), *searching(benches, 2 * LEFT + WIDTH + 20)]:
        print(part)
    for at, (game, colour) in enumerate(LOOKS.items()):
        x, y = LEFT + 160 * at, TOP + HEIGHT + 40
        print(f'<rect x="{x}" y="{y - 9}" width="10" height="10" fill="{colour}"/>')
        print(f'<text x="{x + 16}" y="{y}">{NAMES[game]}</text>')
    print("</svg>")


main()
