// What of the level is seen: the hero moves freely in a zone in the middle, and the picture follows when he leaves it.
import type { Bounds } from 'quadrille/world';

const ZONE_WIDTH = 56; // pixels of the level
const [ZONE_ABOVE, ZONE_BELOW] = [90, 20];
const AHEAD = 70; // how much more is seen of where he looks
const FOLLOW = 0.12; // of the distance, each step

export class Camera {
  /** The middle of what is seen. */
  x = 0;
  y = 0;
  /** Pixels of the level that are seen. */
  width = 1;
  height = 1;
  #ahead = 0;

  /** Where it belongs, without a way there. */
  jump(x: number, y: number, bounds: Bounds): void {
    [this.x, this.y, this.#ahead] = [x, y + this.#lower, 0];
    this.#stayIn(bounds);
  }

  follow(x: number, y: number, facing: number, bounds: Bounds): void {
    this.#ahead += 0.03 * (facing * Math.min(AHEAD, this.width / 8) - this.#ahead);
    const wantedX = nearestIn(this.x - this.#ahead, x - ZONE_WIDTH / 2, x + ZONE_WIDTH / 2);
    this.x += FOLLOW * (wantedX + this.#ahead - this.x);
    const wantedY = nearestIn(this.y, y + this.#lower - ZONE_BELOW, y + this.#lower + ZONE_ABOVE);
    this.y += FOLLOW * (wantedY - this.y);
    this.#stayIn(bounds);
  }

  /** How much lower than the hero the middle is: an upright screen has room for thumbs below him. */
  get #lower(): number {
    return Math.max(-16, 0.28 * (this.height - this.width));
  }

  #stayIn({ x, y, width, height }: Bounds): void {
    const [halfWidth, halfHeight] = [this.width / 2, this.height / 2];
    this.x =
      width < this.width ? x + width / 2 : nearestIn(this.x, x + halfWidth, x + width - halfWidth);
    this.y = Math.min(this.y, y + height - halfHeight + Math.max(0, this.#lower));
  }
}

function nearestIn(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
