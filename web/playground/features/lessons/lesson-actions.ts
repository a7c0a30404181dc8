/** Turns the pages of a lesson, and leads on from its last one. */
import type { Player } from '../../engine/player/player.ts';
import { changeScene } from '../../engine/player/scene-change.ts';
import type { LessonStrings } from '../../locales/strings.ts';
import { pageIndex } from '../../state/lesson-pages.ts';
import type { Store } from '../../state/store.ts';
import type { Action } from '../../ui/action.tsx';
import { lessMotion } from '../../ui/less-motion.ts';
import { lessonOf } from './lesson.ts';
import type { Lessons } from './lessons.ts';
import type { TourPlayback } from './tour-playback.ts';

export interface LessonActions {
  readonly previous: Action;
  readonly next: Action;
  /** After the last page. */
  readonly nextLesson: Action;
  /** Ends the lesson with the scene of its page. */
  readonly tryIt: Action;
}

export function lessonActions(
  store: Store,
  player: Player,
  strings: LessonStrings,
  lessons: Lessons,
): LessonActions {
  /** The number of the page this many pages on; undefined past both ends. */
  const pageAfter = (pages: number): number | undefined => {
    const { length } = lessonOf(store.settings, strings)?.captions ?? [];
    const page = pageIndex(store.settings, length) + 1 + pages;
    return page >= 1 && page <= length ? page : undefined;
  };
  const turn = (pages: number): Pick<Action, 'isIdle' | 'run'> => ({
    isIdle: () => pageAfter(pages) === undefined,
    run: () => {
      const page = pageAfter(pages);
      if (page !== undefined) changeScene(store, player, { page }, lessMotion());
    },
  });
  return {
    previous: {
      id: 'lesson-previous',
      icon: () => 'previous',
      label: () => strings.previous,
      keys: ['k', 'K'],
      ...turn(-1),
    },
    next: {
      id: 'lesson-next',
      icon: () => 'next',
      label: () => strings.next,
      keys: ['l', 'L'],
      ...turn(1),
    },
    nextLesson: {
      id: 'lesson-after',
      icon: () => 'next',
      label: () => strings.nextLesson,
      keys: [],
      run: () => void (lessons.next && lessons.open(lessons.next)),
    },
    tryIt: {
      id: 'lesson-try',
      icon: () => 'tool-grab',
      label: () => strings.tryIt,
      keys: [],
      run: () => lessons.keepScene(),
    },
  };
}

const PLAY = 'lesson-play';

/** Has the pages turn by themselves, or stops that. */
export function playAction(playback: TourPlayback, strings: LessonStrings): Action {
  return {
    id: PLAY,
    icon: () => (playback.isPlaying.value ? 'pause' : 'play'),
    label: () => (playback.isPlaying.value ? strings.pause : strings.play),
    keys: [],
    run: () => (playback.isPlaying.peek() ? playback.stop() : playback.play(`#${PLAY}`)),
  };
}
