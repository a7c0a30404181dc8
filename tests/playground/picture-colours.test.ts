/** In the page's own colours, objects are the loudest, then pairs; cells are quiet. */
import { describe, expect, test, vi } from 'vitest';
import { type PresetId, parameters, type Settings } from '../../web/playground/state/parameters.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { contrast, distance, eyes, over } from './seen-colours.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { ownPalette, paletteOf } = await import('../../web/playground/render/palette.ts');
const { lineColour } = await import('../../web/playground/render/line-style.ts');
const { shadePerLevel, VISITED } = await import('../../web/playground/render/shade-style.ts');

const { settings } = presetOf('crowd');
const depths = Array.from({ length: parameters.maxDepth.max + 1 }, (_, depth) => depth);

describe.each(['light', 'dark'] as const)('in the colours of the page by %s', (theme) => {
  const palette = paletteOf({ ...settings, theme });
  const { background, candidate, core, cover, hit, line, object, pair, probe, second } = palette;
  const { surround, tie } = palette;
  if (!tie || !core) throw new Error('pairs have ties, and what touches the probe a core');

  test('objects and all marks have a contrast of 3 to 1 to the ground and to cells of every depth, shaded or not', () => {
    const shades = depths.map((depth) => over(line, background, depth * shadePerLevel(palette)));
    const visited = over(candidate, background, VISITED);
    for (const ground of [background, surround, ...shades, visited])
      for (const colour of [object, second, pair, candidate, hit, probe])
        expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(3);
    expect(contrast(hit, over(probe, visited, cover)), 'a hit on the probe').toBeGreaterThanOrEqual(
      3,
    );
  });

  test('objects stand out most, then pairs, and lines less than either, the deeper the less', () => {
    const loudness = [object, pair, ...depths.map((depth) => lineColour(palette, depth))].map(
      (colour) => contrast(colour, background),
    );
    expect(loudness).toEqual(loudness.toSorted((a, b) => b - a));
    expect(loudness[2]).toBeLessThan(3);
  });

  test('ties have a contrast of 3 to 1 to pairs, and to their own halo: so one of the two to any ground', () => {
    for (const ground of [pair, tie.halo])
      expect(contrast(tie.colour, ground), ground).toBeGreaterThanOrEqual(3);
  });

  test('the core of what touches the probe stands out from it', () => {
    expect(contrast(core, hit)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(eyes))(
    'what is tested, what is found, pairs and other objects are far apart, with %s',
    (_, eye) => {
      const colours = [object, pair, candidate, hit, probe];
      // About ten times what a careful eye just tells apart.
      for (const [at, one] of colours.entries())
        for (const other of colours.slice(at + 1))
          expect(distance(one, other, eye), `${one} ${other}`).toBeGreaterThan(25);
    },
  );
});

describe.each(['light', 'dark'] as const)(
  'where the system asks for more contrast, by %s',
  (theme) => {
    test('all that is marked has more of it than usual, and at least 4.5 to 1', () => {
      const [usual, strong] = [false, true].map((more) => ownPalette(theme === 'dark', more));
      if (!usual || !strong) throw new Error('there are two palettes');
      for (const name of [
        'object',
        'second',
        'pair',
        'hit',
        'candidate',
        'probe',
        'line',
      ] as const) {
        const more = contrast(strong[name] ?? '', strong.background);
        expect(more, name).toBeGreaterThan(contrast(usual[name] ?? '', usual.background));
        expect(more, name).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(strong.tie?.colour ?? '', strong.pair ?? '')).toBeGreaterThanOrEqual(4.5);
    });
  },
);

const articles = ['s0', 's1', 's2', 's3', 's4'] as const;

/** A scene in the colours of its article. */
function inItsColours(id: PresetId): Settings {
  return { ...presetOf(id).settings, colours: 'article' };
}

test('all scenes have one palette, until a reader asks for the colours of an article', () => {
  for (const id of articles)
    for (const theme of ['light', 'dark'] as const)
      expect(paletteOf({ ...presetOf(id).settings, theme })).toBe(
        ownPalette(theme === 'dark', false),
      );
});

test('the colours of articles are theirs: no ties, no quiet cells', () => {
  for (const id of articles) {
    const palette = paletteOf(inItsColours(id));
    expect(palette).toMatchObject(presetOf(id).colours!);
    // Painters compare palettes by identity.
    expect(paletteOf({ ...inItsColours(id), seed: 2 })).toBe(palette);
    for (const ofThePage of ['tie', 'quietCells']) expect(palette).not.toHaveProperty(ofThePage);
    expect(depths.map((depth) => lineColour(palette, depth))).toEqual(
      depths.map(() => palette.line),
    );
  }
});

describe('a mark of a query has one colour', () => {
  const [light, dark] = [false, true].map((isOnDark) => ownPalette(isOnDark, false));

  test.each([
    ['s0', light],
    ['s1', dark],
    ['s2', light],
    ['s3', dark],
  ] as const)('in %s that of the page', (id, own) => {
    const { candidate, core, cover, hit, probe } = paletteOf(inItsColours(id));
    expect({ candidate, core, cover, hit }).toEqual({
      candidate: own!.candidate,
      core: own!.core,
      cover: own!.cover,
      hit: own!.hit,
    });
    // Violet and light blue objects are one colour to those who do not tell red from green.
    expect(probe).toBe(own === light ? own!.probe : presetOf('s4').colours!.probe);
  });

  test('in s4 that of its article, without a core', () => {
    const palette = paletteOf(inItsColours('s4'));
    expect(palette).toMatchObject({ probe: '#ffd60a', candidate: '#34d158', hit: '#ff3b30' });
    expect(palette).not.toHaveProperty('core');
  });
});

test.each(['s0', 's1', 's2', 's3', 's4', 'crowd by light', 'crowd by dark'])(
  'in %s crosses and second frames have a contrast of 3 to 1 to the objects that they lie on',
  (scene) => {
    const [id = '', theme] = scene.split(' by ');
    const shown = inItsColours(id as PresetId);
    const { candidate, hit, marker, object, pair, second } = paletteOf(
      theme === undefined ? shown : { ...shown, theme: theme as 'light' | 'dark' },
    );
    for (const colour of [object, second, pair, candidate, hit])
      expect(contrast(marker, colour), colour).toBeGreaterThanOrEqual(3);
  },
);
