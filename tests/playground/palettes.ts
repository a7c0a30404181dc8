/** All palettes of scenes: the page's own by light and dark, and those of articles. */
import { vi } from 'vitest';
import { presets } from '../../web/playground/state/presets.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { paletteOf } = await import('../../web/playground/render/palette.ts');

const crowd = presets[0]!.settings;

export const palettes = [
  ...(['light', 'dark'] as const).map((theme) => ({
    name: theme,
    palette: paletteOf({ ...crowd, theme }),
  })),
  ...presets.flatMap(({ colours, settings }) =>
    colours
      ? [{ name: settings.preset, palette: paletteOf({ ...settings, colours: 'article' }) }]
      : [],
  ),
];
