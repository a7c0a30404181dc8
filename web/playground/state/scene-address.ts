/** The pages of scenes: where they lie, from the folder of the site, and the links that lead to a state by them. */
import { fromFragment, toFragment } from './fragment.ts';
import type { Settings } from './parameters.ts';
import { type Preset, presetOf } from './presets.ts';
import { withChanges } from './settings.ts';

/** The page without a language is for readers of all languages. */
function languageOfPage(language: Settings['language']): Settings['language'] {
  return language === 'en' ? 'auto' : language;
}

/** Languages stand before names, as in the article. */
export function sceneAddress({ address }: Preset, language: Settings['language']): string {
  const own = languageOfPage(language);
  return `scenes/${own === 'auto' ? '' : `${own}/`}${address}/`;
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

/** That link in a site, where `whole` is the link to the same by the page without a scene: its fragment may be compressed. */
export function shortest(fragment: string, whole: string, site: string): string {
  const shared = new URL(sceneLink(fragment), site);
  if (shared.hash !== '') shared.hash = new URL(whole).hash;
  return shared.href;
}
