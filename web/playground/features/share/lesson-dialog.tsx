/** Collects frames with captions for a lesson, and gives it as a link or as JSON. */
import './lesson-dialog.css';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { ShareStrings } from '../../locales/strings.ts';
import { LONGEST_CAPTION } from '../../state/lesson-pages.ts';
import type { Settings } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useStrings } from '../../ui/strings.tsx';
import {
  draftOf,
  earlier,
  fits,
  jsonOf,
  lessonAddress,
  withoutPage,
  withPage,
} from './lesson-draft.ts';

interface LessonDialogProps {
  readonly strings: ShareStrings;
  /** The address of the whole page. */
  readonly page: string;
  /** What the link of the shown frame says. */
  readonly settings: Settings;
  readonly onClose: () => void;
}

export function LessonDialog({ strings, page, settings, onClose }: LessonDialogProps): VNode {
  const words = strings.lesson;
  const { copied } = useStrings().actions;
  const draft = draftOf(useStore());
  const tour = draft.value;
  const [caption, setCaption] = useState('');
  const [status, setStatus] = useState('');
  const add = (): void => {
    const longer = withPage(tour, caption, settings);
    if (!fits(longer)) return setStatus(words.full);
    draft.value = longer;
    setCaption('');
    setStatus(words.added(longer.pages.length));
  };
  const copy = async (text: string | Promise<string>): Promise<void> =>
    setStatus((await copyText(await text)) ? copied : words.notCopied);
  return (
    <Dialog
      id="lesson-draft"
      class="share-head"
      title={words.title}
      closeLabel={strings.close}
      onClose={onClose}
    >
      <div class="lesson-draft">
        <p class="hint">{words.how}</p>
        <label for="draft-caption">{words.caption}</label>
        <textarea
          id="draft-caption"
          rows={3}
          maxLength={LONGEST_CAPTION}
          value={caption}
          onInput={({ currentTarget }) => setCaption(currentTarget.value)}
        />
        <p class="lesson-buttons">
          <Button
            class="primary"
            idle={caption.trim() === ''}
            onPress={() => caption.trim() && add()}
          >
            {words.add}
          </Button>
        </p>
        {tour.pages.length > 0 && (
          <>
            <label for="draft-title">{words.name}</label>
            <input
              id="draft-title"
              type="text"
              maxLength={LONGEST_CAPTION}
              value={tour.title}
              onInput={({ currentTarget }) => {
                draft.value = { ...tour, title: currentTarget.value };
              }}
            />
            <ol aria-label={words.pages}>
              {tour.pages.map((one, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two pages may be alike
                <li key={at}>
                  <span>{one.caption}</span>
                  <span class="lesson-buttons">
                    <Button
                      aria-label={`${words.earlier}: ${one.caption}`}
                      idle={at === 0}
                      onPress={() => {
                        draft.value = earlier(tour, at);
                      }}
                    >
                      {words.earlier}
                    </Button>
                    <Button
                      aria-label={`${words.remove}: ${one.caption}`}
                      onPress={() => {
                        draft.value = withoutPage(tour, at);
                        setStatus('');
                      }}
                    >
                      {words.remove}
                    </Button>
                  </span>
                </li>
              ))}
            </ol>
            <p class="lesson-buttons">
              <Button onPress={() => void copy(lessonAddress(page, tour))}>{words.copyLink}</Button>
              <Button onPress={() => void copy(jsonOf(tour))}>{words.copyJson}</Button>
            </p>
          </>
        )}
        <p class="share-status" role="status">
          {status}
        </p>
      </div>
    </Dialog>
  );
}
