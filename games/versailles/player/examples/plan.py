r"""A plain plan for Versailles: the next ten turns of one's own, as if nobody else played.

It keeps the few dozen plans that look best after each turn (a beam), and plays the first turn
of the best. `examples/referee.py` lets it play against the computer players of Parure:

    python3 examples/referee.py versailles \
        --players games/versailles/player/examples/plan.py,target/release/parure=master
"""

TURNS, WIDTH = 10, 40
ZONES = ["kings-favour", "quarry", "mine", "architects", "workshop", "sawmill", "alchemists", "yard"]
K, Q, M, A, W, S, L, Y = range(8)
NEAR = {K: [Q], Q: [M, Y], M: [A, Y], A: [W, Y], W: [S, Y], S: [L], L: [K], Y: [S]}
HARVEST = {S: 0, Q: 1, M: 2}  # which of wood, marble, gold
RESOURCES = ["wood", "marble", "gold"]
TRACKS = ["yield", "harvest", "specialists"]


def goods_of(price):
    return tuple(price.get(name, 0) for name in RESOURCES)


class Board:
    """What is printed, read once from the first view."""

    def __init__(self, printed):
        self.decorations = [line["decoration"] for line in printed["decorations"]]
        self.line_price = [
            (line["price"]["workers"], goods_of(line["price"]["goods"])) for line in printed["decorations"]
        ]
        self.steps = {
            TRACKS.index(track["track"]): [(s["workers"], goods_of(s["goods"])) for s in track["steps"]]
            for track in printed["tracks"]
        }
        self.slots = [(slot["workers"], goods_of(slot["goods"])) for slot in printed["slots"]]
        self.tiles = {}
        for tile in printed["tiles"]:
            asks = [self.decorations.index(name) for name in tile["decorations"]]
            price = tile["price"]
            self.tiles[tile["tile"]] = (price["workers"], goods_of(price["goods"]), asks, tile["points"])


class Position:
    """What one player has, and what lies open."""

    __slots__ = ("workers", "marker", "coins", "goods", "steps", "held", "tiles", "display", "waiting", "score", "king")

    def copy(self):
        other = Position()
        for name in Position.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    def key(self):
        return (self.workers, self.marker, self.coins, self.goods, self.steps, self.held, self.tiles, self.king)


def read(view, me):
    player = view["players"][me]
    position = Position()
    position.workers = tuple(player["workers"].get(zone, 0) for zone in ZONES)
    position.marker = ZONES.index(player["marker"]) if player["marker"] else None
    position.coins = player["coins"]
    position.goods = goods_of(player["goods"])
    position.steps = tuple(player["technologies"].get(track, 0) for track in TRACKS)
    board = Board(view["printed"])
    position.held = tuple(player["decorations"].get(name, 0) for name in board.decorations)
    position.tiles = tuple(sorted(tile["tile"] for tile in player["tiles"]))
    position.display = tuple(slot["tile"] for slot in view["display"])
    position.waiting = tuple(player["waiting"])
    position.score = player["score"]
    position.king = view["king"]["of"] - view["king"]["steps"]
    fits = {tile["tile"] for tile in player["tiles"] if tile["places"]}
    fits |= {slot["tile"] for slot in view["display"] if slot["tile"] and slot["places"]}
    return board, position, fits


def less(goods, price):
    return tuple(have - cost for have, cost in zip(goods, price))


def covers(goods, price):
    return all(have >= cost for have, cost in zip(goods, price))


def works(board, fits, position, zone, hands):
    """Every way to use so many workers in a zone: what is done, and what is left."""
    todo, out = [((), position, hands)], []
    while todo:
        done, now, left = todo.pop()
        out.append((done, now))
        last = done[-1] if done else ""

        def then(action, after, cost):
            todo.append((done + (action,), after, left - cost))

        if zone == K:
            for line in now.waiting:
                if left >= line + 1:
                    after = now.copy()
                    after.waiting = tuple(other for other in now.waiting if other != line)
                    after.workers = now.workers[:K] + (now.workers[K] + 1,) + now.workers[K + 1 :]
                    then(f"recruit {line}", after, line + 1)
            if left >= 1 and now.coins < 2:
                after = now.copy()
                after.coins = 2
                then(f"turn-coins {2 - now.coins}", after, 1)
        elif zone == A:
            if left >= 1 and now.coins < 2 and not done:
                after = now.copy()
                after.coins = now.coins + 1
                then("turn-coins 1", after, 1)
            for slot, tile in enumerate(now.display):
                cost, price = board.slots[slot]
                if tile is None or tile not in fits or left < cost or not covers(now.goods, price):
                    continue
                if len(now.tiles) >= 4 or f"take {slot + 1}" < last[:6]:
                    continue
                after = now.copy()
                after.goods = less(now.goods, price)
                after.tiles = tuple(sorted(now.tiles + (tile,)))
                after.display = now.display[:slot] + (None,) + now.display[slot + 1 :]
                then(f"take {slot + 1} {tile}", after, cost)
        elif zone == W:
            for at, (cost, price) in enumerate(board.line_price):
                if left >= cost and covers(now.goods, price):
                    after = now.copy()
                    after.goods = less(now.goods, price)
                    after.held = now.held[:at] + (now.held[at] + 1,) + now.held[at + 1 :]
                    then(f"buy {board.decorations[at]}", after, cost)
        elif zone == L:
            for track, steps in board.steps.items():
                at = now.steps[track]
                if at < 3 and left >= steps[at][0] and covers(now.goods, steps[at][1]):
                    after = now.copy()
                    after.goods = less(now.goods, steps[at][1])
                    after.steps = now.steps[:track] + (at + 1,) + now.steps[track + 1 :]
                    then(f"advance {TRACKS[track]}", after, steps[at][0])
        elif zone == Y:
            for tile in now.tiles:
                cost, price, asks, points = board.tiles[tile]
                if tile in fits and left >= cost and covers(now.goods, price) and all(now.held[at] for at in asks):
                    after = now.copy()
                    after.goods = less(now.goods, price)
                    held = list(now.held)
                    for at in asks:
                        held[at] -= 1
                    after.held = tuple(held)
                    after.tiles = tuple(other for other in now.tiles if other != tile)
                    after.score = now.score + points
                    then(f"build {tile}", after, cost)
    return out


