// A value that this browser stores as JSON. If it refuses, the value lasts as long as the page.

/** Hold a value of the browser's store. @template Value */
export class StoredValue {
  /** The value that could not be stored. @type {Value | null} */
  #unstored = null;

  /** @param {string} key of the browser's store @param {(text: string | null) => Value} parse the stored text; it never throws */
  constructor(key, parse) {
    this.key = key;
    this.parse = parse;
  }

  /** Find out whether the value is stored, and whether a change of it would be: an empty text is stored for a moment. */
  canBeStored() {
    return this.#unstored === null && isStorable(`${this.key}.test`);
  }

  /** Return the last value. */
  read() {
    return this.#unstored ?? this.parse(storedText(this.key));
  }

  /** Store a value, or keep it as long as the page. @param {Value} value */
  write(value) {
    try {
      this.store(value);
    } catch {
      this.#unstored = value; // denied or full
    }
  }

  /** Store a value; throws if the browser does not. @param {Value} value */
  store(value) {
    localStorage.setItem(this.key, JSON.stringify(value));
    this.#unstored = null;
  }
}

/** @param {string} key */
function storedText(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // denied
  }
}

/** Return whether the browser stores an empty text. @param {string} key that nothing else uses */
function isStorable(key) {
  try {
    localStorage.setItem(key, "");
    localStorage.removeItem(key);
    return true;
  } catch {
    return false; // denied or full
  }
}
