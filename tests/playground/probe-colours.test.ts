/** The probe can be told from all that it lies over, also by people who do not tell red from green. */
import { describe, expect, test, vi } from 'vitest';
import { presets } from '../../web/playground/state/presets.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { paletteOf } = await import('../../web/playground/render/palette.ts');

type Triple = readonly [number, number, number];

/** What people see who have no cones for red light, or none for green: after Machado, Oliveira and Fernandes (2009), on linear light. */
const eyes: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no cones for red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no cones for green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

function linear(colour: string): Triple {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

function dot([a, b, c]: Triple, [x, y, z]: Triple): number {
  return a * x + b * y + c * z;
}

/** The contrast of WCAG. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((colour) => dot([0.2126, 0.7152, 0.0722], linear(colour)))
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** L*, a* and b* of what is seen of a colour. */
function lab(colour: string, eye: readonly [Triple, Triple, Triple]): Triple {
  const [red = 0, green = 0, blue = 0] = eye.map((row) =>
    Math.max(0, Math.min(1, dot(row, linear(colour)))),
  );
  const seen: Triple = [red, green, blue];
  const [x = 0, y = 0, z = 0] = [
    dot([0.4124, 0.3576, 0.1805], seen) / 0.9505,
    dot([0.2126, 0.7152, 0.0722], seen),
    dot([0.0193, 0.1192, 0.9505], seen) / 1.089,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(one: string, other: string, eye: readonly [Triple, Triple, Triple]): number {
  const [a, b] = [lab(one, eye), lab(other, eye)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** A colour that covers another by a share, as a browser mixes them. */
function over(colour: string, ground: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [top, below] = [colour, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(share * top! + (1 - share) * below!)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

const crowd = presets[0]!.settings;
const palettes = [
  ...(['light', 'dark'] as const).map((theme) => ({
    name: theme,
    palette: paletteOf({ ...crowd, theme }),
  })),
  ...presets.flatMap(({ colours, settings }) =>
    colours ? [{ name: settings.preset, palette: paletteOf(settings) }] : [],
  ),
];

/** About ten times what a careful eye just tells apart. */
const FAR_APART = 25;

describe.each(palettes)('the probe in the colours of $name', ({ palette }) => {
  const { background, candidate, hit, object, pair = hit, probe, surround } = palette;

  test('has a contrast of 3 to 1 against paper and cells', () => {
    for (const ground of [background, surround, over(candidate, background, 0.3)])
      expect(contrast(probe, ground), ground).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(eyes))('has a colour of its own, with %s', (_, eye) => {
    for (const other of [object, candidate, hit, pair])
      expect(distance(probe, other, eye), other).toBeGreaterThan(FAR_APART);
  });
});

test('the figures of the article have the same probe', async () => {
  const { readFileSync } = await import('node:fs');
  const styles = readFileSync(new URL('../../web/learn/styles/guess.css', import.meta.url), 'utf8');
  const [light, dark] = palettes;
  expect(styles).toContain(
    `--board-probe: light-dark(${light!.palette.probe}, ${dark!.palette.probe});`,
  );
});
