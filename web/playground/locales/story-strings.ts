/** Fetches the strings of the story that the page begins with. */
import { fileOf } from './language-file.ts';
import type { StoryStrings, Strings } from './strings.ts';

const files = import.meta.glob<StoryStrings>('./*/story.ts', { import: 'beginning' });

/** In the language of other strings. */
export function storyStringsOf({ language }: Strings): Promise<StoryStrings> {
  return fileOf(files, language, 'story')();
}
