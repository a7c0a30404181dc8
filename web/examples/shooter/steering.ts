// Who steers: keys or a finger, and when nobody has touched them for a while, the page itself.
import { STEPS, type Vector } from './game';

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const letters = { KeyA: [-1, 0], KeyD: [1, 0], KeyW: [0, -1], KeyS: [0, 1] };
const keys = { ...arrows, ...letters } as unknown as Record<string, Vector>;
const FULL_DRAG = 40; // pixels of the screen

export class Steering {
  isIdle = true;
  readonly #held = new Set<string>();
  #from: Vector | undefined; // where a finger came down
  #to: Vector = [0, 0];
  #idleSteps = Infinity;
  #course: Vector = [1, 0];

  constructor(canvas: HTMLCanvasElement) {
    addEventListener('keydown', ({ code }) => code in keys && this.#held.add(code));
    addEventListener('keyup', ({ code }) => this.#held.delete(code));
    addEventListener('blur', () => this.#held.clear());
    canvas.addEventListener('pointerdown', ({ x, y }) => (this.#from = this.#to = [x, y]));
    canvas.addEventListener('pointermove', ({ x, y }) => (this.#to = [x, y]));
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => (this.#from = undefined));
  }

  /** The vector for the next step, at most 1 long. */
  next(): Vector {
    this.#idleSteps = this.#held.size > 0 || this.#from ? 0 : this.#idleSteps + 1;
    this.isIdle = this.#idleSteps > 4 * STEPS;
    const [x, y] = this.#course; // of a wide circle, on which the enemies never catch up
    if (this.isIdle) return (this.#course = shortened([x - 0.009 * y, y + 0.009 * x]));
    const [fromX, fromY] = this.#from ?? this.#to;
    let [dx, dy] = [(this.#to[0] - fromX) / FULL_DRAG, (this.#to[1] - fromY) / FULL_DRAG];
    for (const key of this.#held) [dx, dy] = [dx + keys[key]![0], dy + keys[key]![1]];
    return shortened([dx, dy]);
  }
}

function shortened([x, y]: Vector): Vector {
  const length = Math.max(1, Math.sqrt(x * x + y * y));
  return [x / length, y / length];
}
