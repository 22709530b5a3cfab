// Dragging: a card follows the pointer until it is dropped at another place. A mouse or a pen drags at once. A finger that
// moves at once scrolls the page, as everywhere, so it drags only after resting on a card for a moment. A tap, like a key,
// chooses a card and then a place.

/** @typedef {{x: number, y: number}} Point in the window, in px */
/**
 * @typedef {object} Notes what is told of a drag
 * @property {(picture: HTMLElement) => void} [take] the card was taken up; this picture of it follows the pointer
 * @property {(at: Point | null) => void} over where the pointer is, and null at the end
 * @property {(at: Point, picture: HTMLElement) => boolean | void} drop where the card was let go, before the end;
 *   true if the picture stays there, and the caller then removes it
 * @property {() => void} [cancel] the drag ended without a drop
 */

/** Distance in px that the pointer moves before it drags. */
const FAR = 8;
/** Time in ms that a finger rests before it drags. */
const REST = 220;
/** Distance in px to an edge of the window at which the page scrolls under a held card. */
const EDGE = 56;

/** The picture of the dragged card. @type {HTMLElement | null} */
let heldCard = null;

/** Keep the page still under a finger that holds a card. Listen with it where the cards lie, not passively, before any
 * card is touched: when a finger comes down, browsers decide who may stop it from scrolling.
 * @param {TouchEvent} event */
export function keepStill(event) {
  if (heldCard && event.cancelable) event.preventDefault();
}

/** Let a card follow the pointer until it is dropped. @param {PointerEvent} down on a card @param {HTMLElement} card
 * @param {Notes} notes @param {{rests?: boolean}} [options] rests: whether a finger that draws at once scrolls */
export function follow(down, card, { take: taken, over, drop, cancel }, { rests = true } = {}) {
  if (down.button !== 0 || !down.isPrimary || heldCard) return;
  const isFinger = down.pointerType === "touch";
  const isLate = isFinger && rests;
  // What the card lies on: it stays when the card is drawn again, and goes with the page.
  const ground = /** @type {Element} */ (down.currentTarget);
  const at = { x: down.clientX, y: down.clientY };
  let isDrawn = false;
  let isDropped = false;
  let frame = 0;
  const rest = isLate ? setTimeout(take, REST) : 0;
  const ends = new AbortController();
  const on = { signal: ends.signal };

  addEventListener("pointermove", move, on);
  addEventListener("pointerup", up, on);
  addEventListener("pointercancel", end, on);
  addEventListener("keydown", giveUp, { ...on, capture: true });
  for (const name of ["contextmenu", "dragstart", "keyup"]) addEventListener(name, stop, on);

  function take() {
    if (!card.isConnected) return end();
    card.setPointerCapture(down.pointerId);
    heldCard = lift(card);
    taken?.(heldCard);
    place();
    frame = requestAnimationFrame(scroll);
  }

  /** @param {PointerEvent} event */
  function move({ clientX, clientY, pointerId }) {
    if (pointerId !== down.pointerId) return;
    Object.assign(at, { x: clientX, y: clientY });
    isDrawn ||= Math.hypot(at.x - down.clientX, at.y - down.clientY) >= FAR;
    if (isDrawn && !heldCard && isLate) return end(); // it scrolls
    if (isDrawn && !heldCard) take();
    if (heldCard) place();
  }

  function place() {
    if (!heldCard) return;
    heldCard.style.left = `${at.x - heldCard.offsetWidth / 2}px`;
    heldCard.style.top = `${at.y - heldCard.offsetHeight * (isFinger ? 0.9 : 1 / 3)}px`;
    over(isDrawn ? at : null);
  }

  /** Scroll near an edge of the window, faster the nearer. */
  function scroll() {
    if (!ground.isConnected) return end();
    const beyond = Math.min(0, at.y - EDGE) + Math.max(0, at.y - innerHeight + EDGE);
    if (isDrawn && beyond !== 0) {
      scrollBy(0, beyond / 4);
      place();
    }
    frame = requestAnimationFrame(scroll);
  }

  /** @param {PointerEvent} event */
  function up({ pointerId }) {
    if (pointerId !== down.pointerId) return;
    if (!heldCard || !isDrawn) return end();
    swallowClick();
    const picture = heldCard;
    if (drop(at, picture)) heldCard = null;
    isDropped = true;
    end();
  }

  /** End the drag by Escape; letting go then chooses no card. While a card is held, no key does anything else.
   * @param {KeyboardEvent} event */
  function giveUp(event) {
    stop(event); // Enter and Space would choose the card that has the focus
    if (heldCard) event.stopPropagation();
    if (event.key !== "Escape") return;
    if (heldCard) addEventListener("pointerup", swallowClick, { once: true });
    end();
  }

  /** @param {Event} event */
  function stop(event) {
    if (heldCard) event.preventDefault();
  }

  function end() {
    ends.abort();
    clearTimeout(rest);
    cancelAnimationFrame(frame);
    heldCard?.remove();
    heldCard = null;
    over(null);
    if (!isDropped) cancel?.();
  }
}

/** Swallow the click that may follow when a card is let go; it would choose the dragged card. */
function swallowClick() {
  const ends = new AbortController();
  const swallow = (/** @type {Event} */ event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, signal: ends.signal });
  setTimeout(() => ends.abort());
}

/** Make a picture of the card that takes no pointer events. @param {HTMLElement} card */
function lift(card) {
  const copy = /** @type {HTMLElement} */ (card.querySelector("img")?.cloneNode());
  copy.classList.add("held-card");
  document.body.append(copy);
  return copy;
}
