// The panels in which a game is chosen, in one part of the page with the words that they alone need.

export { showDaily } from "./daily.js";
export { showGames } from "./find-game.js";
export { showNewMatch } from "./new-match.js";
export { showSeats } from "./take-seats.js";
