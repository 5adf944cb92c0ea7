#!/usr/bin/env python3
"""Measures the house beside boardgame.io, in turns, each server on one core and its guests on
another, loopback only.

    python3 bench/peers/run.py [--rounds 3] [--seconds 8] [--tables 8,32,100] [--rate R]

The house writes every decision to the disk; boardgame.io keeps its matches in memory. Only the
ratios of one run mean anything. Prints one line of JSON for each round and a table of medians.
"""

import argparse
import json
import pathlib
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent
PARURE = HERE.parent.parent / "target/release/parure"
SERVER_CORE, LOAD_CORE = "0", "1"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def until_open(port):
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"nothing listens on {port}")


def pinned(core, *command):
    return ["taskset", "-c", core, *map(str, command)]


def measured(serve, load, port):
    server = subprocess.Popen(serve, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until_open(port)
        said = subprocess.run(load, check=True, capture_output=True, text=True, timeout=120)
        return json.loads(said.stdout.splitlines()[-1])
    finally:
        server.send_signal(signal.SIGTERM)
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def ours(tables, options):
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        data = pathlib.Path(folder) / "house.db"
        house, metrics = f"127.0.0.1:{port}", f"127.0.0.1:{free_port()}"
        serve = pinned(SERVER_CORE, PARURE, "serve", "--unlimited", "--window-seconds", str(options.window), "--listen", house, "--metrics", metrics, "--data", data)
        load = pinned(LOAD_CORE, PARURE, "load", "--house", house, "--metrics", metrics, "--tables", tables)
        load += ["--seats", "4", "--seconds", str(options.seconds), "--json"]
        load += ["--rate", str(options.rate)] if options.rate else []
        return measured(serve, load, port)


def theirs(tables, options):
    port = free_port()
    serve = pinned(SERVER_CORE, "node", HERE / "server.cjs", port)
    load = pinned(LOAD_CORE, "node", HERE / "load.cjs", port, tables, 4, options.seconds)
    load += [str(options.rate)] if options.rate else []
    return measured(serve, load, port)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=8)
    parser.add_argument("--tables", default="8,32,100")
    parser.add_argument("--rate", type=float)
    parser.add_argument("--window", type=float, default=0.001, help="seconds a reaction stays open; a guest who has answered waits for its end")
    options = parser.parse_args()
    rows = []
    for tables in options.tables.split(","):
        rounds = []
        for number in range(options.rounds):
            pair = (ours(tables, options), theirs(tables, options))
            rounds.append(pair)
            line = {"tables": int(tables), "round": number, "parure": pair[0], "boardgame.io": pair[1]}
            print(json.dumps(line), flush=True)
        ratio = lambda key: statistics.median(one[key] / other[key] for one, other in rounds)
        mean = lambda side, key: statistics.median(pair[side][key] for pair in rounds)
        rows.append(
            f"| {tables} | {mean(0, 'moves_s'):.0f} | {mean(1, 'moves_s'):.0f} | {ratio('moves_s'):.1f} "
            f"| {mean(0, 'p99_ms'):.1f} | {mean(1, 'p99_ms'):.1f} | {ratio('p99_ms'):.2f} "
            f"| {mean(0, 'bytes_per_move_and_viewer'):.0f} "
            f"| {mean(1, 'bytes_per_move_and_viewer'):.0f} |"
        )
    print("| tables | moves/s | peer | ratio | p99 ms | peer | ratio | bytes | peer |")
    print("|---|---|---|---|---|---|---|---|---|")
    print("\n".join(rows))


if __name__ == "__main__":
    sys.exit(main())
