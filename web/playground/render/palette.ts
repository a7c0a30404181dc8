/** The colours of a picture: those of the scene's article, or the page's own, which follow light and dark and how much contrast the reader's system asks for. */

import { isDark } from '../state/colour.ts';
import type { Settings } from '../state/parameters.ts';
import {
  type ArticleColours,
  type Colours,
  presetOf,
  type QueryColours,
} from '../state/presets.ts';
import { systemColours } from './system-colours.ts';

export interface Palette extends Colours, QueryColours {
  /** Cells as a quiet ground: their lines below the objects, and fainter with depth. Else as articles print them, over the objects. */
  readonly quietCells?: boolean;
  /** The middle of what touches the probe, where it has one. */
  readonly core?: string | undefined;
  /** How opaque the probe is over cells. */
  readonly cover: number;
  /** What ties the partners of a pair: a line, and what is on both sides of it. Without it they are not tied. */
  readonly tie?: { readonly colour: string; readonly halo: string };
}

/** So little that what touches the probe stands out from it. */
const COVER = 0.08;
/** As an article prints it. */
const COVER_OF_ARTICLE = 0.4;

const light: Palette = {
  background: '#ffffff',
  surround: '#f2f3f5',
  line: '#95a1b3',
  dashed: false,
  quietCells: true,
  label: '#5a6472',
  object: '#44546c',
  second: '#8c7748',
  pair: '#e5482d',
  tie: { colour: '#14171c', halo: '#ffffff' },
  hit: '#008a6c',
  core: '#ffffff',
  cover: COVER,
  candidate: '#0175fe',
  probe: '#75059a',
  contact: '#e09f00',
  outline: '#14171c',
  marker: '#ffffff',
};

const dark: Palette = {
  background: '#14181e',
  surround: '#0d1014',
  line: '#556277',
  dashed: false,
  quietCells: true,
  label: '#98a2af',
  object: '#aebbcf',
  second: '#a8946a',
  pair: '#ff7350',
  tie: { colour: '#14181e', halo: '#f1f3f5' },
  hit: '#51f09d',
  core: '#14181e',
  cover: COVER,
  candidate: '#3a6cf5',
  probe: '#d691fd',
  contact: '#ffc83d',
  outline: '#f1f3f5',
  marker: '#14181e',
};

/** For readers whose system asks for more contrast. */
const strongLight: Palette = {
  ...light,
  surround: '#ffffff',
  line: '#14171c',
  label: '#14171c',
  object: '#1d2736',
  second: '#5c4b1f',
  pair: '#b01f08',
  tie: { colour: '#ffffff', halo: '#14171c' },
  hit: '#00543f',
  candidate: '#0046b0',
  probe: '#4b0066',
};

const strongDark: Palette = {
  ...dark,
  background: '#000000',
  surround: '#000000',
  line: '#ffffff',
  label: '#ffffff',
  object: '#dfe8f5',
  second: '#e0cd9e',
  pair: '#ff9a80',
  tie: { colour: '#000000', halo: '#ffffff' },
  hit: '#7dffc0',
  core: '#000000',
  candidate: '#6fa8ff',
  probe: '#ecc4ff',
  outline: '#ffffff',
  marker: '#000000',
};

const systemIsDark = globalThis.matchMedia('(prefers-color-scheme: dark)');
const wantsContrast = globalThis.matchMedia('(prefers-contrast: more)');
const forcesColours = globalThis.matchMedia('(forced-colors: active)');
/** Read once, until the system changes. */
let forced: Palette | undefined;

export function paletteOf(settings: Settings): Palette {
  if (forcesColours.matches) return (forced ??= forcedPalette());
  const { colours } = presetOf(settings.preset);
  if (settings.colours === 'article' && colours) return articlePalette(colours);
  return ownPalette(isDarkPage(settings), wantsContrast.matches);
}

/** That of the page. */
export function ownPalette(isOnDark: boolean, isStrong: boolean): Palette {
  if (isOnDark) return isStrong ? strongDark : dark;
  return isStrong ? strongLight : light;
}

const articlePalettes = new Map<ArticleColours, Palette>();

/** That of an article, with the page's own marks of a query where the article has none: those for a light or for a dark ground. */
function articlePalette(colours: ArticleColours): Palette {
  const known = articlePalettes.get(colours);
  if (known) return known;
  const own = isDark(colours.background.slice(1)) ? dark : light;
  const { hit, candidate = own.candidate, probe = own.probe } = colours;
  const touched =
    hit === undefined
      ? { hit: own.hit, core: own.core, cover: own.cover }
      : { hit, cover: COVER_OF_ARTICLE };
  const palette = { ...colours, candidate, probe, ...touched };
  articlePalettes.set(colours, palette);
  return palette;
}

/** Where the reader's system forces its colours on every page, also on scenes of articles. */
function forcedPalette(): Palette {
  const names = ['Canvas', 'CanvasText', 'GrayText', 'Highlight', 'HighlightText', 'LinkText'];
  const [ground = '', ink = '', faint = '', chosen = '', onChosen = '', link = ''] =
    systemColours(names);
  return {
    background: ground,
    surround: ground,
    line: faint,
    dashed: false,
    quietCells: true,
    label: ink,
    object: ink,
    second: ink,
    pair: chosen,
    tie: { colour: onChosen, halo: chosen },
    hit: link,
    core: ground,
    cover: COVER,
    candidate: faint,
    probe: link,
    contact: link,
    outline: ink,
    marker: ground,
  };
}

/** Whether the page is dark: as the settings say, or else as a page around it made its ground, or else as the reader's system is. */
function isDarkPage({ background, theme }: Settings): boolean {
  if (theme !== 'auto') return theme === 'dark';
  return background === '' ? systemIsDark.matches : isDark(background);
}

/** Calls when the reader's system turns light or dark, or asks for other contrast or colours. */
export function whenThemeChanges(then: () => void, signal?: AbortSignal): void {
  const changed = (): void => {
    forced = undefined;
    then();
  };
  for (const query of [systemIsDark, wantsContrast, forcesColours])
    query.addEventListener('change', changed, signal && { signal });
}
