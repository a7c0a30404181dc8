/** Collects frames with captions for a lesson, lets the author reword and order them, and opens it or gives it as a link or as JSON. */
import './lesson-dialog.css';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { ShareStrings } from '../../locales/strings.ts';
import { LONGEST_CAPTION, type Tour } from '../../state/lesson-pages.ts';
import type { Settings } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useStrings } from '../../ui/strings.tsx';
import { draftOf, fits, jsonOf, lessonAddress, withPage } from './lesson-draft.ts';
import { LessonPages } from './lesson-draft-pages.tsx';

interface LessonDialogProps {
  readonly strings: ShareStrings;
  /** The address of the whole page. */
  readonly page: string;
  /** What the link of the shown frame says. */
  readonly settings: Settings;
  /** Called with the JSON of the lesson, to open it on this page. */
  readonly onOpen: (tour: string) => void;
  readonly onClose: () => void;
}

export function LessonDialog(props: LessonDialogProps): VNode {
  const { strings, page, settings, onOpen, onClose } = props;
  const words = strings.lesson;
  const { copied } = useStrings().actions;
  const draft = draftOf(useStore());
  const tour = draft.value;
  const [caption, setCaption] = useState('');
  const [status, setStatus] = useState('');
  /** Keeps what there is where a link would have no room for more. */
  const change = (changed: Tour, said = ''): boolean => {
    const isKept = fits(changed);
    if (isKept) draft.value = changed;
    setStatus(isKept ? said : words.full);
    return isKept;
  };
  const add = (): void => {
    const longer = withPage(tour, caption, settings);
    if (change(longer, words.added(longer.pages.length))) setCaption('');
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
                change({ ...tour, title: currentTarget.value });
                currentTarget.value = draft.peek().title;
              }}
            />
            <LessonPages words={words} tour={tour} onChange={change} />
            <p class="lesson-buttons">
              <Button class="primary" onPress={() => onOpen(jsonOf(tour))}>
                {words.open}
              </Button>
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
