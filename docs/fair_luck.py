#!/usr/bin/env python3
"""The luck of Parure done again from docs/fair-luck.md, with nothing but the standard
library.

    fair_luck.py                          do the test vectors again
    fair_luck.py RECORD.json              check the commitment of a finished game
    fair_luck.py RECORD.json --bounds B   ... and every pick; B is what
                                          `parure verify RECORD.json --bounds` prints
"""

import hashlib
import hmac
import json
import pathlib
import struct
import sys


def commitment(secret):
    return hashlib.sha256(b"parure luck 1 commitment" + secret).digest()


def seed(secret, game, contributions):
    info = b"parure luck 1 seed"
    for part in [game, *contributions]:
        text = part.encode()
        info += struct.pack(">I", len(text)) + text
    key = hmac.digest(bytes(32), secret, "sha256")  # HKDF extract, no salt
    return hmac.digest(key, info + b"\x01", "sha256")  # HKDF expand, one block


def made_up(secret, seat):
    """The text of a seat that gave none."""
    key = hmac.digest(bytes(32), secret, "sha256")
    info = b"parure luck 1 contribution" + bytes([seat])
    return hmac.digest(key, info + b"\x01", "sha256")[:8].hex()


def seed_from_number(number):
    return hashlib.sha256(b"parure luck 1 number" + struct.pack(">Q", number)).digest()


def words(seed):
    """The ChaCha20 key stream as little-endian words: nonce 0, counter from 0."""

    def turn(s, a, b, c, d):
        for x, y, z, left in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            s[z] ^= s[x]
            s[z] = (s[z] << left | s[z] >> (32 - left)) & 0xFFFFFFFF

    key = struct.unpack("<8I", seed)
    counter = 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key]
        start += [counter & 0xFFFFFFFF, counter >> 32, 0, 0]
        s = list(start)
        for _ in range(10):
            for column in range(4):
                turn(s, column, column + 4, column + 8, column + 12)
            for column in range(4):
                turn(
                    s,
                    column,
                    (column + 1) % 4 + 4,
                    (column + 2) % 4 + 8,
                    (column + 3) % 4 + 12,
                )
        for one, other in zip(s, start):
            yield (one + other) & 0xFFFFFFFF
        counter += 1


def pick(stream, options):
    if options == 1:
        return 0
    fair = 2**32 // options * options
    return next(word for word in stream if word < fair) % options


def check_vectors():
    path = pathlib.Path(__file__).with_name("fair-luck-vectors.json")
    for case in json.loads(path.read_text())["cases"]:
        if "number" in case:
            found = seed_from_number(case["number"])
        else:
            secret = bytes.fromhex(case["secret"])
            assert commitment(secret).hex() == case["commitment"], case
            for seat, text in enumerate(case["made_up"]):
                assert made_up(secret, seat) == text, case
            found = seed(secret, case["game"], case["contributions"])
        assert found.hex() == case["seed"], case
        stream = words(found)
        assert [next(stream) for _ in case["words"]] == case["words"], case
        stream = words(found)
        assert [pick(stream, n) for n in case["bounds"]] == case["picks"], case
        assert next(stream) == case["next_word"], case
    return "all vectors fit"


def check_record(path, bounds):
    record = json.loads(pathlib.Path(path).read_text())
    fairness = record["fairness"]
    secret = bytes.fromhex(fairness["secret"])
    if commitment(secret).hex() != fairness["commitment"]:
        raise SystemExit("the revealed secret does not fit the commitment")
    stream = words(seed(secret, record["game"], fairness["contributions"]))
    found = [pick for row in record["rows"] for pick in row.get("picks", [])]
    for seat, text in enumerate(fairness["contributions"]):
        whence = "follows from the secret" if text == made_up(secret, seat) else "was given"
        print(f"seat {seat}: the text {text!r} {whence}")
    if bounds is None:
        return "the secret fits the commitment; give --bounds to check the picks"
    if len(bounds) != len(found):
        raise SystemExit(f"{len(found)} picks in the record, {len(bounds)} bounds given")
    for at, (written, options) in enumerate(zip(found, bounds)):
        drawn = pick(stream, options)
        if drawn != written:
            raise SystemExit(f"pick {at} of {options}: written {written}, drawn {drawn}")
    return f"the secret fits the commitment, and all {len(found)} picks follow from it"


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            print(check_vectors())
        case [record]:
            print(check_record(record, None))
        case [record, "--bounds", bounds]:
            print(check_record(record, [int(n) for n in bounds.split(",") if n]))
        case _:
            raise SystemExit(__doc__)
