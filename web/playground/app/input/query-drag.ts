/**
 * A drag over the picture queries the rectangle that it draws, without a tool: a probe that stays until a click, Escape or the next
 * drag. A probe that the reader has switched on is moved by `probe-input.ts` instead.
 */
import type { Point } from '../../engine/geometry.ts';
import type { InputTarget } from '../../render/input-target.ts';
import { worldPoint } from '../../render/viewport.ts';
import { isLocked } from '../../state/locks.ts';
import { parameters } from '../../state/parameters.ts';
import type { Changes } from '../../state/settings.ts';
import type { Store } from '../../state/store.ts';
import { DRAG_BEGINS } from './pointer-gestures.ts';

/** What makes a probe the one that was drawn. */
const drawnBy = [
  'probe',
  'probeKind',
  'probeX',
  'probeY',
  'probeSize',
  'probeHeight',
  'pinned',
] as const;

export function attachQueryDrag(
  { picture, view }: InputTarget,
  store: Store,
  signal: AbortSignal,
): void {
  let from: MouseEvent | undefined;
  let hasDrawn = false;
  let drawn: Changes | undefined;
  /** The probe as it was before the pointer went down. */
  let before: Changes = {};
  const isDrawn = (): boolean => {
    const { settings } = store;
    return settings.probe && drawnBy.every((name) => settings[name] === drawn?.[name]);
  };
  const isFree = ({ button, isPrimary, shiftKey }: PointerEvent): boolean => {
    if (!isPrimary || button !== 0 || shiftKey || isLocked(store, 'probe')) return false;
    return !store.settings.probe || isDrawn();
  };
  const pointOf = (event: MouseEvent): Point =>
    worldPoint(view(), picture.getBoundingClientRect(), event.clientX, event.clientY);
  const clear = (): void => store.change({ probe: false, pinned: false });

  const press = (event: PointerEvent): void => {
    // A second pointer zooms.
    from = from === undefined && isFree(event) ? event : undefined;
    hasDrawn = false;
    before = probeOf(store);
    if (from) event.stopImmediatePropagation();
  };
  const move = (event: PointerEvent): void => {
    if (!from || !event.isPrimary || event.buttons === 0) return;
    event.stopImmediatePropagation();
    const travelled = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
    if (!hasDrawn && travelled <= DRAG_BEGINS) return;
    if (!hasDrawn) picture.setPointerCapture(event.pointerId);
    hasDrawn = true;
    store.change({ probe: true, ...rectangleBetween(pointOf(from), pointOf(event)) });
    drawn = probeOf(store);
  };
  const lift = (): void => {
    from = undefined;
  };
  /** The browser scrolls the page instead. */
  const cancel = (): void => {
    if (from && hasDrawn) {
      store.change(before);
      drawn = before;
    }
    from = undefined;
  };
  const click = (event: MouseEvent): void => {
    if (!isDrawn()) return;
    event.stopImmediatePropagation();
    // Ignore the click after a drag.
    if (!hasDrawn) clear();
    hasDrawn = false;
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isDrawn() && !isLocked(store, 'probe')) clear();
  };
  picture.addEventListener('pointerdown', press, { signal });
  picture.addEventListener('pointermove', move, { signal });
  picture.addEventListener('pointerup', lift, { signal });
  picture.addEventListener('pointercancel', cancel, { signal });
  picture.addEventListener('click', click, { signal });
  document.addEventListener('keydown', escape, { signal });
}

function probeOf({ settings }: Store): Changes {
  return Object.fromEntries(drawnBy.map((name) => [name, settings[name]]));
}

/** The rectangle with corners at two points, as a pinned probe; as large as a probe can be at most. */
function rectangleBetween(one: Point, other: Point): Changes {
  const [width, height] = [other.x - one.x, other.y - one.y];
  const probeSize = held(width, parameters.probeSize);
  const probeHeight = held(height, parameters.probeHeight);
  return {
    probeKind: 'rectangle',
    pinned: true,
    probeSize,
    probeHeight,
    probeX: one.x + (Math.sign(width) * probeSize) / 2,
    probeY: one.y + (Math.sign(height) * probeHeight) / 2,
  };
}

function held(
  length: number,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  return Math.min(max, Math.max(min, Math.abs(length)));
}
