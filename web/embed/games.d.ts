/** Family and number of seats of each game, put in by the build. */
declare const BRISQUES_GAMES: Record<string, [family: string, seats: number]>;
