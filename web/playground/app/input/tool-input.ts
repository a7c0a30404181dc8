/** Uses the tool by pointer and keys over the picture. Events that it uses reach neither camera nor probe. */
import { effect } from '@preact/signals';
import type { Point } from '../../engine/geometry.ts';
import type { Moment } from '../../engine/tools/pointer-trail.ts';
import type { Tools } from '../../engine/tools/tools.ts';
import type { InputTarget } from '../../render/input-target.ts';
import { worldPoint } from '../../render/viewport.ts';

const STEP = 10;
const FINE_STEP = 1;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function attachToolInput(target: InputTarget, tools: Tools, signal: AbortSignal): void {
  const { picture, view, world } = target;
  const placeOf = (event: MouseEvent): Point =>
    worldPoint(view(), picture.getBoundingClientRect(), event.clientX, event.clientY);
  const momentOf = (event: MouseEvent): Moment => ({ ...placeOf(event), time: event.timeStamp });
  const isInUse = (event: MouseEvent): boolean =>
    tools.name !== 'look' && !event.shiftKey && event.button <= 0;

  const press = (event: PointerEvent): void => {
    if (!isInUse(event) || !event.isPrimary) return;
    event.stopImmediatePropagation();
    picture.setPointerCapture(event.pointerId);
    tools.point(undefined);
    tools.press(placeOf(event), event.timeStamp);
  };
  const move = (event: PointerEvent): void => {
    if (!isInUse(event) || !event.isPrimary || event.buttons === 0) return;
    event.stopImmediatePropagation();
    tools.move(...passed(event).map(momentOf));
  };
  const lift = (event: PointerEvent): void => {
    if (!isInUse(event) || !event.isPrimary) return;
    tools.lift(placeOf(event), event.timeStamp);
  };
  /** The browser has taken over the pointer; its last position need not be true. */
  const cancel = (event: PointerEvent): void => {
    if (event.isPrimary) tools.release();
  };
  const key = (event: KeyboardEvent): void => {
    if (tools.name === 'look' || event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = directions[event.key];
    const here = tools.cursor ?? { x: world().width / 2, y: world().height / 2 };
    if (event.key === 'Escape') return tools.take('look');
    if (!direction && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (direction) {
      const far = event.shiftKey ? FINE_STEP : STEP;
      const next = { x: here.x + far * direction[0], y: here.y + far * direction[1] };
      tools.point(next);
      if (tools.isDown) tools.move({ ...next, time: event.timeStamp });
    } else if (tools.isDown) tools.lift(here, event.timeStamp);
    else {
      tools.point(here);
      tools.press(here, event.timeStamp);
      // A key press puts down and lifts at once, except for a wall and a held object, which wait for the second press.
      if (!tools.isDown) tools.lift(here, event.timeStamp);
    }
  };
  picture.addEventListener('pointerdown', press, { signal });
  picture.addEventListener('pointermove', move, { signal });
  picture.addEventListener('pointerup', lift, { signal });
  picture.addEventListener('pointercancel', cancel, { signal });
  picture.addEventListener('keydown', key, { signal });
  picture.addEventListener('click', (event) => isInUse(event) && event.stopImmediatePropagation(), {
    signal,
  });
  const dispose = effect(() => {
    picture.classList.toggle('tool', tools.name !== 'look');
  });
  signal.addEventListener('abort', dispose);
}

/** All that a pointer did since the last event: the browser reports several moves of the pointer in one event. */
function passed(event: PointerEvent): readonly PointerEvent[] {
  const coalesced = event.getCoalescedEvents();
  return coalesced.length > 0 ? coalesced : [event];
}
