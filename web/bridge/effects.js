// Written by web/build/bridge_types.py from brisques/bridge/schema/operations.py; edit that.

/** What an operation does to the match: goes on with it, or puts another in its place.
 * @type {Map<string, "changes" | "replaces">} */
export const EFFECTS = new Map([
  ["new", "replaces"],
  ["act", "changes"],
  ["step", "changes"],
  ["claim", "changes"],
  ["next", "changes"],
  ["undo", "changes"],
  ["redo", "changes"],
  ["rewind", "changes"],
  ["sit", "changes"],
  ["load", "replaces"],
  ["branch", "replaces"],
  ["position", "replaces"],
  ["lesson-step", "replaces"],
  ["lesson-again", "replaces"],
  ["close", "replaces"],
]);
