"""`parure engine` as a program in another language sees it. Standard library only.

Run by `cargo test -p parure-cli`; by hand: PARURE=target/debug/parure python3 engine_test.py
With UPDATE=1 the answers in docs/engine-protocol.md are written anew.
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[4]
PARURE = os.environ.get("PARURE", str(ROOT / "target" / "debug" / "parure"))


class Engine:
    """A session: one line out, one line in."""

    def __init__(self):
        self.process = subprocess.Popen(
            [PARURE, "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def line(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().rstrip("\n")

    def ask(self, do, **fields):
        return json.loads(self.line(json.dumps({"do": do, **fields})))

    def get(self, do, **fields):
        answer = self.ask(do, **fields)
        if "ok" not in answer:
            raise AssertionError(f"{do} {fields}: {answer}")
        return answer["ok"]

    def close(self):
        self.process.stdin.close()
        code = self.process.wait(timeout=10)
        self.process.stdout.close()
        return code


class EngineTest(unittest.TestCase):
    def setUp(self):
        self.engine = Engine()
        self.addCleanup(self.engine.close)
        self.games = {game["game"]: game for game in self.engine.get("games")}

    def play(self, number, choose):
        """Plays a match to its end; `choose` answers (seat, briefing) with steps."""
        while True:
            owed = self.engine.get("briefing", match=number, viewer="all")["asked"]
            if owed["type"] == "over":
                return self.engine.get("standings", match=number)
            seats = [owed["seat"]] if owed["type"] == "solo" else owed["asked"]
            for seat in seats:
                briefing = self.engine.get("briefing", match=number, viewer=seat)
                if briefing["actions"]:
                    steps = choose(seat, briefing)
                    self.engine.get(
                        "submit", match=number, seat=seat, ply=briefing["ply"], steps=steps
                    )
                    break
            else:
                raise AssertionError("somebody is asked, but nobody may act")

    def test_every_game_can_be_played_to_its_end_at_every_table(self):
        dice = random.Random(1)
        for game in self.games.values():
            fewest, most = game["seats"]
            for seats in range(fewest, most + 1):
                for options in game["variants"][str(seats)]:
                    with self.subTest(game=game["game"], seats=seats, options=options):
                        opened = self.engine.get(
                            "new", game=game["game"], seats=seats, options=options, seed=7
                        )
                        form = dice.choice(["action", "notation"])
                        standings = self.play(
                            opened["match"],
                            lambda _, briefing: [dice.choice(briefing["actions"])[form]],
                        )
                        self.assertTrue(standings["over"])
                        self.assertEqual(len(standings["places"]), seats)
                        self.assertIn(1, standings["places"])
                        self.engine.get("close", match=opened["match"])

    def test_a_bot_can_be_asked_and_the_same_seed_gives_the_same_game(self):
        for game in self.games.values():
            records = []
            for _ in range(2):
                opened = self.engine.get("new", game=game["game"], seats=game["seats"][0], seed=3)
                number = opened["match"]

                def ask_bot(seat, briefing):
                    thought = self.engine.get(
                        "choose", match=number, seat=seat, bot="random", seed=briefing["ply"]
                    )
                    self.assertEqual(thought["ply"], briefing["ply"])
                    return [thought["action"]]

                self.play(number, ask_bot)
                records.append(self.engine.get("record", match=number))
            self.assertEqual(records[0], records[1])

    def test_a_record_can_be_loaded_and_proved(self):
        game = min(self.games)
        opened = self.engine.get("new", game=game, seats=self.games[game]["seats"][0])
        number = opened["match"]
        self.assertIsNone(self.engine.get("record", match=number)["fairness"]["secret"])
        self.play(number, lambda _, briefing: [briefing["actions"][0]["action"]])
        record = self.engine.get("record", match=number)
        self.assertEqual(record["fairness"]["commitment"], opened["commitment"])
        again = self.engine.get("load", record=record)["match"]
        for viewer in [0, 1, "spectator", "all"]:
            self.assertEqual(
                self.engine.get("story", match=number, viewer=viewer),
                self.engine.get("story", match=again, viewer=viewer),
            )
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "record.json")
            path.write_text(json.dumps(record))
            run = lambda *command: subprocess.run(command, capture_output=True, text=True)
            self.assertEqual(run(PARURE, "verify", str(path)).returncode, 0)
            bounds = run(PARURE, "verify", str(path), "--bounds").stdout.strip()
            script = str(ROOT / "docs" / "fair_luck.py")
            proof = run(sys.executable, script, str(path), "--bounds", bounds)
            self.assertIn("picks follow from it", proof.stdout, proof.stderr)
            record["rows"][0]["picks"][0] ^= 1
            path.write_text(json.dumps(record))
            self.assertEqual(run(PARURE, "verify", str(path)).returncode, 1)

    def test_a_decision_can_be_taken_back(self):
        number = self.engine.get("new", game="kuhn", seats=2, seed=1)["match"]
        before = self.engine.get("briefing", match=number, viewer=0)
        self.engine.get("submit", match=number, seat=0, steps=["check"])
        self.engine.get("take_back", match=number, seat=0)
        after = self.engine.get("briefing", match=number, viewer=0)
        self.assertEqual(before["view"], after["view"])
        self.assertEqual(after["ply"], 2)
        error = self.engine.ask("take_back", match=number, seat=0)["error"]
        self.assertEqual(error["type"], "nothing_to_take_back")

    def test_a_rival_is_told_no_secret(self):
        number = self.engine.get("new", game="kuhn", seats=2, seed=1)["match"]
        hands = self.engine.get("briefing", match=number, viewer=0)["view"]["hands"]
        self.assertIn("up", hands[0])
        self.assertEqual(hands[1], "down")

    def test_the_story_is_told_in_words(self):
        number = self.engine.get("new", game="kuhn", seats=2, seed=1)["match"]
        story = self.engine.get("story", match=number, viewer=1, lang="fr", names=["Anna", "Bert"])
        self.assertEqual(story[0]["text"], "Anna reçoit une carte")

    def test_a_malformed_line_gets_an_error_and_the_session_goes_on(self):
        for line in [
            "not json",
            "[]",
            "7",
            "null",
            "{}",
            '{"do": "dance"}',
            '{"do": "new"}',
            '{"do": "new", "game": "chess", "seats": 2}',
            '{"do": "new", "game": "kuhn", "seats": 200}',
            '{"do": "new", "game": "kuhn", "seats": 2, "seed": -1}',
            '{"do": "new", "game": "kuhn", "seats": 2, "seed": 1, "secret": "00"}',
            '{"do": "new", "game": "kuhn", "seats": 2, "options": {"x": 1}}',
            '{"do": "briefing", "match": 9, "viewer": 0}',
            '{"do": "load", "record": {"game": "kuhn"}}',
            '{"do": "load", "record": 3}',
            "[" * 1000,
            "\u0000",
        ]:
            with self.subTest(line=line[:60]):
                answer = json.loads(self.engine.line(line))
                self.assertIn("message", answer["error"])
        self.assertTrue(self.engine.get("games"))

    def test_wrong_answers_say_what_would_be_right(self):
        number = self.engine.get("new", game="kuhn", seats=2, seed=1)["match"]
        error = self.engine.ask("submit", match=number, seat=0, steps=["fold"])["error"]
        self.assertEqual(error["legal"], ["check", "bet"])
        error = self.engine.ask("submit", match=number, seat=0, ply=4, steps=["bet"])["error"]
        self.assertEqual(error["refused"], {"type": "stale", "answered": 4, "now": 0})
        error = self.engine.ask("choose", match=number, seat=0, bot="deep-blue")["error"]
        self.assertIn("random", error["known"])
        error = self.engine.ask("briefing", match=number, viewer=5)["error"]
        self.assertEqual(error["type"], "unknown_seat")

    def test_the_id_of_a_request_comes_back(self):
        answer = json.loads(self.engine.line('{"id": ["any", 1], "do": "dance"}'))
        self.assertEqual(answer["id"], ["any", 1])

    def test_quit_ends_the_session(self):
        self.assertEqual(self.engine.get("quit"), {})
        self.assertEqual(self.engine.close(), 0)


class TranscriptTest(unittest.TestCase):
    def test_the_transcript_in_the_documentation_is_real(self):
        page = ROOT / "docs" / "engine-protocol.md"
        engine = Engine()
        self.addCleanup(engine.close)
        written, real = page.read_text().splitlines(), []
        for line in written:
            if line.startswith("< "):
                continue
            real.append(line)
            if line.startswith("> "):
                real.append("< " + engine.line(line[2:]))
        if os.environ.get("UPDATE"):
            page.write_text("\n".join(real) + "\n")
        else:
            self.assertEqual(written, real, "run with UPDATE=1 to write it anew")


if __name__ == "__main__":
    unittest.main()
