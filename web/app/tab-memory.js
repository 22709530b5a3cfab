// What a tab remembers until it is closed, so that a reload can go on with it.

/** Return a value that was remembered. @param {string} key @returns {string | null} null where there is none, or the
 * browser stores nothing */
export function recallInTab(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remember a value; null forgets it. @param {string} key @param {string | null} value */
export function rememberInTab(key, value) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Without storage a reload begins like a new visit.
  }
}
