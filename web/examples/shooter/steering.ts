// The player's course: from keys, or from a stick that appears where a finger comes down.
import { shortened, type Vector } from './vector';

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const letters = { KeyA: [-1, 0], KeyD: [1, 0], KeyW: [0, -1], KeyS: [0, 1] };
const keys = { ...arrows, ...letters } as unknown as Record<string, Vector>;
const REACH = 44; // pixels of the page: how far the stick can be pushed

export class Steering {
  readonly #stick: HTMLElement;
  readonly #held = new Set<string>();
  #finger: number | undefined;
  #from: Vector = [0, 0]; // the middle of the stick
  #to: Vector = [0, 0]; // where the finger is

  /** `stick` is shown over `canvas`; its first child is what the finger moves. */
  constructor(canvas: HTMLCanvasElement, stick: HTMLElement) {
    this.#stick = stick;
    addEventListener('keydown', (event) => this.#hold(event));
    addEventListener('keyup', ({ code }) => this.#held.delete(code));
    addEventListener('blur', () => this.letGo());
    canvas.addEventListener('pointerdown', (event) => this.#grasp(event));
    canvas.addEventListener('pointermove', (event) => this.#push(event));
    for (const end of ['pointerup', 'pointercancel'] as const)
      canvas.addEventListener(
        end,
        ({ pointerId }) => pointerId === this.#finger && this.#release(),
      );
  }

  /** True while a key or the stick is held. */
  get isHeld(): boolean {
    return this.#held.size > 0 || this.#finger !== undefined;
  }

  /** At most 1 long. */
  get course(): Vector {
    let [x, y] = [(this.#to[0] - this.#from[0]) / REACH, (this.#to[1] - this.#from[1]) / REACH];
    for (const code of this.#held) [x, y] = [x + keys[code]![0], y + keys[code]![1]];
    return shortened([x, y]);
  }

  /** As if nothing were held any more. */
  letGo(): void {
    this.#held.clear();
    this.#release();
  }

  #hold(event: KeyboardEvent): void {
    if (!(event.code in keys) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault(); // the page does not scroll
    if (!event.repeat) this.#held.add(event.code);
  }

  #grasp({ pointerId, x, y }: PointerEvent): void {
    if (this.#finger !== undefined) return;
    this.#finger = pointerId;
    this.#from = this.#to = [x, y];
    this.#show();
  }

  /** A finger that goes beyond the stick's reach takes the stick along, so that it can turn back at once. */
  #push({ pointerId, x, y }: PointerEvent): void {
    if (pointerId !== this.#finger) return;
    this.#to = [x, y];
    const [dx, dy] = [(x - this.#from[0]) / REACH, (y - this.#from[1]) / REACH];
    const [inX, inY] = shortened([dx, dy]);
    this.#from = [x - REACH * inX, y - REACH * inY];
    this.#show();
  }

  #release(): void {
    this.#finger = undefined;
    this.#from = this.#to;
    this.#stick.hidden = true;
  }

  #show(): void {
    const [x, y] = this.#from;
    const knob = this.#stick.firstElementChild as HTMLElement;
    this.#stick.hidden = false;
    this.#stick.style.translate = `${x}px ${y}px`;
    knob.style.translate = `${this.#to[0] - x}px ${this.#to[1] - y}px`;
  }
}
