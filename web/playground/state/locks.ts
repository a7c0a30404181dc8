/** Parts of the page that the embedding page has locked: they show what is set and cannot be used. */
import { includes } from './parameter.ts';
import type { parameters } from './parameters.ts';
import type { Store } from './store.ts';

export type Part = (typeof parameters.lock.values)[number];

export function isLocked({ signals }: Store, part: Part): boolean {
  return includes(signals.lock.value, part);
}
