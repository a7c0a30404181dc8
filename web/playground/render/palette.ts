/** The colours of a picture: those of the scene's article, or the page's own, which follow light and dark. */

import { CANDIDATE, TOUCHED } from '../engine/marks.ts';
import { isDark } from '../state/colour.ts';
import type { Settings } from '../state/parameters.ts';
import { type Colours, presetOf } from '../state/presets.ts';

export interface Palette extends Colours {
  /** Ruled squares behind the objects, where the palette has them. */
  readonly ruling?: string;
}

const lightPalette: Palette = {
  background: '#fffdf8',
  surround: '#f1eee4',
  ruling: '#dfe8f3',
  line: '#3159b8',
  dashed: true,
  label: '#4a64a3',
  object: '#a9bbdb',
  second: '#d9c79a',
  hit: '#d4313f',
  candidate: '#2c9a63',
  probe: '#6b0f7a',
  contact: '#e09f00',
  outline: '#1d2433',
};

const darkPalette: Palette = {
  background: '#171c28',
  surround: '#10141d',
  ruling: '#222b3d',
  line: '#86a8ff',
  dashed: true,
  label: '#9db4ea',
  object: '#52678f',
  second: '#85764d',
  hit: '#ff5a66',
  candidate: '#3ccf86',
  probe: '#e3a6ff',
  contact: '#ffc83d',
  outline: '#f4f6fb',
};

const dark = globalThis.matchMedia('(prefers-color-scheme: dark)');

export function paletteOf(settings: Settings): Palette {
  const ofArticle = presetOf(settings.preset).colours;
  if (settings.colours === 'article' && ofArticle) return ofArticle;
  return isDarkPage(settings) ? darkPalette : lightPalette;
}

/** Whether the page is dark: as the settings say, or else as a page around it made its ground, or else as the reader's system is. */
function isDarkPage({ background, theme }: Settings): boolean {
  if (theme !== 'auto') return theme === 'dark';
  return background === '' ? dark.matches : isDark(background);
}

export function pairColour({ hit, pair }: Palette): string {
  return pair ?? hit;
}

/** Whether hits of the probe need another mark than their colour, which colliding pairs have too. */
export function hasCores({ pair }: Palette, { pairs }: Settings): boolean {
  return pairs && pair === undefined;
}

/** The marks beside which that of a colliding pair is not shown. */
export function aboveColliding({ pair }: Palette): number {
  return pair === undefined ? TOUCHED : TOUCHED | CANDIDATE;
}

/** Calls when the system's choice of light or dark changes. */
export function whenThemeChanges(then: () => void, signal?: AbortSignal): void {
  dark.addEventListener('change', then, signal && { signal });
}
