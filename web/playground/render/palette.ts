/** The colours of a picture: those of the scene's article, or the page's own, which follow light and dark. */

import { CANDIDATE, TOUCHED } from '../engine/marks.ts';
import { isDark } from '../state/colour.ts';
import type { Settings } from '../state/parameters.ts';
import { type Colours, presetOf } from '../state/presets.ts';

export interface Palette extends Colours {
  /** Cells as a quiet ground: their lines below the objects, and fainter with depth. Else as articles print them, over the objects. */
  readonly quietCells?: boolean;
  /** The middle of what touches the probe, where this is more than a stand-in for a colour. */
  readonly core?: string;
  /** What ties the partners of a pair: a line, and what is on both sides of it. Without it they are not tied. */
  readonly tie?: { readonly colour: string; readonly halo: string };
}

const light: Palette = {
  background: '#ffffff',
  surround: '#f2f3f5',
  line: '#aab4c2',
  dashed: false,
  quietCells: true,
  label: '#5a6472',
  object: '#44546c',
  second: '#8c7748',
  pair: '#e5482d',
  tie: { colour: '#14171c', halo: '#ffffff' },
  hit: '#009474',
  core: '#ffffff',
  candidate: '#0175fe',
  probe: '#75059a',
  contact: '#e09f00',
  outline: '#14171c',
};

const dark: Palette = {
  background: '#14181e',
  surround: '#0d1014',
  line: '#4a5667',
  dashed: false,
  quietCells: true,
  label: '#98a2af',
  object: '#aebbcf',
  second: '#a8946a',
  pair: '#ff7350',
  tie: { colour: '#14181e', halo: '#f1f3f5' },
  hit: '#51f09d',
  core: '#14181e',
  candidate: '#1761f0',
  probe: '#d691fd',
  contact: '#ffc83d',
  outline: '#f1f3f5',
};

const systemIsDark = globalThis.matchMedia('(prefers-color-scheme: dark)');

export function paletteOf(settings: Settings): Palette {
  const ofArticle = presetOf(settings.preset).colours;
  if (settings.colours === 'article' && ofArticle) return ofArticle;
  return isDarkPage(settings) ? dark : light;
}

/** Whether the page is dark: as the settings say, or else as a page around it made its ground, or else as the reader's system is. */
function isDarkPage({ background, theme }: Settings): boolean {
  if (theme !== 'auto') return theme === 'dark';
  return background === '' ? systemIsDark.matches : isDark(background);
}

export function pairColour({ hit, pair }: Palette): string {
  return pair ?? hit;
}

/** The middle of what touches the probe: it stands for a colour of its own where colliding pairs have the same. */
export function coreColour(palette: Palette, { pairs }: Settings): string | undefined {
  return palette.core ?? (pairs && palette.pair === undefined ? palette.probe : undefined);
}

/** The marks beside which that of a colliding pair is not shown. */
export function aboveColliding({ pair }: Palette): number {
  return pair === undefined ? TOUCHED : TOUCHED | CANDIDATE;
}

/** Calls when the system's choice of light or dark changes. */
export function whenThemeChanges(then: () => void, signal?: AbortSignal): void {
  systemIsDark.addEventListener('change', then, signal && { signal });
}
