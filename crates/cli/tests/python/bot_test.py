"""What examples/bot.py says when nobody else says anything, and when the house is gone.

A house of a few lines stands in for the real one: it plays no game, it only notes.
"""

import base64
import hashlib
import importlib.util
import json
import os
import socket
import struct
import threading
import unittest

PLACE = os.path.join(os.path.dirname(__file__), "../../../../examples/bot.py")
SPEC = importlib.util.spec_from_file_location("bot", PLACE)
bot = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(bot)

PASS = {"action": {"type": "pass"}, "notation": "pass", "path": []}
LOBBY = {"stage": "lobby"}
PLAYING = {"stage": "playing"}
OVER = {"stage": "over", "standings": {"places": [1]}}


class Visit:
    """One socket as the house has it."""

    def __init__(self, link):
        self.link, self.stream = link, link.makefile("rb")
        headers = {}
        self.stream.readline()
        while line := self.stream.readline().strip().decode():
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
        proof = hashlib.sha1(headers["sec-websocket-key"].encode() + bot.GUID).digest()
        answer = [
            "HTTP/1.1 101 Switching Protocols",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Accept: {base64.b64encode(proof).decode()}",
        ]
        link.sendall(("\r\n".join(answer) + "\r\n\r\n").encode())

    def say(self, kind, **fields):
        text = json.dumps({"v": bot.VERSION, "kind": kind, **fields}).encode()
        self.link.sendall(b"\x81" + bytes([126]) + struct.pack(">H", len(text)) + text)

    def shut(self, code):
        self.link.sendall(b"\x88\x02" + struct.pack(">H", code))

    def hear(self):
        """The next message; nothing for the end."""
        head = self.stream.read(2)
        if len(head) < 2 or head[0] & 0x0F == bot.CLOSE:
            return None
        size = head[1] & 0x7F
        if size == 126:
            (size,) = struct.unpack(">H", self.stream.read(2))
        mask, text = self.stream.read(4), self.stream.read(size)
        return json.loads(bytes(byte ^ mask[at % 4] for at, byte in enumerate(text)))


class Bot(unittest.TestCase):
    def play(self, *visits):
        """Plays through visits that the house receives one after the other."""
        door = socket.create_server(("127.0.0.1", 0))
        port = door.getsockname()[1]
        faults = []

        def open_house():
            try:
                for visit in visits:
                    link, _ = door.accept()
                    visit(Visit(link))
                    link.close()
            except Exception as fault:
                faults.append(fault)
            door.close()

        thread = threading.Thread(target=open_house, daemon=True)
        thread.start()
        try:
            return bot.play(bot.House(f"http://127.0.0.1:{port}"), "table", lambda line: None)
        finally:
            thread.join(5)
            self.assertEqual(faults, [])

    def setUp(self):
        bot.BEAT, bot.SILENCE, bot.PATIENCE = 0.05, 5, 0.5

    def test_it_says_that_it_is_here_while_others_think(self):
        heard = []

        def house(visit):
            heard.append(visit.hear())
            visit.say("welcome", table=LOBBY, entries=[], seq=0)
            heard.append(visit.hear())
            visit.say("beat")
            heard.append(visit.hear())
            visit.say("table", table=OVER)

        self.assertEqual(self.play(house), OVER)
        self.assertEqual([frame["kind"] for frame in heard], ["hello", "beat", "beat"])

    def test_an_answer_that_is_held_is_given_once(self):
        brief = {"ply": 7, "view": {}, "actions": [PASS]}
        kinds = []

        def house(visit):
            visit.hear()
            visit.say("welcome", table=PLAYING, entries=[], seq=0, briefing=brief)
            visit.say("ack", id=visit.hear()["id"])
            kinds.append(visit.hear()["kind"])
            visit.say("moved", seq=1, events=[{"type": "passed"}], actions=[PASS])
            kinds.append(visit.hear()["ply"])
            visit.say("table", table=OVER)

        self.play(house)
        self.assertEqual(kinds, ["beat", 8])

    def test_it_comes_back_with_what_it_saw_and_what_it_had_sent(self):
        sent = []
        brief = {"ply": 7, "view": {}, "actions": [PASS]}
        entry = {"n": 1, "type": "event", "event": {"type": "dealt"}}

        def cut(visit):
            sent.append(visit.hear())
            visit.say("welcome", table=PLAYING, entries=[entry], seq=0)
            visit.say("moved", seq=1, events=[{"type": "a"}, {"type": "b"}], ply=7, actions=[PASS])
            sent.append(visit.hear())

        def again(visit):
            sent.append(visit.hear())
            visit.say("welcome", table=PLAYING, entries=[], seq=0, briefing=brief)
            sent.append(visit.hear())
            visit.say("table", table=OVER)

        self.play(cut, again)
        self.assertEqual([sent[0]["seen"], sent[2]["seen"]], [0, 3])
        self.assertEqual(sent[1], sent[3])

    def test_it_gives_up_on_a_house_that_does_not_come_back(self):
        with self.assertRaisesRegex(SystemExit, "does not come back"):
            self.play(lambda visit: visit.hear())

    def test_it_does_not_come_back_where_it_is_not_wanted(self):
        with self.assertRaisesRegex(SystemExit, "no such table"):
            self.play(lambda visit: (visit.hear(), visit.shut(4004)))


if __name__ == "__main__":
    unittest.main()
