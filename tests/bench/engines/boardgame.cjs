// boardgame.io, playing rounds of random games as adapters.py does: `node boardgame.cjs SECONDS`.
//
// It has no card game of its own, so this is a small trick game written for it: whist without trumps, four
// players, 52 cards. It is played through the client that a page uses without a server, one client a game,
// and its legal moves are listed as boardgame.io wants them for its bots (`ai.enumerate`). What a page does
// not need to play is off: undo, the debug panel and checks of development. Garbage is collected when Node
// does so: collected before each round, it plays a third slower.
process.env.NODE_ENV = "production";
const { createInterface } = require("node:readline");
const { Client } = require("boardgame.io/client");
const { version } = require("boardgame.io/package.json");

const SUITS = 4;
const RANKS = 13;
const PLAYERS = 4;

function legalMoves(G, ctx) {
  const hand = G.hands[ctx.currentPlayer];
  const all = hand.map((_, index) => index);
  if (G.trick.length === 0) return all;
  const follow = all.filter((index) => hand[index].suit === G.trick[0].suit);
  return follow.length > 0 ? follow : all;
}

function winner(trick) {
  const best = trick.reduce((a, b) => (b.suit === a.suit && b.rank > a.rank ? b : a));
  return best.player;
}

const whist = {
  name: "whist",
  disableUndo: true,
  setup: ({ random }) => {
    const pack = Array.from({ length: SUITS * RANKS }, (_, card) => ({
      suit: Math.floor(card / RANKS),
      rank: card % RANKS,
    }));
    const shuffled = random.Shuffle(pack);
    const hands = Array.from({ length: PLAYERS }, (_, player) =>
      shuffled.slice(player * RANKS, (player + 1) * RANKS),
    );
    return { hands, trick: [], tricks: [0, 0, 0, 0], next: 0, played: 0 };
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: () => 0, next: ({ G }) => G.next },
  },
  moves: {
    play: ({ G, ctx }, index) => {
      if (!legalMoves(G, ctx).includes(index)) return "INVALID_MOVE";
      const player = Number(ctx.currentPlayer);
      const [card] = G.hands[player].splice(index, 1);
      G.trick.push({ suit: card.suit, rank: card.rank, player });
      G.played += 1;
      G.next = (player + 1) % PLAYERS;
      if (G.trick.length === PLAYERS) {
        G.next = winner(G.trick);
        G.tricks[G.next] += 1;
        G.trick = [];
      }
    },
  },
  endIf: ({ G }) => (G.played === SUITS * RANKS ? { tricks: G.tricks } : undefined),
  ai: {
    enumerate: (G, ctx) => legalMoves(G, ctx).map((index) => ({ move: "play", args: [index] })),
  },
};

// Numbers from 0 to 1 by mulberry32: Math.random has no seed.
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function start(seed) {
  const random = numbers(seed);
  return () => {
    const game = { ...whist, seed: random() };
    const client = Client({ game, numPlayers: PLAYERS, debug: false });
    client.start();
    let moves = 0;
    for (;;) {
      const { G, ctx } = client.getState();
      if (ctx.gameover) break;
      const actions = whist.ai.enumerate(G, ctx);
      const { move, args } = actions[Math.floor(random() * actions.length)];
      client.moves[move](...args);
      moves += 1;
    }
    client.stop();
    return moves;
  };
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function gamesIn(seconds, play) {
  const ends = cpuSeconds() + seconds;
  let games = 0;
  while (cpuSeconds() < ends) {
    play();
    games += 1;
  }
  return games;
}

const seconds = Number(process.argv[2]);
gamesIn(seconds, start(0)); // so that it is compiled
const games = gamesIn(seconds, start(1));
console.log(version);
createInterface({ input: process.stdin }).on("line", (line) => {
  const play = start(Number(line));
  const begin = cpuSeconds();
  let moves = 0;
  for (let game = 0; game < games; game++) moves += play();
  console.log(`${moves} ${cpuSeconds() - begin}`);
});
