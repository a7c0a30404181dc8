/** Fetches the strings of the trace panel. */
import { fileOf } from './language-file.ts';
import type { Strings, TraceStrings } from './strings.ts';

const files = import.meta.glob<TraceStrings>('./*/trace.ts', { import: 'trace' });

/** In the language of other strings. */
export function traceStringsOf({ language }: Strings): Promise<TraceStrings> {
  return fileOf(files, language, 'trace')();
}
