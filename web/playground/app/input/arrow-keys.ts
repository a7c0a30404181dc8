/** Arrow keys that move something over the picture. */
import type { Point } from '../../engine/geometry.ts';

/** In world units; the fine one with Shift. */
const STEP = 10;
const FINE_STEP = 1;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far a key moves things; undefined for other keys, and with those that make it a command of the browser. */
export function arrowStep(event: KeyboardEvent): Point | undefined {
  const direction = directions[event.key];
  if (!direction || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const far = event.shiftKey ? FINE_STEP : STEP;
  return { x: far * direction[0], y: far * direction[1] };
}
