/** What a figure shows of the playground. */
import { fromFragment, wordsOf } from '../../playground/state/fragment.ts';
import type { Settings } from '../../playground/state/parameters.ts';
import type { Figure } from '../chapter.ts';

/** In the page's own colours, and the picture alone, with the buttons of time where it moves; a link that says otherwise has its way. */
export function figureSettings({ settings }: Figure): Settings {
  const parts = ['scenes', 'numbers', 'diagram', 'caption', 'settings', 'tools', 'zoom', 'probe'];
  const { playing } = fromFragment(settings);
  const hidden = playing ? parts : [...parts, 'time', 'buttons'];
  const usual = { ink: 'paper', hide: hidden.join('.'), keys: '0' };
  const said = new Set(wordsOf(settings).map((word) => word.split('=')[0]));
  const words = Object.entries(usual)
    .filter(([key]) => !said.has(key))
    .map(([key, value]) => `${key}=${value}`);
  return fromFragment([settings, ...words].join('&'));
}
