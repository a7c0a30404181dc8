import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../paths.mjs';

const folder = join(checkout, 'tests/fonts');

/**
 * The variables by which a browser shows the fonts of one of the sets in tests/fonts and no others. Where one of its files is missing,
 * other fonts would be shown in its place: that is an error.
 *
 * @param {string} [set]
 */
export function fontVariables(set = process.env.QUADRILLE_FONTS ?? 'base') {
  const file = `${set}.conf`;
  const missing = ['common.conf', file].flatMap(filesIn).filter((font) => !existsSync(font));
  if (missing.length > 0)
    throw new Error(
      `Fonts are missing: ${missing.join(', ')}. The set-up installs them: run \`npm run build\`, or install the packages ` +
        'that scripts/setup/system-packages.mjs lists as fonts.',
    );
  return { FONTCONFIG_PATH: folder, FONTCONFIG_FILE: file };
}

/** The font files that a configuration accepts. */
function filesIn(configuration) {
  const text = readFileSync(join(folder, configuration), 'utf8');
  return [...text.matchAll(/<glob>(\/.+)<\/glob>/g)].map(([, font]) => font);
}
