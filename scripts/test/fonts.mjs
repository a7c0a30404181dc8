import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../paths.mjs';
import { fonts } from '../setup/system-packages.mjs';

const sets = ['base', 'narrow', 'wide'];

/**
 * The variables by which a browser shows the fonts of one of the sets in tests/fonts and no others. Where one of its files is missing,
 * other fonts would be shown in its place: that is an error.
 *
 * @param {string} [set] base, narrow or wide
 * @param {string} [folder]
 */
export function fontVariables(
  set = process.env.QUADRILLE_FONTS ?? 'base',
  folder = join(checkout, 'tests/fonts'),
) {
  if (!sets.includes(set))
    throw new Error(`There is no set of fonts ${set}. The sets: ${sets.join(', ')}.`);
  const file = `${set}.conf`;
  const missing = ['common.conf', file]
    .flatMap((name) => filesIn(join(folder, name)))
    .filter((font) => !existsSync(font));
  if (missing.length > 0)
    throw new Error(
      `Fonts are missing: ${missing.join(', ')}. They are in the Debian packages ${fonts.join(', ')}, which \`npm test\` installs.`,
    );
  return { FONTCONFIG_PATH: folder, FONTCONFIG_FILE: file };
}

/** The font files that a configuration accepts. */
function filesIn(configuration) {
  const text = readFileSync(configuration, 'utf8');
  return [...text.matchAll(/<glob>(\/.+)<\/glob>/g)].map(([, font]) => font);
}
