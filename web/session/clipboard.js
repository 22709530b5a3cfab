// Copying to the clipboard.

/** Copy a text. @param {string} words @returns {Promise<boolean>} false where the browser does not allow it */
export async function copyText(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
