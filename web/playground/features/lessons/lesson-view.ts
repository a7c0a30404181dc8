/** A lesson's card over the picture, and the keys that turn its pages. */

import type { Player } from '../../engine/player/player.ts';
import { lessonStringsOf } from '../../locales/languages.ts';
import type { LessonStrings, Strings } from '../../locales/strings.ts';
import { fromFragment } from '../../state/fragment.ts';
import type { ParameterName, Settings } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { byId } from '../../ui/dom.ts';
import { lessMotion } from '../../ui/less-motion.ts';
import { listenForShortcuts } from '../../ui/shortcuts.ts';
import { LessonCard } from './card.ts';
import { type Lesson, lessonOf, type Page } from './pages.ts';

/** What a page of a lesson leaves as it is: where the reader is, and what the reader and the embedding page chose. */
const kept: readonly ParameterName[] = [
  'lesson',
  'page',
  'tour',
  'language',
  'pace',
  'theme',
  'shortcuts',
  'start',
  'hide',
  'lock',
];

/** The page whose state was set last: another language does not set it anew. */
let taught = '';

/** What a lesson uses of the page. */
export interface LessonContext {
  readonly player: Player;
  readonly store: Store;
}

export async function openLessonRoom(
  context: LessonContext,
  strings: Strings,
  signal: AbortSignal,
): Promise<void> {
  const words = await lessonStringsOf(strings);
  if (!signal.aborted) furnish(context, strings, words, signal);
}

function furnish(
  { player, store }: LessonContext,
  strings: Strings,
  words: LessonStrings,
  signal: AbortSignal,
): void {
  const turn = (pages: number): void => {
    const last = lessonOf(store.settings, words)?.pages.length ?? 1;
    const page = Math.min(store.settings.page, last) + pages;
    store.change({ page: Math.max(1, Math.min(last, page)) });
  };
  const close = (): void => {
    store.change({ lesson: 'none', page: 1, tour: '' });
    byId('picture').focus();
  };
  const card = new LessonCard(words, strings.language, turn, close);
  const stage = byId('stage');
  stage.before(card.root);

  const set = ({ state }: Page): void => {
    const { settings } = store;
    const asked = fromFragment(state);
    const choices = Object.fromEntries(kept.map((name) => [name, settings[name]]));
    const playing = asked.playing && !lessMotion();
    player.open({ ...asked, ...choices, playing });
  };
  const show = (): void => {
    const lesson = lessonOf(store.settings, words);
    card.root.hidden = !lesson;
    stage.parentElement?.toggleAttribute('data-lesson', lesson !== undefined);
    const where = lesson ? placeOf(store.settings, lesson) : '';
    if (lesson) card.show(lesson, store.settings.page);
    if (where === taught) return;
    taught = where;
    const page = lesson?.pages[Math.min(store.settings.page, lesson.pages.length) - 1];
    if (page) set(page);
  };
  const isHidden = (): boolean => card.root.hidden === true;
  const shortcuts = [
    { keys: ['l', 'L'], isLocked: isHidden, run: () => turn(1) },
    { keys: ['k', 'K'], isLocked: isHidden, run: () => turn(-1) },
  ];
  const isOn = (): boolean => store.signals.shortcuts.value;
  signal.addEventListener('abort', listenForShortcuts(shortcuts, isOn));
  store.listen(show, signal);
  signal.addEventListener('abort', () => {
    card.root.remove();
    stage.parentElement?.removeAttribute('data-lesson');
  });
  show();
}

function placeOf({ lesson, page, tour }: Settings, { pages }: Lesson): string {
  return [lesson, Math.min(page, pages.length), tour].join(' ');
}
