// What the device offers: cores to think with, random seeds, and saving files.

/** Return how many further workers may think along: none on a small device, where data is to be saved, or where there
 * are few cores. @param {Navigator & {deviceMemory?: number, connection?: {saveData?: boolean}}} device */
export function spareCores({ hardwareConcurrency = 1, deviceMemory = 8, connection }) {
  const { width, height } = screen;
  const small = deviceMemory < 4 || Math.min(width, height) < 600;
  if (hardwareConcurrency < 4 || small || connection?.saveData) return 0;
  return Math.min(3, hardwareConcurrency - 2);
}

/** Make a seed from the browser's own chance. */
export function randomSeed() {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join("");
}

/** Save a file for the person. @param {string} name @param {Blob} content */
export function saveFile(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000); // by then the browser has begun to save it
}
