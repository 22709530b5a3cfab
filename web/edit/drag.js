// Dragging with a mouse or a pen: a card that is drawn away from its place follows the pointer, and is let go over
// another place. A finger scrolls; for it, and for keys, there is choosing a card and then a place.

/** So far in px the pointer moves before it drags. */
const FAR = 8;

/**
 * @param {PointerEvent} down on a card @param {HTMLElement} card
 * @param {{over: (place: string | null) => void, drop: (place: string) => void}} notes
 */
export function follow(down, card, { over, drop }) {
  if (down.pointerType === "touch" || down.button !== 0) return;
  /** @type {HTMLElement | null} */
  let held = null;
  const ends = new AbortController();
  const on = { signal: ends.signal };

  addEventListener("pointermove", move, on);
  addEventListener("pointerup", up, on);
  addEventListener("pointercancel", end, on);
  addEventListener("keydown", (event) => event.key === "Escape" && end(), on);

  /** @param {PointerEvent} event */
  function move({ clientX, clientY }) {
    if (!held && Math.hypot(clientX - down.clientX, clientY - down.clientY) < FAR) return;
    held ??= lift(card);
    held.style.left = `${clientX - held.offsetWidth / 2}px`;
    held.style.top = `${clientY - held.offsetHeight / 3}px`;
    over(placeAt(clientX, clientY));
  }

  /** @param {PointerEvent} event */
  function up({ clientX, clientY }) {
    const place = held && placeAt(clientX, clientY);
    if (held) swallowClick();
    end();
    if (place) drop(place);
  }

  function end() {
    ends.abort();
    held?.remove();
    over(null);
  }
}

/** The click that comes with letting go, if one does, would choose the card that was dragged. */
function swallowClick() {
  const ends = new AbortController();
  const swallow = (/** @type {Event} */ event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, signal: ends.signal });
  setTimeout(() => ends.abort());
}

/** A picture of the card that is in nobody's way. @param {HTMLElement} card */
function lift(card) {
  const copy = /** @type {HTMLElement} */ (card.querySelector("img")?.cloneNode());
  copy.classList.add("held-card");
  document.body.append(copy);
  return copy;
}

/** @param {number} x @param {number} y @returns {string | null} */
function placeAt(x, y) {
  const place = document.elementFromPoint(x, y)?.closest("[data-place]");
  return /** @type {HTMLElement | null} */ (place)?.dataset.place ?? null;
}
