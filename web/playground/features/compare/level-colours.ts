/** The colours of levels: objects that a tree keeps high up stand out; the deeper, the more have they the usual colour. */
import { mixed } from '../../render/colour-mix.ts';
import type { Palette } from '../../render/palette.ts';
import { isDark } from '../../state/colour.ts';

/** Of what the root keeps, by light and by dark. */
const OF_ROOT = { light: '#b36b00', dark: '#ffb347' };
/** How much of that colour each level has of what the one above it has: the same in every frame, however deep its tree is. */
const SHARE = 0.6;

/**
 * From the root's level to the deepest. Undefined where objects keep one colour: in the colours of an article, whose lines lie over
 * the objects, and in those that the reader's system forces.
 */
export function levelColours(palette: Palette, deepest: number): readonly string[] | undefined {
  const { background, object, quietCells } = palette;
  if (!quietCells || !background.startsWith('#') || !object.startsWith('#')) return undefined;
  const ofRoot = OF_ROOT[isDark(background.slice(1)) ? 'dark' : 'light'];
  return Array.from({ length: deepest + 1 }, (_, level) => mixed(ofRoot, object, SHARE ** level));
}
