#!/usr/bin/env python3
"""A player of one's own: sits down at a table of a house and plays a whole game.

    python3 examples/bot.py --play-now GAME
    python3 examples/bot.py --table ID --token TOKEN

It needs nothing but Python's standard library. It plays any legal action; `choose` is the
place to put something better. The rules are not needed for that: every legal action
comes with the briefing. docs/protocol.md has the frames, /api/openapi.json the requests.
"""

import argparse
import base64
import hashlib
import http.client
import json
import os
import random
import socket
import struct
import sys
import time
import urllib.parse

VERSION = 2
# RFC 6455, section 1.3: what both sides add to the key to show that they mean a WebSocket.
GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

# After so many seconds without a word of ours the house is told that we are here: it closes
# a socket from which nothing comes for 45. It answers, so one that is silent is gone.
BEAT, SILENCE = 10, 45
# Seconds before the first attempt to come back, the longest between two, and in all.
FIRST_PAUSE, LONGEST_PAUSE, PATIENCE = 0.1, 5, 60
# Why the house closes a socket for good: docs/protocol.md, "Limits".
FOR_GOOD = {
    4000: "it speaks another version",
    4003: "too many or senseless frames",
    4004: "there is no such table",
    4007: "the table is for its players alone",
}


class Gone(Exception):
    """The socket is closed; one may come back."""


