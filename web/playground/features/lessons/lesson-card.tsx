/** The present page of a lesson: its caption, the numbers that it names, and buttons that turn to the pages before and after it. */
import './lesson-card.css';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { usePlayer } from '../../engine/player/player-context.ts';
import { lessonStringsOf } from '../../locales/lessons-strings.ts';
import type { LessonStrings } from '../../locales/strings.ts';
import { pageIndex } from '../../state/lesson-pages.ts';
import { useStore } from '../../state/store-context.ts';
import { type Action, ActionButton, ActionIconButton } from '../../ui/action.tsx';
import { IconButton } from '../../ui/button.tsx';
import { useNumberFormat } from '../../ui/number-format.ts';
import { listenForShortcuts } from '../../ui/shortcuts.ts';
import { useFetchedStrings } from '../../ui/strings.tsx';
import { lessonOf } from './lesson.ts';
import { type LessonActions, lessonActions, playAction } from './lesson-actions.ts';
import { LessonNumbers } from './lesson-numbers.tsx';
import type { Lessons } from './lessons.ts';
import { PrintedCaptions } from './printed-captions.tsx';
import { TourPlayback } from './tour-playback.ts';

interface LessonCardProps {
  readonly lessons: Lessons;
  /** Called when the reader has opened a lesson and its card is there: brings picture and card into view. */
  readonly onOpen: () => void;
  /** Called when the reader has ended the lesson. */
  readonly onClose: () => void;
}

export function LessonCard(props: LessonCardProps): VNode | null {
  const strings = useFetchedStrings(lessonStringsOf);
  return strings ? <Card {...props} strings={strings} /> : null;
}

interface CardProps extends LessonCardProps {
  readonly strings: LessonStrings;
}

function Card({ lessons, strings, onClose, onOpen }: CardProps): VNode | null {
  const store = useStore();
  const player = usePlayer();
  const format = useNumberFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = useMemo(
    () => lessonActions(store, player, strings, lessons),
    [store, player, strings, lessons],
  );
  const playback = useMemo(
    () =>
      new TourPlayback({
        page: () => {
          const { settings } = store;
          return pageIndex(settings, lessonOf(settings, strings)?.captions.length ?? 0);
        },
        waits: () => lessonOf(store.settings, strings)?.waits ?? [],
        next: actions.next.run,
      }),
    [store, strings, actions],
  );
  useEffect(() => () => playback.stop(), [playback]);
  useEffect(
    () => listenForShortcuts(Object.values(actions), () => store.signals.shortcuts.value),
    [actions, store],
  );
  const openings = lessons.openings.value;
  useEffect(() => {
    if (openings === 0) return;
    onOpen();
    heading.current?.focus({ preventScroll: true });
  }, [openings, onOpen]);
  const lesson = lessonOf(store.settings, strings);
  if (!lesson) return null;
  const { captions, title, waits } = lesson;
  const at = pageIndex(store.settings, captions.length);
  const ends = (action: Action): Action => ({
    ...action,
    run: () => {
      action.run();
      onClose();
    },
  });
  const close = (): void => {
    lessons.close();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from every control inside
    <section
      class="lesson-card"
      aria-label={strings.label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The page behind it does not take the key, too.
        event.stopPropagation();
        close();
      }}
    >
      <header class="lesson-head">
        <div class="lesson-title">
          <h2 ref={heading} tabIndex={-1}>
            {title === '' ? strings.label : title}
          </h2>
          {captions.length > 0 && (
            <span class="place">
              {strings.pageOf(format.format(at + 1), format.format(captions.length))}
            </span>
          )}
        </div>
        <IconButton
          id="lesson-close"
          icon="close"
          label={strings.close}
          class="icon-only"
          onPress={close}
        />
      </header>
      <p
        class="lesson-caption"
        role="status"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long captions are scrolled, also by keys
        tabIndex={0}
      >
        {captions[at] ?? strings.unreadable}
      </p>
      <PrintedCaptions captions={captions} />
      <LessonNumbers page={at} />
      {captions.length > 0 && (
        <Turning
          actions={{ ...actions, tryIt: ends(actions.tryIt) }}
          play={waits && playAction(playback, strings)}
          isLast={at === captions.length - 1}
          hasNext={lessons.next !== undefined}
        />
      )}
    </section>
  );
}

interface TurningProps {
  readonly actions: LessonActions;
  /** Only of a lesson whose pages have waits. */
  readonly play: Action | undefined;
  readonly isLast: boolean;
  /** Whether there is a lesson after this one. */
  readonly hasNext: boolean;
}

/** The last button stays at its place on every page: on the last one it leads to the next lesson, or back to the page. */
function Turning({ actions, isLast, hasNext, play }: TurningProps): VNode {
  const { next, nextLesson, previous, tryIt } = actions;
  const after = hasNext ? nextLesson : tryIt;
  return (
    <div class="lesson-turning">
      {isLast && hasNext && <ActionButton key="try" action={tryIt} class="quiet" />}
      {play && <ActionIconButton key="play" action={play} class="icon-only" />}
      <ActionIconButton key="previous" action={previous} class="icon-only" />
      <ActionButton key="next" action={isLast ? after : next} class="primary" />
    </div>
  );
}