def activated(board, fits, position, zone):
    hands = position.workers[zone]
    if zone in HARVEST:
        which = HARVEST[zone]
        gained = min(hands, 3) - (zone == M) + (position.steps[0] > which)
        goods = list(position.goods)
        goods[which] += gained
        position.goods = tuple(goods)
        return [((), position)]
    return works(board, fits, position, zone, hands)


def turns(board, fits, position):
    """Every turn: its steps and what comes of it."""
    moves = []
    for start, count in enumerate(position.workers):
        if not count:
            continue
        for to in NEAR[start]:
            moves.append(("move", start, to, 1, None))
            if position.coins and count >= 2:
                moves.append(("move-pair", start, to, 2, None))
        if position.coins:
            far = {(to, over) for over in NEAR[start] for to in NEAR[over] if to not in NEAR[start]}
            moves.extend(("jump", start, to, 1, over) for to, over in far)
    for kind, start, to, count, over in moves:
        if to == position.marker:
            continue
        after = position.copy()
        workers = list(position.workers)
        workers[start] -= count
        workers[to] += count
        after.workers = tuple(workers)
        after.marker = to
        after.coins -= kind != "move"
        if K in (to, over):
            after.king -= 1
        steps = (f"{kind} {ZONES[start]} {ZONES[to]}", f"activate {ZONES[to]}")
        for done, end in activated(board, fits, after, to):
            yield steps + done, end


def worth(board, fits, position):
    """Points made, and what tiles, goods and technologies may still bring."""
    goods, held = list(position.goods), list(position.held)
    time = min(1.0, position.king / 12)
    value = position.score + 3 * sum(held) + sum(goods) / 3 + len(position.tiles)
    hands = position.workers[Y] + 0.5 * sum(position.workers[zone] for zone in (Q, M, A, W))
    for tile in sorted(position.tiles, key=lambda tile: -board.tiles[tile][3]):
        cost, price, asks, points = board.tiles[tile]
        if tile not in fits:
            continue
        need = list(price)
        short = 0.0
        gain = points - 1
        for at in asks:
            if held[at] > 0:
                held[at] -= 1
                gain -= 3
            else:
                short += 1.5
                need = [a + b for a, b in zip(need, board.line_price[at][1])]
        for which, count in enumerate(need):
            lack = max(0, count - goods[which])
            goods[which] -= count - lack
            short += lack * (1.3 if which == 2 else 0.8)
            gain -= (count - lack) / 3
        short += max(0, cost - hands)
        value += max(0.0, gain) * 0.9 ** (1.6 * short) * time
    value += time * (3 * position.steps[0] + position.steps[1] + position.steps[2])
    value += time * (0.8 * position.coins - 2.5 * len(position.waiting))
    return value


def plan(view, me):
    """The steps of the best first turn."""
    board, position, fits = read(view, me)
    phase = view["phase"]
    if phase["type"] in ("work", "discard"):
        firsts = works(board, fits, position, ZONES.index(phase["zone"]), phase["workers"])
    else:
        firsts = turns(board, fits, position)
    beam = [(worth(board, fits, end), steps, end) for steps, end in firsts]
    best = max(beam, key=lambda one: one[0])
    for _ in range(TURNS - 1):
        beam.sort(key=lambda one: -one[0])
        seen, following = set(), []
        for _, steps, now in beam[:WIDTH]:
            if now.king <= 0:
                continue
            for _, end in turns(board, fits, now):
                key = end.key()
                if key not in seen:
                    seen.add(key)
                    following.append((worth(board, fits, end), steps, end))
        if not following:
            break
        beam = following
        best = max(beam, key=lambda one: one[0])
    return list(best[1])


class Player:
    """Asked decision by decision; keeps to the plan of the turn."""

    def __init__(self):
        self.steps = []

    def choose(self, briefing, me):
        view, legal = briefing["view"], [action["notation"] for action in briefing["actions"]]
        if len(legal) == 1:
            return legal[0]
        phase = view["phase"]["type"]
        if phase == "move" or (phase == "work" and view["phase"]["active"] != me and not self.steps):
            self.steps = plan(view, me)
        if phase == "discard":
            points = Board(view["printed"]).tiles
            return min(legal, key=lambda action: points[action.split(" ", 1)[1]][3])
        while self.steps:
            step = self.steps.pop(0)
            found = [action for action in legal if action == step or action.startswith(step + " ")]
            if found:
                return found[0]
        return "end" if "end" in legal else legal[0]
