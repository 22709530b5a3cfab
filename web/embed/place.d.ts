/** Styles that keep the place of a table free, put in by the build. */
declare const BRISQUES_PLACE: string;
