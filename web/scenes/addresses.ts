/** Where the pictures of scenes and views are, from the folder of the site. */
import type { PagedView } from '../playground/app/views.ts';
import type { Preset } from '../playground/state/presets.ts';

export type Theme = 'light' | 'dark';

/** The picture of a scene. */
export function sceneStill({ address }: Preset, theme: Theme): string {
  return `scenes/stills/${address}-${theme}.svg`;
}

/** The picture for cards, which is made from that one by light. */
export function sceneCard({ address }: Preset): string {
  return `scenes/cards/${address}.png`;
}

/** The picture of a view. */
export function viewStill(view: PagedView, theme: Theme): string {
  return `views/stills/${view}-${theme}.png`;
}

/** The picture for cards, which is made from that one by light. */
export function viewCard(view: PagedView): string {
  return `views/cards/${view}.png`;
}
