// Length and mood of each game, by which games are found, besides the number of players.

/** Tricks until a game is won, between two casual players: the mean of six matches, or those of the one deal.
 * @type {Record<string, number>} */
export const TRICKS = {
  fildinski: 290,
  "fildinski-penguin": 110,
  "fildinski-catsatcards": 280,
  "open-bezique": 150,
  bezique: 80,
  "bezique-penguin": 70,
  "bezique-1500": 130,
  "bezique-no-trump": 100,
  "bezique-pinochle": 110,
  "foster-polish": 60,
  rubicon: 64,
  "six-pack": 96,
  "six-pack-pokerwiner": 96,
  "eight-pack": 128,
  "three-hand": 190,
  "four-hand": 220,
  "four-hand-partners": 90,
  filicau: 8,
  "filko-4": 8,
  "filko-5": 6,
  "filko-6": 5,
  "szeged-5": 6,
  "szeged-6": 5,
  kelebia: 6,
  "rich-poor": 6,
  "rich-poor-kept": 6,
  "rich-poor-called": 6,
  hats: 8,
};

/** The lengths of games, the shortest first. */
export const LENGTHS = /** @type {const} */ (["short", "medium", "long"]);
/** Largest number of tricks of a short game and of one of medium length. */
const [SHORT, MEDIUM] = [10, 110];

/** Return the length of a game. @param {string} name @returns {typeof LENGTHS[number]} */
export function lengthOf(name) {
  const tricks = TRICKS[name] ?? MEDIUM;
  if (tricks <= SHORT) return "short";
  return tricks <= MEDIUM ? "medium" : "long";
}

/** The games of each mood. @type {Record<string, string[]>} */
export const MOODS = {
  first: ["fildinski", "bezique", "bezique-penguin", "filicau", "filko-4"],
  plan: ["fildinski", "fildinski-catsatcards", "bezique-1500", "bezique-pinochle", "foster-polish"],
  lavish: [
    ...["fildinski-penguin", "open-bezique", "rubicon", "six-pack", "six-pack-pokerwiner"],
    ...["eight-pack", "three-hand"],
  ],
  open: ["bezique-no-trump", "filko-4", "filko-5", "szeged-5", "rich-poor", "rich-poor-called"],
  partners: ["four-hand-partners", "filicau", "filko-4", "filko-6", "szeged-6", "hats"],
  secret: ["filko-5", "szeged-5", "kelebia", "rich-poor", "rich-poor-kept", "rich-poor-called"],
  alone: ["three-hand", "four-hand"],
  talk: ["filicau", "filko-4", "filko-6", "szeged-6", "hats"],
};
