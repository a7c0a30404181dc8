/** Where the bubble of a tip stands: beside its element, in the window, and over no other control. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rectangle extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
}

/** CSS pixels between the bubble and its element, and the edges of the window. */
const GAP = 6;

/**
 * Below the owner, above it, to its right or to its left: the first that covers no control and needs no shift out of its row or column;
 * where each covers one, that which covers the least area.
 */
export function placeOf(
  owner: Rectangle,
  bubble: Size,
  frame: Size,
  controls: readonly Rectangle[],
): Place {
  const { left, top, width, height } = owner;
  const x = left + (width - bubble.width) / 2;
  const y = top + (height - bubble.height) / 2;
  const places = [
    { left: x, top: top + height + GAP },
    { left: x, top: top - GAP - bubble.height },
    { left: left + width + GAP, top: y },
    { left: left - GAP - bubble.width, top: y },
  ].map((place) => ({
    left: within(place.left, frame.width - bubble.width),
    top: within(place.top, frame.height - bubble.height),
  }));
  const costs = places.map((place) => {
    const box = { ...place, ...bubble };
    // What the window's edge has pushed over the owner would hide what it is about, and take its presses.
    if (common(box, owner) > 0) return Number.POSITIVE_INFINITY;
    return controls.reduce((sum, control) => sum + common(box, control), 0);
  });
  return places[costs.indexOf(Math.min(...costs))] ?? { left: GAP, top: GAP };
}

/** The area that two rectangles share, in square CSS pixels. */
function common(one: Rectangle, other: Rectangle): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function within(place: number, most: number): number {
  return Math.max(GAP, Math.min(most - GAP, place));
}
