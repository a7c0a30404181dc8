/** Pointers that pan and zoom the picture. */
import { panned, zoomed } from '../../render/camera.ts';
import type { InputTarget } from '../../render/input-target.ts';
import { worldPoint } from '../../render/viewport.ts';
import { isLocked } from '../../state/locks.ts';
import { parameters } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';

const MIDDLE_BUTTON = 1;
/** A pointer that moves by fewer CSS pixels clicks. */
export const DRAG_BEGINS = 4;

/** The pointers that are down on the picture: one that pans it, or two that also zoom it. */
export class PointerGestures {
  readonly #target: InputTarget;
  readonly #store: Store;
  readonly #down = new Map<number, { x: number; y: number }>();
  /** Whether the only pointer that is down pans the picture. */
  #pans = false;
  #travelled = 0;

  constructor(target: InputTarget, store: Store) {
    this.#target = target;
    this.#store = store;
  }

  get haveDragged(): boolean {
    return this.#travelled > DRAG_BEGINS;
  }

  /** True if the event moved the camera, so that tools and probe must ignore it. */
  follow(event: PointerEvent): boolean {
    if (event.type === 'pointerdown') return this.#press(event);
    if (event.type === 'pointermove') return this.#move(event);
    this.#down.delete(event.pointerId);
    return false;
  }

  #press(event: PointerEvent): boolean {
    if (this.#down.size === 0) {
      this.#travelled = 0;
      this.#pans = this.#wantsToDrag(event);
    }
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pans) this.#target.picture.setPointerCapture(event.pointerId);
    return this.#pans || this.#down.size > 1;
  }

  #wantsToDrag({ button, shiftKey }: PointerEvent): boolean {
    const { probe, zoom } = this.#store.settings;
    if (zoom === parameters.zoom.min) return false;
    const queriesNothing = !probe && isLocked(this.#store, 'probe');
    return button === MIDDLE_BUTTON || shiftKey || (button === 0 && queriesNothing);
  }

  #move(event: PointerEvent): boolean {
    const before = this.#down.get(event.pointerId);
    if (!before || (!this.#pans && this.#down.size < 2)) return false;
    const others = [...this.#down].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const now = { x: event.clientX, y: event.clientY };
    this.#down.set(event.pointerId, now);
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    const [other] = others;
    // First nearer, then aside: at its farthest the picture cannot move aside at all.
    if (other) this.#zoom(other, before, now);
    const share = this.#down.size;
    this.#pan((before.x - now.x) / share, (before.y - now.y) / share);
    return true;
  }

  #pan(right: number, down: number): void {
    const { view, world } = this.#target;
    const { ratio } = view();
    const { settings } = this.#store;
    this.#store.change(panned(settings, world(), view(), right * ratio, down * ratio));
  }

  #zoom(
    other: { x: number; y: number },
    before: { x: number; y: number },
    now: { x: number; y: number },
  ): void {
    const { picture, view, world } = this.#target;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    if (was === 0) return;
    const [x, y] = [(before.x + other.x) / 2, (before.y + other.y) / 2];
    const about = worldPoint(view(), picture.getBoundingClientRect(), x, y);
    this.#store.change(zoomed(this.#store.settings, world(), is / was, about));
  }
}
