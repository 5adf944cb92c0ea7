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
import urllib.parse

VERSION = 2
# RFC 6455, section 1.3: what both sides add to the key to show that they mean a WebSocket.
GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Gone(Exception):
    """The house closed the socket."""


class WebSocket:
    """Just enough of RFC 6455 for a client: text frames, pings and the close."""

    def __init__(self, host, port, path, headers):
        self.stream = socket.create_connection((host, port))
        self.stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
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
        self.incoming = self.stream.makefile("rb")
        status = self.incoming.readline().decode().split(" ", 2)
        answered = {}
        while line := self.incoming.readline().strip():
            name, _, value = line.decode().partition(":")
            answered[name.lower()] = value.strip()
        proof = base64.b64encode(hashlib.sha1(key + GUID).digest()).decode()
        if status[1] != "101" or answered.get("sec-websocket-accept") != proof:
            raise SystemExit(f"no socket: {' '.join(status).strip()}")

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

    def _read(self, count):
        data = self.incoming.read(count)
        if len(data) < count:
            raise Gone("the connection was lost")
        return data

    def send(self, message):
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


def play(link, out):
    """One game from hello to the last frame. The result is the table as it was at the end."""
    link.send({"v": VERSION, "kind": "hello", "seen": 0})
    table, view, ply, actions = None, None, 0, []
    sent, waiting = 0, None
    while True:
        frame = link.receive()
        kind = frame["kind"]
        brief = frame if kind == "moved" else frame.get("briefing")
        if kind in ("welcome", "table"):
            table = frame["table"]
            if table["stage"] == "over" and view is not None:
                return table
        if kind == "refused":
            if frame["reason"]["type"] != "stale":
                raise SystemExit(f"refused: {frame['reason']}")
            waiting = None
        if kind == "ack":
            waiting = None
        if brief:
            view = brief["view"] if "view" in brief else merged(view, brief.get("patch", {}))
            ply = brief.get("ply", ply + 1)
            actions = brief.get("actions", [])
        if actions and waiting is None:
            sent += 1
            waiting = f"bot-{os.getpid()}-{sent}"
            action = choose(view, actions)
            out(f"{ply}: {json.dumps(action)}")
            link.send(
                {
                    "v": VERSION,
                    "kind": "submit",
                    "id": waiting,
                    "ply": ply,
                    "steps": [action],
                }
            )


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
    over = play(house.sit(table), out)
    print(json.dumps({"table": table, "standings": over["standings"]}))


if __name__ == "__main__":
    main()
