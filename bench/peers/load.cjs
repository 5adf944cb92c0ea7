// Players for server.cjs: node load.cjs PORT TABLES SEATS SECONDS [RATE]
// One WebSocket for each player. In a closed loop whoever is to move plays as soon as her update
// arrives; with RATE (moves a second over all tables) every move has a time fixed beforehand and
// its latency counts from then. Latency ends with the mover's own update.
const { io } = require("socket.io-client");

const [port, tables, seats, seconds, rate] = process.argv.slice(2).map(Number);
const WARM_UP = 2500;
const interval = rate > 0 ? (1000 * tables) / rate : 0;

const latencies = [];
let bytes = 0;
let updates = 0;
let measuring = false;
let done = false;
let serial = 0;

function table(number) {
  const sockets = [];
  const first = performance.now() + (interval * ((number * 0.618) % 1));
  let slot = 0;
  let match;
  let last;
  let due = 0;

  const renew = () => {
    match = `m${process.pid}-${serial++}`;
    last = -1;
    if (interval) slot = Math.max(slot, Math.ceil((performance.now() - first) / interval));
    sockets.forEach((socket, seat) => socket.emit("sync", match, String(seat), undefined, seats));
  };
  const play = (state, seat) => {
    if (done || state.ctx.gameover !== undefined || state.ctx.currentPlayer !== String(seat)) return;
    const now = performance.now();
    due = interval ? first + interval * slot++ : now;
    const move = { type: "MAKE_MOVE", payload: { type: "play", args: [0], playerID: String(seat) } };
    const send = () => sockets[seat].emit("update", move, state._stateID, match, String(seat));
    if (due > now) setTimeout(send, due - now);
    else send();
  };
  const heard = (seat, id, state) => {
    if (id !== match) return;
    const mover = (Number(state.ctx.currentPlayer) + seats - 1) % seats;
    const over = state.ctx.gameover !== undefined;
    if (state._stateID > last && (seat === mover || over)) {
      last = state._stateID;
      if (measuring) latencies.push(performance.now() - due);
      if (over && !done) return renew();
    }
    play(state, seat);
  };

  for (let seat = 0; seat < seats; seat++) {
    const socket = io(`http://127.0.0.1:${port}/cards`, {
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
    });
    sockets.push(socket);
    socket.on("connect", () => {
      if (sockets.length === seats && sockets.every((socket) => socket.connected)) renew();
      socket.io.engine.transport.ws.addEventListener("message", ({ data }) => {
        if (!measuring || typeof data !== "string" || !data.includes('"update"')) return;
        bytes += data.length;
        updates += 1;
      });
    });
    socket.on("sync", (id, { state }) => id === match && setTimeout(() => play(state, seat), 30));
    socket.on("update", (id, state) => heard(seat, id, state));
  }
  return sockets;
}

function report(took) {
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))];
  const figures = {
    tables,
    seats,
    rate: rate || null,
    moves_s: latencies.length / took,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    bytes_per_move_and_viewer: bytes / (latencies.length * seats),
    bytes_per_frame: bytes / updates,
  };
  console.log(JSON.stringify(figures));
}

const all = Array.from({ length: tables }, (_, number) => table(number)).flat();
setTimeout(() => {
  measuring = true;
  const started = performance.now();
  setTimeout(() => {
    measuring = false;
    done = true;
    report((performance.now() - started) / 1000);
    for (const socket of all) socket.close();
    setTimeout(() => process.exit(0), 200);
  }, seconds * 1000);
}, WARM_UP);
