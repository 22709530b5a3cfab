// The first pause of a visit. Work that nobody waits for begins then, so that it does not delay the first card.

/** Time without input that counts as a pause, in ms. */
const QUIET = 2_000;

/** Wait until a person has touched nothing for some time, or has left the tab. @returns {Promise<void>} */
export function firstPause() {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      resolve();
    };
    let timer = setTimeout(end, QUIET);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET);
    };
    const options = { signal: listening.signal, capture: true, passive: true };
    for (const input of ["pointerdown", "pointermove", "keydown"])
      addEventListener(input, wait, options);
    document.addEventListener("visibilitychange", end, options);
  });
}
