import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { card } from './link-preview.mjs';

const GROUND = '#f6f4ee';
/** In pixels of the card. */
const [LOGO, GAP, MARGIN] = [112, 64, 40];

/** Between two pictures, of the width of one. */
const BETWEEN = 0.04;

/** In characters. The file of a crowd is much smaller without soft edges, which are not seen there. */
const CROWDED = 100_000;
const [CRISP, SMOOTH] = /** @type {const} */ ([1, 2]);

const logo = readFileSync(new URL('../../web/playground/icon.svg', import.meta.url), 'utf8');

await initWasm(readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/**
 * The card of a page, as PNG: its picture, or several of one size beside each other, as large as they fit, beside the logo. It has no letters,
 * for which each machine has other fonts.
 *
 * @param {readonly string[]} pictures as SVG, with a width and a height
 */
export function cardPicture(...pictures) {
  const [first] = pictures;
  const [, ...sides] = /<svg [^>]*\bwidth="([\d.]+)" height="([\d.]+)"/.exec(first);
  const aspect = Number(sides[0]) / Number(sides[1]);
  // Of all, in widths of one.
  const across = pictures.length + (pictures.length - 1) * BETWEEN;
  const most = { width: card.width - 2 * MARGIN - LOGO - GAP, height: card.height - 2 * MARGIN };
  const width = Math.round(Math.min(most.width / across, most.height * aspect));
  const height = Math.round(width / aspect);
  const left = Math.round((card.width - LOGO - GAP - across * width) / 2);
  const leftOf = (i) => left + LOGO + GAP + Math.round(i * (1 + BETWEEN) * width);
  // Each picture is placed by itself: in an SVG picture of both, those with objects far outside would be empty.
  const whole = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}">`,
    placed(logo, { left, width: LOGO, height: LOGO }),
    ...pictures.map((svg, i) => placed(svg, { left: leftOf(i), width, height })),
    '</svg>',
  ].join('\n');
  const resvg = new Resvg(whole, {
    background: GROUND,
    font: { loadSystemFonts: false },
    shapeRendering: first.length > CROWDED ? CRISP : SMOOTH,
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
