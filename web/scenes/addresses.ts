/** Where the pages of scenes are, from the folder of the site. Languages stand before names, as in the article. */
import type { Language } from '../playground/state/language.ts';
import type { Preset } from '../playground/state/presets.ts';

export type Theme = 'light' | 'dark';

export function addressOf({ address }: Preset, language: Language): string {
  return `scenes/${language === 'en' ? '' : `${language}/`}${address}/`;
}

/** The picture of a scene. */
export function stillAddress({ address }: Preset, theme: Theme): string {
  return `scenes/stills/${address}-${theme}.svg`;
}

/** The picture for cards, which is made from that one by light. */
export function cardAddress({ address }: Preset): string {
  return `scenes/cards/${address}.png`;
}
