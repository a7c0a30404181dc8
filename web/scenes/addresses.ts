/** Where the pictures of scenes are, from the folder of the site. */
import type { Preset } from '../playground/state/presets.ts';

export type Theme = 'light' | 'dark';

/** The picture of a scene. */
export function stillAddress({ address }: Preset, theme: Theme): string {
  return `scenes/stills/${address}-${theme}.svg`;
}

/** The picture for cards, which is made from that one by light. */
export function cardAddress({ address }: Preset): string {
  return `scenes/cards/${address}.png`;
}
