/** Parameters by the keys that they have in links. */
import { type ParameterName, parameterWithKey } from '../../playground/state/parameters.ts';

export function parameterOfKey(key: string): ParameterName {
  const name = parameterWithKey(key);
  if (!name) throw new Error(`${key} is no key of links: see docs/parameters.md`);
  return name;
}
