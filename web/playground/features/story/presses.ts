/** A tap or a click on the picture, and Space or Enter on it; a drag is no press. */

/** In CSS pixels. */
const LONGEST_WAY = 8;

/** `press` says whether it did anything; otherwise the key does what it does without. */
export function listenForPresses(
  picture: HTMLElement,
  press: () => boolean,
  signal: AbortSignal,
): void {
  let down: PointerEvent | undefined;
  picture.addEventListener(
    'pointerdown',
    (event) => {
      down = event;
    },
    { signal },
  );
  picture.addEventListener(
    'click',
    ({ clientX, clientY }) => {
      const way = down ? Math.hypot(clientX - down.clientX, clientY - down.clientY) : 0;
      if (way <= LONGEST_WAY) press();
    },
    { signal },
  );
  picture.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      if (!press()) return;
      event.preventDefault();
      // Space would play the scene.
      event.stopPropagation();
    },
    { signal },
  );
}
