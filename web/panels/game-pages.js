// The panels in which a game is chosen, one part of the page with its words.

export { showDaily } from "./daily.js";
export { showGames } from "./find-game.js";
export { showNewMatch } from "./new-match.js";
export { showSeats } from "./take-seats.js";
