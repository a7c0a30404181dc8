/** The present page of a lesson: its caption, and buttons that turn to the pages before and after it. */
import './lesson-card.css';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { usePlayer } from '../../engine/player/player-context.ts';
import { lessonStringsOf } from '../../locales/lessons-strings.ts';
import type { LessonStrings } from '../../locales/strings.ts';
import { pageIndex } from '../../state/lessons.ts';
import { useStore } from '../../state/store-context.ts';
import { ActionIconButton } from '../../ui/action.tsx';
import { IconButton } from '../../ui/button.tsx';
import { useNumberFormat } from '../../ui/number-format.ts';
import { listenForShortcuts } from '../../ui/shortcuts.ts';
import { useFetchedStrings } from '../../ui/strings.tsx';
import { lessonOf } from './lesson.ts';
import { lessonActions } from './lesson-actions.ts';

interface LessonCardProps {
  /** Called when the reader ends the lesson. */
  readonly onClose: () => void;
}

export function LessonCard({ onClose }: LessonCardProps): VNode | null {
  const strings = useFetchedStrings(lessonStringsOf);
  return strings ? <Card strings={strings} onClose={onClose} /> : null;
}

interface CardProps extends LessonCardProps {
  readonly strings: LessonStrings;
}

function Card({ strings, onClose }: CardProps): VNode | null {
  const store = useStore();
  const player = usePlayer();
  const format = useNumberFormat();
  const actions = useMemo(() => lessonActions(store, player, strings), [store, player, strings]);
  useEffect(
    () => listenForShortcuts(Object.values(actions), () => store.signals.shortcuts.value),
    [actions, store],
  );
  const lesson = lessonOf(store.settings, strings);
  if (!lesson) return null;
  const { captions, title } = lesson;
  const at = pageIndex(store.settings, captions.length);
  const close = (): void => {
    store.change({ lesson: 'none', page: 1, tour: '' });
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from every control inside
    <section
      class="lesson-card"
      aria-label={strings.label}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      {title !== '' && <h2>{title}</h2>}
      {captions.length > 0 && (
        <>
          <span class="place">
            {strings.pageOf(format.format(at + 1), format.format(captions.length))}
          </span>
          <ActionIconButton action={actions.previous} class="icon-only" />
          <ActionIconButton action={actions.next} class="icon-only" />
        </>
      )}
      <IconButton
        id="lesson-close"
        icon="close"
        label={strings.close}
        class="icon-only"
        onPress={close}
      />
      <p
        class="lesson-caption"
        role="status"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long captions are scrolled, also by keys
        tabIndex={0}
      >
        {captions[at] ?? strings.unreadable}
      </p>
      <ol class="lesson-captions">
        {captions.map((caption) => (
          <li key={caption}>{caption}</li>
        ))}
      </ol>
    </section>
  );
}
