// What of the world is seen. Where the ship nears the world's edge, what lies beyond comes into view: the ship stays away from the
// edge of the screen.
import { WHOLE } from './free-part';
import { SIZE } from './game';
import type { Vector } from './vector';

const SEEN = 820; // pixels of the world along each side, if the screen were a square
const KEPT = 0.3; // of the screen's width and height, between the ship and its edge
const AHEAD = 0.12; // of the screen: how much more is seen of where the ship flies
const FOLLOW = 0.04; // of the distance, each step

export class Camera {
  left = 0;
  top = 0;
  width = 1;
  height = 1;
  /** Pixels of the screen for one of the world. */
  zoom = 1;
  /** The part of the picture in which the ship is, in shares of it: what no panel covers. */
  free = WHOLE;
  #ahead: Vector = [0, 0];

  /** How large the screen is, in its own pixels. */
  measure(width: number, height: number): void {
    this.zoom = Math.max(Math.sqrt(width * height) / SEEN, width / SIZE, height / SIZE);
    this.width = width / this.zoom;
    this.height = height / this.zoom;
  }

  /** After each step, with the ship's place and course. */
  follow([x, y]: Vector, course: Vector): void {
    const [aheadX, aheadY] = this.#ahead;
    this.#ahead = [
      aheadX + FOLLOW * (AHEAD * course[0] - aheadX),
      aheadY + FOLLOW * (AHEAD * course[1] - aheadY),
    ];
    const { free } = this;
    const shareX = free.x + (0.5 - this.#ahead[0]) * free.width;
    const shareY = free.y + (0.5 - this.#ahead[1]) * free.height;
    this.left = withMargin(x - shareX * this.width, this.width);
    this.top = withMargin(y - shareY * this.height, this.height);
  }
}

/** Where a view of this length begins, at most so far outside the world that the ship keeps its distance. */
function withMargin(begin: number, length: number): number {
  return Math.max(-KEPT * length, Math.min(SIZE - (1 - KEPT) * length, begin));
}
