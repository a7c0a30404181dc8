/** Where pictures are, from the folder of these pages. */
import type { WildBugName } from '../playground/features/bugs/scenes.ts';

export type Theme = 'light' | 'dark';

/** The tree with the defect, or without it. */
export type Side = 'faulty' | 'right';

export function stillAddress(name: WildBugName, side: Side, theme: Theme): string {
  return `stills/${name}-${side}-${theme}.svg`;
}

/** The picture that other programs show for a link. */
export function cardAddress(name: WildBugName): string {
  return `cards/${name}.png`;
}
