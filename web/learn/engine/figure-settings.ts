/** What a figure shows of the playground. */
import { fromFragment, wordsOf } from '../../playground/state/fragment.ts';
import type { Settings } from '../../playground/state/parameters.ts';
import type { Figure } from '../chapter.ts';

/** What is not shown. */
const parts = 'scenes.time.buttons.numbers.diagram.caption.settings.tools.zoom.probe';

/** In the page's own colours, and the picture alone; a link that says otherwise has its way. */
export function figureSettings({ drag, settings }: Figure): Settings {
  const tool = drag === 'square' ? 'grab' : 'look';
  const usual = { hide: parts, keys: '0', tool };
  const said = new Set(wordsOf(settings).map((word) => word.split('=')[0]));
  const words = Object.entries(usual)
    .filter(([key]) => !said.has(key))
    .map(([key, value]) => `${key}=${value}`);
  return fromFragment([settings, ...words].join('&'));
}
