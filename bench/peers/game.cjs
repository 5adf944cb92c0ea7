// A card game with hidden hands for boardgame.io, about as much work for a server as a real
// one: four players, 103 cards of 26 kinds, a hand of four. A move plays one card to one's row
// and draws another. It ends when a hand is empty.
const KINDS = 26;
const CARDS = 103;
const HAND = 4;

module.exports.Cards = {
  name: "cards",
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: CARDS }, (_, at) => at % KINDS));
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(0, HAND) };
    const rows = Array.from({ length: ctx.numPlayers }, () => []);
    return { secret: { deck }, players, rows, left: deck.length };
  },
  playerView: ({ G, playerID }) => {
    const players = {};
    for (const [seat, player] of Object.entries(G.players))
      players[seat] = seat === playerID ? player : { hand: player.hand.length };
    return { players, rows: G.rows, left: G.left };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, ctx }, at) => {
        const { hand } = G.players[ctx.currentPlayer];
        if (!(at >= 0 && at < hand.length)) return "INVALID_MOVE";
        G.rows[Number(ctx.currentPlayer)].push(...hand.splice(at, 1));
        if (G.secret.deck.length > 0) hand.push(G.secret.deck.pop());
        G.left = G.secret.deck.length;
      },
      // It touches secrets, so only the server may carry it out.
      client: false,
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.players[ctx.currentPlayer].hand.length > 0) return undefined;
    const scores = G.rows.map((row) => row.reduce((sum, card) => sum + card, 0));
    return { winner: String(scores.indexOf(Math.max(...scores))) };
  },
};
