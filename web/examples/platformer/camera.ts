// What of the level is seen: the hero moves freely in a zone in the middle, and the picture follows when he leaves it.
import type { Bounds } from 'quadrille/world';
import { WHOLE } from './free-part';

const ZONE_WIDTH = 56; // pixels of the level
const [ZONE_ABOVE, ZONE_BELOW] = [90, 20];
const AHEAD = 70; // how much more is seen of where he looks
const FOLLOW = 0.12; // of the distance, each step
const LOOKED_ON = 0.2; // of a part of the picture: how far below its middle the hero is, where nobody plays

export class Camera {
  /** The middle of what is seen. */
  x = 0;
  y = 0;
  /** Pixels of the level that are seen. */
  width = 1;
  height = 1;
  /** The part of the picture in which the hero is, in shares of it: what no panel covers. */
  free = WHOLE;
  #ahead = 0;

  /** Where it belongs, without a way there. */
  jump(x: number, y: number, bounds: Bounds): void {
    [this.x, this.y, this.#ahead] = [x + this.#right, y + this.#lower, 0];
    this.#stayIn(bounds);
  }

  follow(x: number, y: number, facing: number, bounds: Bounds): void {
    this.#ahead +=
      0.03 * (facing * Math.min(AHEAD, (this.free.width * this.width) / 8) - this.#ahead);
    const middle = x + this.#right;
    const wantedX = nearestIn(
      this.x - this.#ahead,
      middle - ZONE_WIDTH / 2,
      middle + ZONE_WIDTH / 2,
    );
    this.x += FOLLOW * (wantedX + this.#ahead - this.x);
    const wantedY = nearestIn(this.y, y + this.#lower - ZONE_BELOW, y + this.#lower + ZONE_ABOVE);
    this.y += FOLLOW * (wantedY - this.y);
    this.#stayIn(bounds);
  }

  /** How much farther right than the hero the middle is. */
  get #right(): number {
    const { x, width } = this.free;
    return (0.5 - x - width / 2) * this.width;
  }

  /** How much lower than the hero the middle is: an upright screen has room for thumbs below him. */
  get #lower(): number {
    const { y, height } = this.free;
    if (this.free === WHOLE) return Math.max(-16, 0.28 * (this.height - this.width));
    return (0.5 - y - (0.5 + LOOKED_ON) * height) * this.height;
  }

  /** What is seen at the sides is of the level, where no panel lies over it; below it, there is room for thumbs. */
  #stayIn({ x, y, width, height }: Bounds): void {
    const { free } = this;
    const [left, right] = [(0.5 - free.x) * this.width, (free.x + free.width - 0.5) * this.width];
    this.x =
      width < left + right
        ? x + width / 2 + this.#right
        : nearestIn(this.x, x + left, x + width - right);
    this.y = Math.min(this.y, y + height - this.height / 2 + Math.max(0, this.#lower));
  }
}

function nearestIn(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
