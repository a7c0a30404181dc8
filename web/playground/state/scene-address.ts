/** The pages of scenes: where they lie, from the folder of the site, and the links that lead to a state by them. */
import { fromFragment, toFragment } from './fragment.ts';
import type { Settings } from './parameters.ts';
import { type Preset, presetOf } from './presets.ts';
import { withChanges } from './settings.ts';

/** The page without a language is for readers of all languages. */
export function languageOfPage(language: Settings['language']): Settings['language'] {
  return language === 'en' ? 'auto' : language;
}

/** Of the list of all scenes and views. */
export function indexAddress(language: Settings['language']): string {
  const own = languageOfPage(language);
  return `scenes/${own === 'auto' ? '' : `${own}/`}`;
}

/** Languages stand before names, as in the article. */
export function sceneAddress({ address }: Preset, language: Settings['language']): string {
  return `${indexAddress(language)}${address}/`;
}

/** The fragment of what such a page opens. */
export function sceneState({ settings }: Preset, language: Settings['language']): string {
  return toFragment(withChanges(settings, { language: languageOfPage(language) }));
}

/** The link to a state: by the page of its scene, of which cards show title and picture; without fragment if the scene is at its beginning. */
export function sceneLink(fragment: string): string {
  const settings = fromFragment(fragment);
  const preset = presetOf(settings.preset);
  const address = sceneAddress(preset, settings.language);
  const isScene =
    toFragment({ ...settings, playing: true }) === sceneState(preset, settings.language);
  return isScene ? address : `${address}#${fragment}`;
}
