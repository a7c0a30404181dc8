/**
 * Zooms and pans the picture: the wheel and two pointers zoom where they are; two pointers, the middle button, Shift, or, where the
 * probe is locked, any pointer pans the picture; the arrow keys pan too. What is used here never reaches the probe.
 */
import { effect } from '@preact/signals';
import { isEmbedded } from '../../features/embed/embedded.ts';
import { panned, zoomed } from '../../render/camera.ts';
import type { InputTarget } from '../../render/input-target.ts';
import { worldPoint } from '../../render/viewport.ts';
import { parameters } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { PointerGestures } from './pointer-gestures.ts';

/** A wheel's notch is about 100 pixels. */
const PER_WHEEL_PIXEL = 0.002;
const PIXELS_PER_LINE = 20;
/** Share of the picture that a key moves it by. */
const KEY_MOVES = 0.15;

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function attachCameraInput(target: InputTarget, store: Store, signal: AbortSignal): void {
  const { picture, view, world } = target;
  const gestures = new PointerGestures(target, store);
  const wheel = (event: WheelEvent): void => {
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? PIXELS_PER_LINE : 1;
    const farther = event.deltaY > 0;
    // Where the whole world is shown, the wheel scrolls the page; in an article, until the reader has taken hold of the picture.
    const scrolls = farther || (isEmbedded() && document.activeElement !== picture);
    if (scrolls && store.settings.zoom === parameters.zoom.min && !event.ctrlKey) return;
    use(event);
    const times = Math.exp(-event.deltaY * pixels * PER_WHEEL_PIXEL);
    const bounds = picture.getBoundingClientRect();
    const about = worldPoint(view(), bounds, event.clientX, event.clientY);
    store.change(zoomed(store.settings, world(), times, about));
  };
  const arrow = (event: KeyboardEvent): void => {
    const direction = arrows[event.key];
    const zoomedIn = store.settings.zoom > parameters.zoom.min;
    if (!direction || event.altKey || event.metaKey || !zoomedIn) return;
    if (store.settings.probe && !event.ctrlKey) return;
    use(event);
    const { width, height } = view();
    const [right, down] = [direction[0] * width, direction[1] * height];
    store.change(panned(store.settings, world(), view(), KEY_MOVES * right, KEY_MOVES * down));
  };
  picture.addEventListener('wheel', wheel, { signal, passive: false });
  picture.addEventListener('keydown', arrow, { signal });
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
    picture.addEventListener(type, (event) => gestures.follow(event) && use(event), { signal });
  // Ignore the click after a drag.
  picture.addEventListener('click', (event) => gestures.haveDragged && use(event), { signal });
  const dispose = effect(() => {
    picture.classList.toggle('zoomed', store.signals.zoom.value > parameters.zoom.min);
  });
  signal.addEventListener('abort', dispose);
}

function use(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
