/** Uses the tool by pointer and keys over the picture. Events that it uses reach neither camera nor probe. Fetched with the first tool. */
import { effect, type ReadonlySignal } from '@preact/signals';
import type { Point } from '../../engine/geometry.ts';
import type { Player } from '../../engine/player/player.ts';
import type { Moment } from '../../engine/tools/pointer-trail.ts';
import { ToolUse } from '../../engine/tools/tool-use.ts';
import type { Tools } from '../../engine/tools/tools.ts';
import { remarkStringsOf } from '../../locales/remark-strings.ts';
import type { Strings } from '../../locales/strings.ts';
import type { InputTarget } from '../../render/input-target.ts';
import { worldPoint } from '../../render/viewport.ts';
import type { Store } from '../../state/store.ts';
import { arrowStep } from './arrow-keys.ts';

/** In CSS pixels, how far from the middle of a finger the object may be that it takes. */
const FINGER = 24;

/** What tools work on. */
export interface ToolContext {
  readonly tools: Tools;
  readonly player: Player;
  readonly store: Store;
  readonly strings: ReadonlySignal<Strings>;
  /** Says words that are fetched. */
  readonly sayFetched: (words: () => Promise<string>) => void;
  /** Called after every edit. */
  readonly onEdit: () => void;
}

/** Lets tools work on a picture until the signal aborts, after what was done there before: `waiting`. */
export type AttachTools = (
  target: InputTarget,
  until: AbortSignal,
  waiting: readonly Event[],
) => void;

export function toolInputFor(context: ToolContext): AttachTools {
  const { tools, player, store, strings, sayFetched, onEdit } = context;
  const use = new ToolUse(tools, player, store, (dropsLater) => {
    onEdit();
    if (dropsLater) sayFetched(() => droppedText(strings.value));
  });
  return (target, until, waiting) => attachToolInput(target, tools, use, until, waiting);
}

/** That later edits are gone, and how they come back. */
async function droppedText(strings: Strings): Promise<string> {
  return (await remarkStringsOf(strings)).laterEditsDropped;
}

function attachToolInput(
  target: InputTarget,
  tools: Tools,
  use: ToolUse,
  until: AbortSignal,
  waiting: readonly Event[],
): void {
  const { picture, view, world } = target;
  const placeOf = (event: MouseEvent): Point =>
    worldPoint(view(), picture.getBoundingClientRect(), event.clientX, event.clientY);
  const momentOf = (event: MouseEvent): Moment => ({ ...placeOf(event), time: event.timeStamp });
  const isInUse = (event: MouseEvent): boolean =>
    tools.name !== 'look' && !event.shiftKey && event.button <= 0;

  /** A finger is thicker than a pointer. */
  const reachOf = ({ clientX, clientY, pointerType }: PointerEvent): number | undefined => {
    if (pointerType !== 'touch') return undefined;
    const bounds = picture.getBoundingClientRect();
    const [here, aside] = [0, FINGER].map((right) =>
      worldPoint(view(), bounds, clientX + right, clientY),
    );
    return aside!.x - here!.x;
  };

  const press = (event: PointerEvent): void => {
    if (!isInUse(event) || !event.isPrimary) return;
    event.stopImmediatePropagation();
    // A press that waited for this code is dispatched again; its pointer may have been lifted since.
    if (event.isTrusted) picture.setPointerCapture(event.pointerId);
    tools.point(undefined);
    use.press(placeOf(event), event.timeStamp, reachOf(event));
  };
  const move = (event: PointerEvent): void => {
    if (!isInUse(event) || !event.isPrimary || event.buttons === 0) return;
    event.stopImmediatePropagation();
    use.move(...passed(event).map(momentOf));
  };
  const lift = (event: PointerEvent): void => {
    if (!isInUse(event) || !event.isPrimary) return;
    use.lift(placeOf(event), event.timeStamp);
  };
  /** The browser has taken over the pointer; its last position need not be true. */
  const cancel = (event: PointerEvent): void => {
    if (event.isPrimary) tools.release();
  };
  const key = (event: KeyboardEvent): void => {
    if (tools.name === 'look' || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = arrowStep(event);
    const here = tools.cursor ?? { x: world().width / 2, y: world().height / 2 };
    if (event.key === 'Escape') return tools.take('look');
    if (!step && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (step) {
      const next = { x: here.x + step.x, y: here.y + step.y };
      tools.point(next);
      if (tools.isDown) use.move({ ...next, time: event.timeStamp });
    } else if (tools.isDown) use.lift(here, event.timeStamp);
    else {
      tools.point(here);
      use.press(here, event.timeStamp);
      // A key press puts down and lifts at once, except for a wall and a held object, which wait for the second press.
      if (!tools.isDown) use.lift(here, event.timeStamp);
    }
  };
  const click = (event: MouseEvent): void => {
    if (isInUse(event)) event.stopImmediatePropagation();
  };
  // While capturing, because a tool keeps what it uses from listeners that were attached before its code was there.
  const options = { capture: true, signal: until };
  picture.addEventListener('pointerdown', press, options);
  picture.addEventListener('pointermove', move, options);
  picture.addEventListener('pointerup', lift, options);
  picture.addEventListener('pointercancel', cancel, options);
  picture.addEventListener('keydown', key, options);
  picture.addEventListener('click', click, options);
  // A finger that takes an object moves it; any other scrolls the page.
  picture.addEventListener(
    'touchstart',
    (event) => {
      if (tools.isDown) event.preventDefault();
    },
    { ...options, passive: false },
  );
  for (const event of waiting) picture.dispatchEvent(event);
  const dispose = effect(() => {
    picture.classList.toggle('tool', tools.name !== 'look');
    picture.classList.toggle('grabs', tools.name === 'grab');
  });
  until.addEventListener('abort', dispose);
}

/** All that a pointer did since the last event: the browser reports several moves of the pointer in one event. */
function passed(event: PointerEvent): readonly PointerEvent[] {
  const coalesced = event.getCoalescedEvents();
  return coalesced.length > 0 ? coalesced : [event];
}
