/** All that speaks a language or answers to a hand: panels, keys and pointer, until the signal says that it is enough. */

import { lessonsPanel } from '../features/lessons/lesson-buttons.ts';
import type { Strings } from '../locales/strings.ts';
import type { InputTarget } from '../render/input-target.ts';
import { byId } from '../ui/dom.ts';
import type { House } from './context.ts';
import { navigation } from './input/camera-input.ts';
import { spotting } from './input/node-hover.ts';
import { pointing } from './input/probe-input.ts';
import { toolHands } from './input/tool-input.ts';
import { reachRemark } from './link-remark.ts';
import { lockControls } from './locks.ts';
import { legend } from './panels/legend.ts';
import { NumbersPanel } from './panels/numbers.ts';
import { stageView } from './panels/stage-view.ts';
import { toolBar } from './panels/tool-bar.ts';

const rooms = ['legend', 'lessons', 'numbers', 'tools'] as const;

/** What is pressed without looking further than the picture; `later` runs what follows, once the first picture is shown. */
export function furnish(
  house: House,
  strings: Strings,
  signal: AbortSignal,
  later: (work: () => void) => void,
): void {
  const { store, player } = house;
  clear();
  const { toast } = house;
  toolBar(byId('tools'), house.tools, player, strings, (text) => toast.say(text), signal);
  hands(house, strings, signal);
  storyRoom(house, strings, signal);
  lessonRoom(house, strings, signal);
  later(() => {
    if (signal.aborted) return;
    panels(house, strings, signal);
    lockControls(store, signal);
    player.refresh();
  });
}

/** Tells, once, that a link has no room for what is done from now on. */
function warnOfFullLink(house: House, strings: Strings, signal: AbortSignal): void {
  let wasFull = false;
  house.tools.listen(() => {
    const isFull = house.link.reach === 'fewerEdits';
    if (isFull && !wasFull) house.toast.say(reachRemark(house.link, house.player, strings));
    wasFull = isFull;
  }, signal);
}

/** What pointers, fingers and keys do on the picture, and on those that stand in its place. */
function hands(house: House, strings: Strings, signal: AbortSignal): void {
  const { picture, view, store, player } = house;
  warnOfFullLink(house, strings, signal);
  const treePanel = treeRoom(house, strings, signal);
  const handle = (target: InputTarget, until: AbortSignal): void => {
    // First, because a tool keeps what it uses from all that come after it.
    spotting(target, player, house.highlighted, () => treePanel.open, until);
    toolHands(target, house.tools, until);
    navigation(target, store, until);
    pointing(target.picture, store, target.view, () => house.toast.say(strings.pinned), until);
  };
  handle({ picture, view, world: () => player.world }, signal);
  stageView(house, strings, handle, signal);
}

/** What is read and set beside the picture. */
function panels(
  { isMakeshift, link, player, store }: House,
  strings: Strings,
  signal: AbortSignal,
): void {
  const numbers = new NumbersPanel(byId('numbers'), byId('glance'), store, strings);
  legend(byId('legend'), store, strings, signal);
  lessonsPanel(byId('lessons'), store, strings, (begin) => link.leave(begin));
  const count = (): void => {
    if (player.refusal !== undefined) numbers.showNothing();
    else numbers.show(player.frame);
    numbers.tellPainter(isMakeshift());
  };
  store.listen((_, changed) => {
    if (changed.has('playing')) count();
  }, signal);
  player.listen(
    {
      frame: count,
    },
    signal,
  );
}

function clear(): void {
  for (const room of rooms) byId(room).replaceChildren();
}

/** The tree's panel is fetched once it stands open. */
function treeRoom(house: House, strings: Strings, signal: AbortSignal): HTMLDetailsElement {
  const panel = byId('tree-panel');
  if (!(panel instanceof HTMLDetailsElement)) throw new Error('#tree-panel is no details');
  const furnishIt = async (): Promise<void> => {
    if (!panel.open) return;
    panel.removeEventListener('toggle', begin);
    const { treePanel } = await import('./panels/tree/tree-panel.ts');
    if (!signal.aborted) treePanel(panel, byId('tree'), house, strings, signal);
  };
  const begin = (): void => void furnishIt();
  panel.addEventListener('toggle', begin, { signal });
  begin();
  return panel;
}

/** The lesson's card is fetched with its first lesson. */
function lessonRoom(house: House, strings: Strings, signal: AbortSignal): void {
  const { store } = house;
  const begun = new AbortController();
  const furnishIt = async (): Promise<void> => {
    if (begun.signal.aborted || store.settings.lesson === 'none') return;
    begun.abort();
    const { openLessonRoom } = await import('../features/lessons/lesson-view.ts');
    await openLessonRoom(house, strings, signal);
  };
  const begin = (): void => void furnishIt();
  store.listen(begin, signal);
  begin();
}

/** The teller is fetched when there is first something to tell. Time stands still meanwhile; who lets it run has heard enough. */
function storyRoom(house: House, strings: Strings, signal: AbortSignal): void {
  const { store, tools } = house;
  const begun = new AbortController();
  const furnishIt = async (): Promise<void> => {
    if (begun.signal.aborted || (store.settings.story === 'none' && tools.name !== 'ask')) return;
    begun.abort();
    const { openStoryRoom } = await import('../features/trace/trace-view.ts');
    await openStoryRoom(house, strings, signal);
  };
  const begin = (): void => void furnishIt();
  store.listen(begin, signal);
  tools.listen(begin, signal);
  begin();
}
