// boardgame.io's own server with its storage in memory, on loopback: node server.cjs PORT
process.env.NODE_ENV = "production";
const { Server } = require("boardgame.io/server");
const { Cards } = require("./game.cjs");

const LONGEST = 300_000;

const server = Server({ games: [Cards], origins: ["http://127.0.0.1"] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
process.on("SIGUSR2", () => {
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ cpu_s: (user + system) / 1e6, rss_kb: process.memoryUsage().rss / 1024 }));
});
// Whatever becomes of who started it, it does not stay.
setTimeout(() => process.exit(0), LONGEST);
