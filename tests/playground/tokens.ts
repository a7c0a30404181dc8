/** The colours of `styles/tokens.css`, by light and by dark. */
import { readFileSync } from 'node:fs';
import { type Look, tokens } from '../../web/playground/features/embed/look.ts';
import { channelsOf } from '../../web/playground/state/colour.ts';

export function readTokens(): { readonly light: Look; readonly dark: Look } {
  const sheet = readFileSync(
    new URL('../../web/playground/styles/tokens.css', import.meta.url),
    'utf8',
  );
  const side = (place: 1 | 2): Look => {
    const entries = tokens.map((token) => {
      const found = new RegExp(`--${token}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(sheet);
      return [token, channelsOf(found?.[place] ?? '')];
    });
    return Object.fromEntries(entries) as Look;
  };
  return { light: side(1), dark: side(2) };
}
