/**
 * The colours of a page whose author has chosen a ground, an accent or both: the tokens of `styles/tokens.css` that follow. Whatever is
 * chosen, text can be read: it moves towards black or white until it stands out as WCAG asks.
 */
import { type Channels, channelsOf, isDark, luminance } from '../../state/colour.ts';

/** The names of the tokens, without their dashes. */
export const tokens = [
  'paper',
  'card',
  'ink',
  'soft',
  'accent',
  'on-accent',
  'wash',
  'edge',
  'edge-strong',
  'good',
  'bad',
] as const;

export type Look = Readonly<Record<(typeof tokens)[number], Channels>>;

/** Six hexadecimal digits each; '' for the usual colour. */
export interface Chosen {
  readonly accent: string;
  readonly background: string;
}

const BLACK: Channels = [0, 0, 0];
const WHITE: Channels = [255, 255, 255];
/** Of text, and of edges that show what can be pressed. */
const [TEXT, EDGE] = [4.5, 3];

/** `usual`: of the same page without a choice, light or dark as the ground is. */
export function lookOf({ accent, background }: Chosen, usual: Look): Look {
  const grounds = background === '' ? usual : groundsOf(background);
  const paper = grounds.paper;
  const asked = accent === '' ? usual.accent : channelsOf(accent);
  // Away from the grounds, where text stands out, and the other way, where it stands out still more.
  const [far, near] =
    contrast(WHITE, paper) > contrast(BLACK, paper) ? [WHITE, BLACK] : [BLACK, WHITE];
  const wash =
    accent === '' && background === ''
      ? usual.wash
      : towards(near, mixed(grounds.card, asked, 0.12), (colour) => contrast(far, colour) >= TEXT);
  const legible = (colour: Channels, least = TEXT): Channels =>
    towards(far, colour, (one) =>
      [paper, grounds.card, wash].every((ground) => contrast(one, ground) >= least),
    );
  const ink = legible(usual.ink);
  const worn = legible(asked);
  return {
    ...grounds,
    wash,
    ink,
    soft: legible(usual.soft),
    accent: worn,
    'on-accent': contrast(WHITE, worn) > contrast(BLACK, worn) ? WHITE : BLACK,
    edge: background === '' ? usual.edge : mixed(paper, ink, 0.15),
    'edge-strong': legible(usual['edge-strong'], EDGE),
    good: legible(usual.good),
    bad: legible(usual.bad),
  };
}

/** Cards are further from the text than the ground is. */
function groundsOf(background: string): Pick<Look, 'paper' | 'card'> {
  const paper = channelsOf(background);
  const near = isDark(background) ? BLACK : WHITE;
  return { paper, card: mixed(paper, near, 0.4) };
}

/** The first colour on the way to another that is good, or that other. */
function towards(end: Channels, start: Channels, isGood: (colour: Channels) => boolean): Channels {
  for (let share = 0; share < 1; share += 0.05) {
    const colour = mixed(start, end, share);
    if (isGood(colour)) return colour;
  }
  return end;
}

function mixed(one: Channels, other: Channels, share: number): Channels {
  const at = (place: 0 | 1 | 2): number =>
    Math.round(one[place] + (other[place] - one[place]) * share);
  return [at(0), at(1), at(2)];
}

/** From 1, no contrast, to 21. */
export function contrast(one: Channels, other: Channels): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
