import type { PresetId } from '../state/parameters.ts';
import type { Strings } from './strings.ts';

/** The title of the page of a scene. */
export function sceneTitle({ scenes }: Strings, id: PresetId): string {
  return `${scenes[id].name} · Quadrille`;
}
