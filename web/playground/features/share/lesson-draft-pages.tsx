/** The frames of a lesson that is being made: their captions can be reworded, and they can be moved and removed. */
import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ShareStrings } from '../../locales/strings.ts';
import { LONGEST_CAPTION, type Tour } from '../../state/lesson-pages.ts';
import { Button } from '../../ui/button.tsx';
import { useNumberFormat } from '../../ui/number-format.ts';
import { earlier, later, withCaption, withoutPage } from './lesson-draft.ts';

interface LessonPagesProps {
  readonly words: ShareStrings['lesson'];
  readonly tour: Tour;
  /** Called with the changed lesson and with what is said of the change; false where the lesson stays as it was. */
  readonly onChange: (tour: Tour, said?: string) => boolean;
}

type Direction = 'earlier' | 'later';

export function LessonPages({ words, tour, onChange }: LessonPagesProps): VNode {
  const format = useNumberFormat();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly to: number; readonly by: Direction }>();
  // The button that moved a frame keeps the focus, at the frame's new place.
  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`#draft-${moved.by}-${moved.to}`)?.focus();
  }, [moved]);
  const move = (at: number, by: Direction): void => {
    const to = by === 'earlier' ? at - 1 : at + 1;
    if (to < 0 || to >= tour.pages.length) return;
    onChange(by === 'earlier' ? earlier(tour, at) : later(tour, at), words.moved(to + 1));
    setMoved({ to, by });
  };
  return (
    <ol ref={list} aria-label={words.pages}>
      {tour.pages.map(({ caption }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two pages may be alike
        <li key={at}>
          <textarea
            rows={2}
            aria-label={words.captionOf(format.format(at + 1))}
            maxLength={LONGEST_CAPTION}
            value={caption}
            onInput={({ currentTarget }) => {
              if (!onChange(withCaption(tour, at, currentTarget.value)))
                currentTarget.value = caption;
            }}
          />
          <span class="lesson-buttons">
            <Button
              id={`draft-earlier-${at}`}
              aria-label={`${words.earlier}: ${caption}`}
              idle={at === 0}
              onPress={() => move(at, 'earlier')}
            >
              {words.earlier}
            </Button>
            <Button
              id={`draft-later-${at}`}
              aria-label={`${words.later}: ${caption}`}
              idle={at === tour.pages.length - 1}
              onPress={() => move(at, 'later')}
            >
              {words.later}
            </Button>
            <Button
              aria-label={`${words.remove}: ${caption}`}
              onPress={() => onChange(withoutPage(tour, at))}
            >
              {words.remove}
            </Button>
          </span>
        </li>
      ))}
    </ol>
  );
}
