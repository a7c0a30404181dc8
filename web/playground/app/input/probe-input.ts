/** The probe follows the pointer over the picture until a click pins it, and the arrow keys while the picture has the focus. */

import { effect } from '@preact/signals';
import type { Point } from '../../engine/geometry.ts';
import { fetchedKindOf } from '../../probes/fetched.ts';
import { type Viewport, worldPoint } from '../../render/viewport.ts';
import { isLocked } from '../../state/locks.ts';
import type { Settings } from '../../state/parameters.ts';
import { presetOf, type World } from '../../state/presets.ts';
import type { Changes } from '../../state/settings.ts';
import type { Store } from '../../state/store.ts';
import { arrowStep } from './arrow-keys.ts';
import { DRAG_BEGINS } from './pointer-gestures.ts';

export function attachProbeInput(
  picture: HTMLElement,
  store: Store,
  view: () => Viewport,
  pinned: () => void,
  signal: AbortSignal,
): void {
  let byMouse = true;
  /** Where the pointer went down that is down, and what the probe asked before. */
  let down: { readonly x: number; readonly y: number; readonly asked: Changes } | undefined;
  /** Whether the pointer was dragged since it went down. */
  let dragged = false;
  const placeOf = (event: MouseEvent): { x: number; y: number } =>
    worldPoint(view(), picture.getBoundingClientRect(), event.clientX, event.clientY);
  const place = (event: MouseEvent): void => {
    const { x, y } = placeOf(event);
    store.change({ probeX: x, probeY: y });
  };
  const hasDirection = (): boolean => fetchedKindOf(store.settings)?.drag === 'direction';
  const draw = (event: MouseEvent): void => {
    const { probeX, probeY } = store.settings;
    const { x, y } = placeOf(event);
    store.change({ directionX: x - probeX, directionY: y - probeY });
  };
  /** A mouse moves a pinned probe only by a drag; a touch, which never hovers, by a press too. */
  const follow = (event: PointerEvent): void => {
    byMouse = event.pointerType === 'mouse';
    const { probe, pinned: stays } = store.settings;
    if (event.type === 'pointerdown') {
      const { probeX, probeY, directionX, directionY } = store.settings;
      const asked = { probeX, probeY, directionX, directionY };
      down = { x: event.clientX, y: event.clientY, asked };
      dragged = false;
    }
    if (down && event.buttons !== 0)
      dragged ||= Math.hypot(event.clientX - down.x, event.clientY - down.y) > DRAG_BEGINS;
    if (isLocked(store, 'probe') || !probe) return;
    const drags = dragged && event.buttons !== 0;
    if (drags && hasDirection()) draw(event);
    else if (drags || !(stays && byMouse)) place(event);
  };
  const leave = (event: PointerEvent): void => {
    const { settings } = store;
    const { probeLeaves, world } = presetOf(settings.preset);
    const follows = settings.probe && !settings.pinned && event.pointerType === 'mouse';
    if (!probeLeaves || !follows || isLocked(store, 'probe')) return;
    if (fetchedKindOf(settings)?.isBox) store.change(besideWorld(placeOf(event), settings, world));
  };
  const pin = (event: MouseEvent): void => {
    if (!store.settings.probe || isLocked(store, 'probe')) return;
    const frees = byMouse && store.settings.pinned && !dragged;
    if (!(dragged && hasDirection())) place(event);
    store.change({ pinned: !frees });
    if (!frees) pinned();
  };
  const lift = (): void => {
    down = undefined;
  };
  /** The browser scrolls by the touch that went down: it asks nothing. */
  const undo = (): void => {
    if (down && !isLocked(store, 'probe')) store.change(down.asked);
    lift();
  };
  const free = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !isLocked(store, 'probe')) store.change({ pinned: false });
  };
  const nudge = (event: KeyboardEvent): void => {
    const step = arrowStep(event);
    if (!step || isLocked(store, 'probe')) return;
    event.preventDefault();
    const { probeX, probeY } = store.settings;
    store.change({ probe: true, probeX: probeX + step.x, probeY: probeY + step.y });
  };
  picture.addEventListener('pointermove', follow, { signal });
  picture.addEventListener('pointerdown', follow, { signal });
  picture.addEventListener('pointerup', lift, { signal });
  picture.addEventListener('pointercancel', undo, { signal });
  picture.addEventListener('pointerleave', leave, { signal });
  picture.addEventListener('click', pin, { signal });
  picture.addEventListener('keydown', nudge, { signal });
  document.addEventListener('keydown', free, { signal });
  const dispose = effect(() => {
    picture.classList.toggle('probing', store.signals.probe.value);
    picture.classList.toggle('pinned', store.signals.pinned.value);
  });
  signal.addEventListener('abort', dispose);
}

/** Where a box overlaps nothing of the world, past the edge that is nearest to a point. */
function besideWorld(
  { x, y }: Point,
  { probeSize, probeHeight }: Settings,
  { width, height }: World,
): Changes {
  const half = Math.ceil(Math.max(probeSize, probeHeight) / 2);
  const exits = [
    { distance: x, place: { probeX: -half } },
    { distance: width - x, place: { probeX: width + half } },
    { distance: y, place: { probeY: -half } },
    { distance: height - y, place: { probeY: height + half } },
  ];
  return exits.toSorted((one, other) => one.distance - other.distance)[0]!.place;
}
