// A boardgame.io server with a game that costs it as little as a game can: four seats in turn, each lays a number.
// No rule, nothing hidden, no way to take a move back; the store is the one in memory.
const { Server } = require("boardgame.io/server");

const game = {
  name: "light",
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: () => ({ last: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { lay: ({ G }, card) => ({ ...G, last: card }) },
};

const server = Server({ games: [game], origins: [] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, "127.0.0.1", done); // by itself it would listen everywhere
server.run({ port: 0 }).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
