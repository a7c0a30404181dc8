/** What the playground calls settings and their values. */
import { type ParameterName, parameters } from '../../playground/state/parameters.ts';
import type { Words } from '../locales/words.ts';

export function labelOf({ frame, settings }: Words, name: ParameterName): string {
  if (name === 'frame') return frame;
  return settings[name]?.label ?? name;
}

/** `word` is the value as it stands in links. */
export function valueWord({ off, on, settings }: Words, name: ParameterName, word: string): string {
  if (parameters[name].kind === 'flag') return word === '1' ? on : off;
  return settings[name]?.choices?.[word] ?? word;
}
