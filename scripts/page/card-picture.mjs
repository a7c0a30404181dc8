import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { card } from './link-preview.mjs';

const GROUND = '#f6f4ee';
/** In pixels of the card. */
const [LOGO, GAP, MARGIN] = [112, 64, 40];

/** In characters. The file of a crowd is much smaller without soft edges, which are not seen there. */
const CROWDED = 100_000;
const [CRISP, SMOOTH] = /** @type {const} */ ([1, 2]);

const logo = readFileSync(new URL('../../web/playground/icon.svg', import.meta.url), 'utf8');

await initWasm(readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/**
 * The card of a page, as PNG: its picture as large as it fits, beside the logo. It has no letters, for which each machine has other fonts.
 *
 * @param {string} svg the picture, with a width and a height
 */
export function cardPicture(svg) {
  const [, ...sides] = /<svg [^>]*\bwidth="([\d.]+)" height="([\d.]+)"/.exec(svg);
  const aspect = Number(sides[0]) / Number(sides[1]);
  const most = { width: card.width - 2 * MARGIN - LOGO - GAP, height: card.height - 2 * MARGIN };
  const width = Math.round(Math.min(most.width, most.height * aspect));
  const height = Math.round(width / aspect);
  const left = Math.round((card.width - LOGO - GAP - width) / 2);
  const whole = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}">`,
    placed(logo, { left, width: LOGO, height: LOGO }),
    placed(svg, { left: left + LOGO + GAP, width, height }),
    '</svg>',
  ].join('\n');
  const resvg = new Resvg(whole, {
    background: GROUND,
    font: { loadSystemFonts: false },
    shapeRendering: svg.length > CROWDED ? CRISP : SMOOTH,
  });
  const image = resvg.render();
  const png = image.asPng();
  image.free();
  resvg.free();
  return png;
}

/** A picture at half the height of the card. */
function placed(svg, { left, width, height }) {
  const box = { x: left, y: Math.round((card.height - height) / 2), width, height };
  const words = Object.entries(box).map(([name, value]) => `${name}="${value}"`);
  return svg.replace(
    /<svg ([^>]*)>/,
    (_, others) =>
      `<svg ${words.join(' ')} ${others.replaceAll(/\b(?:width|height)="[^"]*"/g, '')}>`,
  );
}