class WebSocket:
    """Just enough of RFC 6455 for a client: text frames, pings and the close."""

    def __init__(self, host, port, path, headers):
        self.stream = socket.create_connection((host, port), timeout=BEAT)
        self.stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""
        self.opened = self.said = self.heard = time.monotonic()
        key = base64.b64encode(os.urandom(16))
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key.decode()}",
        ] + [f"{name}: {value}" for name, value in headers.items()]
        self.stream.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self._line().split(" ", 2)
        answered = {}
        while line := self._line():
            name, _, value = line.partition(":")
            answered[name.lower()] = value.strip()
        proof = base64.b64encode(hashlib.sha1(key + GUID).digest()).decode()
        if status[1:2] in (["400"], ["401"], ["403"], ["404"]):
            raise SystemExit(f"no socket: {' '.join(status)}")
        if status[1:2] != ["101"] or answered.get("sec-websocket-accept") != proof:
            raise Gone(f"no socket: {' '.join(status)}")

    def close(self):
        self.stream.close()

    def _write(self, kind, payload):
        """One frame. A client masks what it sends."""
        mask = os.urandom(4)
        size = len(payload)
        head = bytes([0x80 | kind])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 1 << 16:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
        self.stream.sendall(head + mask + masked)

    def _fill(self):
        """Waits for more, and says now and then that we are still here."""
        while True:
            if time.monotonic() - self.said >= BEAT:
                self.send({"v": VERSION, "kind": "beat"})
            try:
                data = self.stream.recv(1 << 16)
            except TimeoutError:
                if time.monotonic() - self.heard >= SILENCE:
                    raise Gone("nothing is heard from the house") from None
                continue
            if not data:
                raise Gone("the connection was lost")
            self.heard = time.monotonic()
            self.buffer += data
            return

    def _read(self, count):
        while len(self.buffer) < count:
            self._fill()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def _line(self):
        """One line of the answer that opens the socket."""
        while b"\r\n" not in self.buffer:
            self._fill()
        line, _, self.buffer = self.buffer.partition(b"\r\n")
        return line.decode()

    def send(self, message):
        self.said = time.monotonic()
        self._write(TEXT, json.dumps(message).encode())

    def receive(self):
        """The next message."""
        text = b""
        while True:
            first, second = self._read(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack(">H", self._read(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self._read(8))
            payload = self._read(size)
            kind = first & 0x0F
            if kind == PING:
                self._write(PONG, payload)
            elif kind == CLOSE:
                code = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else None
                if code in FOR_GOOD:
                    raise SystemExit(f"the house closed the socket: {FOR_GOOD[code]}")
                raise Gone(f"the house closed the socket: {code}")
            elif kind != PONG:
                text += payload
                if first & 0x80:
                    return json.loads(text)


class House:
    """Requests to the house, as one guest or with a token."""

    def __init__(self, address, token=None):
        place = urllib.parse.urlsplit(address)
        self.host, self.port = place.hostname, place.port or 80
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def ask(self, method, path, body=None):
        link = http.client.HTTPConnection(self.host, self.port)
        headers = {"Content-Type": "application/json", **self.headers}
        link.request(method, path, None if body is None else json.dumps(body), headers)
        answer = link.getresponse()
        cookie = answer.getheader("Set-Cookie")
        if cookie:
            self.headers["Cookie"] = cookie.split(";")[0]
        said = json.loads(answer.read() or b"null")
        if answer.status >= 300:
            raise SystemExit(f"{method} {path}: refused: {said['refused']}")
        return said

    def sit(self, table):
        return WebSocket(self.host, self.port, f"/ws/tables/{table}", self.headers)


def choose(view, actions):
    """The action to play. `view` is what this seat may see, `actions` what it may do."""
    return random.choice(actions)["action"]


def merged(view, patch):
    """A view after a patch: docs/protocol.md, "moved"."""
    if not isinstance(patch, dict):
        return patch
    if "=" in patch:
        return patch["="]
    if isinstance(view, list):
        view = [*view]
        for name, change in patch.items():
            if name != "splice":
                view[int(name)] = merged(view[int(name)], change)
        if "splice" in patch:
            at, gone, *come = patch["splice"]
            view[at : at + gone] = come
        return view
    view = dict(view) if isinstance(view, dict) else {}
    for name, change in patch.items():
        if change is None:
            view.pop(name, None)
        else:
            view[name] = merged(view.get(name), change)
    return view


class Player:
    """One seat at one table, through as many sockets as it takes."""

    def __init__(self, out):
        self.out = out
        self.view, self.ply, self.seen = None, 0, 0
        # What may be done now, as long as it has not been answered.
        self.actions = []
        # What was sent and neither acknowledged nor refused; how much was sent in all.
        self.open, self.sent = None, 0

    def play_on(self, link):
        """Plays on one socket. The result is the table as it was at the end."""
        link.send({"v": VERSION, "kind": "hello", "seen": self.seen})
        while True:
            frame = link.receive()
            kind = frame["kind"]
            if kind in ("welcome", "moved"):
                self.learn(frame)
            if kind in ("welcome", "table") and frame["table"]["stage"] == "over":
                return frame["table"]
            if kind == "welcome" and self.open:
                # Under the same id: it is done once, even if it was done before.
                link.send(self.open)
            if kind in ("ack", "refused"):
                self.settle(frame)
            if self.actions and not self.open:
                self.decide(link)

    def learn(self, frame):
        """A welcome has a whole briefing, a move what is new; both may have entries."""
        brief = frame.get("briefing", {}) if frame["kind"] == "welcome" else frame
        if "view" in brief:
            self.view = brief["view"]
        elif "patch" in brief:
            self.view = merged(self.view, brief["patch"])
        self.ply = brief.get("ply", self.ply + 1)
        self.actions = brief.get("actions", [])
        self.seen += len(frame.get("events", []))
        for entry in frame.get("entries", []):
            self.seen = entry["n"]

    def settle(self, frame):
        """Our last decision was taken or not; what may be done next came before that."""
        if frame["kind"] == "refused":
            reason = frame["reason"]["type"]
            if reason == "paused":
                raise Gone("the house cannot write just now")
            if reason != "stale":
                raise SystemExit(f"refused: {frame['reason']}")
        if self.open and frame.get("id") == self.open["id"]:
            self.open = None

    def decide(self, link):
        """Answers once: an answer that is held in a reaction shows only when that ends."""
        action = choose(self.view, self.actions)
        self.actions = []
        self.sent += 1
        self.out(f"{self.ply}: {json.dumps(action)}")
        self.open = {
            "v": VERSION,
            "kind": "submit",
            "id": f"bot-{os.getpid()}-{self.sent}",
            "ply": self.ply,
            "steps": [action],
        }
        link.send(self.open)


def play(house, table, out):
    """One game, whatever happens to the line: after a lost one it goes on where it was."""
    player = Player(out)
    pause, until = FIRST_PAUSE, time.monotonic() + PATIENCE
    while True:
        link = None
        try:
            link = house.sit(table)
            return player.play_on(link)
        except (Gone, OSError) as why:
            # It had been open for a while, so this is a new trouble.
            if link and time.monotonic() - link.opened > LONGEST_PAUSE:
                pause, until = FIRST_PAUSE, time.monotonic() + PATIENCE
            if time.monotonic() + pause > until:
                raise SystemExit(f"the house does not come back: {why}") from None
            out(f"{why}; once more in {pause:.1f} s")
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            if link:
                link.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--house", default="http://127.0.0.1:8080")
    parser.add_argument("--table", help="the table to play at, with its token")
    parser.add_argument("--token", default=os.environ.get("PARURE_TOKEN"))
    parser.add_argument("--play-now", metavar="GAME", help="lay a table with bots and play")
    parser.add_argument("--quiet", action="store_true")
    options = parser.parse_args()
    house = House(options.house, options.token)
    if options.play_now:
        house.ask("GET", "/api/me")
        wish = {"game": options.play_now, "play_now": True}
        table = house.ask("POST", "/api/tables", wish)["id"]
    elif options.table:
        table = options.table
    else:
        parser.error("either --table or --play-now")
    out = (lambda line: None) if options.quiet else (lambda line: print(line, file=sys.stderr))
    over = play(house, table, out)
    print(json.dumps({"table": table, "standings": over["standings"]}))


if __name__ == "__main__":
    main()
