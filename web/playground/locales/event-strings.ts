/** Fetches the strings of the timeline of events. */
import { fileOf } from './language-file.ts';
import type { EventStrings, Strings } from './strings.ts';

const files = import.meta.glob<EventStrings>('./*/events.ts', { import: 'events' });

/** In the language of other strings. */
export function eventStringsOf({ language }: Strings): Promise<EventStrings> {
  return fileOf(files, language, 'events')();
}
