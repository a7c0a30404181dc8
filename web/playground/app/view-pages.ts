/** The pages of views: where they lie, from the folder of the site, what they open, and the shortest links to a state. Fetched with the first link that is copied. */
import { bugScene } from '../features/bugs/scenes.ts';
import { fromFragment, toFragment } from '../state/fragment.ts';
import type { Settings } from '../state/parameters.ts';
import { presetOf } from '../state/presets.ts';
import { languageOfPage, sceneLink } from '../state/scene-address.ts';
import { type Changes, withChanges } from '../state/settings.ts';
import { FIRST_BUG, FIRST_PANES, type PagedView, stageOf, stopsScene, viewNames } from './views.ts';

export const pagedViews: readonly PagedView[] = viewNames.filter((name) => name !== 'picture');

const opening: Readonly<Record<Exclude<PagedView, 'bugs' | 'events'>, Changes>> = {
  compare: { compare: FIRST_PANES },
  // While something is measured, the scene rests.
  race: { race: true, playing: false },
  tune: { tune: true, playing: false },
  bullets: { bullets: true },
  seams: { seams: true },
  use: { use: true },
};

/** What a view shows first. */
function settingsOf(view: PagedView): Settings {
  if (view === 'events') return presetOf('bodies').settings;
  if (view === 'bugs') return withChanges(bugScene(FIRST_BUG), { bug: FIRST_BUG, playing: false });
  return withChanges(presetOf('crowd').settings, opening[view]);
}

/** Languages stand before names, as in scenes. */
export function viewAddress(view: PagedView, language: Settings['language']): string {
  const own = languageOfPage(language);
  return `views/${own === 'auto' ? '' : `${own}/`}${view}/`;
}

/** The fragment of what such a page opens. */
export function viewState(view: PagedView, language: Settings['language']): string {
  return toFragment(withChanges(settingsOf(view), { language: languageOfPage(language) }));
}

/** The link to a state by the page of its view, or of its scene; without fragment where that page opens it. */
function pageLink(fragment: string): string {
  const settings = fromFragment(fragment);
  const view = stageOf(settings);
  if (view === 'picture') return sceneLink(fragment);
  const address = viewAddress(view, settings.language);
  const isFirst = shown(fragment) === shown(viewState(view, settings.language));
  return isFirst ? address : `${address}#${fragment}`;
}

/** Whether it plays makes no other state, nor does the frame of a scene that is not seen. */
function shown(fragment: string): string {
  const settings = fromFragment(fragment);
  const frame = stopsScene(settings) ? 0 : settings.frame;
  return toFragment({ ...settings, frame, playing: true });
}

/** That link in a site, where `whole` is the link to the same by the whole page: its fragment may be compressed. */
export function shortestLink(fragment: string, whole: string, site: string): string {
  const shared = new URL(pageLink(fragment), site);
  if (shared.hash !== '') shared.hash = new URL(whole).hash;
  return shared.href;
}
