import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatEdits } from '../../web/playground/state/edits.ts';
import { fromFragment, isCanonical, toFragment } from '../../web/playground/state/fragment.ts';
import { alterationsIn, isCut, isNewer } from '../../web/playground/state/link-review.ts';
import { keysOf } from '../../web/playground/state/parameter.ts';
import {
  namesOf,
  type ParameterName,
  parameterNames,
  parameters,
  type Settings,
} from '../../web/playground/state/parameters.ts';
import { presetOf, presets } from '../../web/playground/state/presets.ts';
import { nearestAllowed, withChanges } from '../../web/playground/state/settings.ts';
import { draws } from '../lib/draws.ts';
import { anyEdits } from './any-edits.ts';

const usual = presetOf('s2').settings;

/** Every value is one its parameter allows: what the page may rely on, whatever a link said. */
function expectSound(settings: Settings): void {
  for (const name of parameterNames)
    expect(nearestAllowed(parameters[name], settings[name]), name).toBe(settings[name]);
  expect(settings.minSize).toBeLessThanOrEqual(settings.maxSize);
}

function anyValueOf(name: ParameterName): fc.Arbitrary<unknown> {
  const parameter = parameters[name];
  if (parameter.kind === 'flag') return fc.boolean();
  if (parameter.kind === 'choice') return fc.constantFrom(...parameter.values);
  if (parameter.kind === 'set')
    return fc.subarray([...parameter.values]).map((words) => words.join('.'));
  if (parameter.kind === 'edits') return anyEdits.map((edits) => formatEdits(edits).text);
  if (parameter.kind === 'colour') return fc.constantFrom('', '00bb77', 'ffffff');
  if (parameter.kind === 'text') return fc.string({ unit: 'grapheme', maxLength: 5 });
  const { min, max, step } = parameter;
  return fc
    .integer({ min: 0, max: Math.floor((max - min) / step) })
    .map((steps) => min + steps * step);
}

const anySettings = fc
  .record(Object.fromEntries(parameterNames.map((name) => [name, anyValueOf(name)])))
  .map((changes) => withChanges(usual, changes));

describe('the link', () => {
  test('that is empty shows preset s2', () => {
    for (const text of ['', '#', '#v=1', 'v=1']) expect(fromFragment(text)).toEqual(usual);
    expect(usual).toMatchObject({ count: 20, capacity: 5, maxDepth: 5, placement: 'parent' });
  });

  test('of a preset is only its name', () => {
    for (const { id, settings } of presets) {
      expect(toFragment(settings)).toBe(id === 's2' ? 'v=1' : `v=1&p=${id}`);
      expect(fromFragment(`p=${id}`)).toEqual(settings);
    }
  });

  test('is readable and holds only what differs from the preset', () => {
    const settings = { ...usual, count: 200, placement: 'leaf' as const, touching: true };
    expect(toFragment(settings)).toBe('v=1&n=200&place=leaf&touch=1');
  });

  test('is parsed back to the same settings, for any settings, but for those of a probe that is off', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const read = fromFragment(toFragment(settings));
        const isAsked = settings.probe || settings.trace !== 'none';
        const idle = parameterNames.filter(
          (name) => !isAsked && name !== 'probe' && parameters[name].group === 'probe',
        );
        const scene = presetOf(settings.preset).settings;
        const usualProbe = Object.fromEntries(idle.map((name) => [name, scene[name]]));
        expect(read).toEqual({ ...settings, ...usualProbe });
      }),
      { seed: 1, numRuns: draws(500) },
    );
  });

  test('keeps nothing of a probe that is off, unless a trace needs it', () => {
    const moved = { ...usual, probeKind: 'ray' as const, probeX: 77, directionX: 40, step: 2 };
    expect(toFragment(moved)).toBe('v=1');
    expect(toFragment({ ...moved, probe: true })).toBe('v=1&probe=1&pk=ray&px=77&dx=40&step=2');
    expect(toFragment({ ...moved, trace: 'query' })).toContain('pk=ray&px=77');
    expect(toFragment({ ...presetOf('s4').settings, probe: false, probeSize: 9 })).toBe(
      'v=1&p=s4&probe=0',
    );
  });

  test('with everything changed stays short', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const { length } = toFragment({ ...settings, edits: '' });
        expect(length).toBeLessThan(12 * parameterNames.length);
      }),
      { seed: 2, numRuns: draws(500) },
    );
  });

  test('from an earlier version keeps its meaning', () => {
    const old =
      'v=1&p=s1&n=300&min=2&max=40&speed=7&seed=99&place=loose&cap=3&depth=6&loose=1.5&touch=0';
    expect(fromFragment(`${old}&probe=1&ps=60&px=-20&py=610&step=2&t=120&play=0`)).toMatchObject({
      preset: 's1',
      count: 300,
      minSize: 2,
      maxSize: 40,
      speed: 7,
      seed: 99,
      placement: 'loose',
      capacity: 3,
      maxDepth: 6,
      looseness: 1.5,
      touching: false,
      probe: true,
      probeSize: 60,
      probeX: -20,
      probeY: 610,
      step: 2,
      frame: 120,
      playing: false,
    });
  });
});

/** Links as they were published, word for word: whatever the page learns, these keep their meaning. */
describe('a published link', () => {
  test.each<[string, Partial<Settings>]>([
    [
      'v=1&p=s4&px=200&py=200&pin=1&t=90&play=0',
      { preset: 's4', probeX: 200, pinned: true, frame: 90 },
    ],
    ['v=1&motion=tween&rate=45&order=zorder&root=1', { motion: 'tween', rate: 45, rootLevel: '1' }],
    [
      'v=1&pairs=0&lines=0&labels=1&ink=article&keys=0',
      { pairs: false, labels: true, colours: 'article' },
    ],
    ['v=1&theme=dark&lang=zh-Hant&pace=0.5', { theme: 'dark', language: 'zh-Hant', pace: 0.5 }],
    [
      'v=1&start=poster&hide=scenes.settings&lock=time.tree',
      { start: 'poster', lock: 'time.tree' },
    ],
    [
      'v=1&n=3&t=40&edits=add,290,690,20;20:wall,100,650,300,20;35:move,3,120,200,4,-2;erase,1&play=0',
      { edits: 'add,290,690,20;20:wall,100,650,300,20;35:move,3,120,200,4,-2;erase,1' },
    ],
  ])('%s means what it meant', (link, meaning) => {
    expect(fromFragment(link)).toMatchObject(meaning);
    expect(isCanonical(link)).toBe(true);
    expect(fromFragment(toFragment(fromFragment(link)))).toEqual(fromFragment(link));
  });
});

/** Links with words that the page does not write any more. */
describe('a published link with a former word', () => {
  test.each<[string, string, Partial<Settings>]>([
    [
      'v=1&p=s1&tell=insert&who=7&event=3',
      'v=1&p=s1&trace=insert&who=7&event=3',
      { trace: 'insert' },
    ],
    [
      'v=1&probe=1&pk=ray&wx=90&wy=-30',
      'v=1&probe=1&pk=ray&dx=90&dy=-30',
      { directionX: 90, directionY: -30 },
    ],
    [
      'v=1&pairs=0&lines=0&labels=1&ink=paper&keys=0',
      'v=1&pairs=0&lines=0&labels=1&keys=0',
      { pairs: false, labels: true, colours: 'paper' },
    ],
  ])('%s is read, and written as %s', (link, written, meaning) => {
    expect(fromFragment(link)).toMatchObject(meaning);
    expect(toFragment(fromFragment(link))).toBe(written);
    expect(alterationsIn(link)).toEqual([]);
  });

  test('that has the new key too: the new key counts', () => {
    expect(fromFragment('tell=insert&trace=move').trace).toBe('move');
  });
});

describe('a hostile link', () => {
  test.each([
    ['n=999999999', { count: 100_000 }],
    ['n=1e99', { count: 100_000 }],
    ['n=-5', { count: 1 }],
    ['n=12.7', { count: 13 }],
    ['cap=0', { capacity: 1 }],
    ['depth=99', { maxDepth: 10 }],
    ['loose=1.6', { looseness: 1.5 }],
    ['min=50&max=9', { minSize: 9, maxSize: 9 }],
    ['seed=99999999999999999999', { seed: 4_294_967_295 }],
  ])('%s is clamped', (text, expected) => {
    expect(fromFragment(text)).toMatchObject(expected);
  });

  test.each([
    'n=NaN',
    'n=Infinity',
    'n=',
    'n',
    'n=twenty',
    'n=0x10z',
    'place=<img src=x onerror=alert(1)>',
    'place=constructor',
    'touch=yes',
    'p=s9',
    '__proto__=1&constructor=2&toString=3',
    '&&&===&=&%%%',
    '%E0%A4%A',
    'v=999',
  ])('%s says nothing', (text) => {
    expect(fromFragment(text)).toEqual(usual);
  });

  test('with a key twice: the first counts', () => {
    expect(fromFragment('n=30&n=40').count).toBe(30);
  });

  test('of 100 kB is read quickly, and its beginning counts', () => {
    expect(fromFragment(`n=30&${'x'.repeat(100_000)}`).count).toBe(30);
    expectSound(fromFragment('n=9'.repeat(33_000)));
  });

  test('never leaves the ranges', () => {
    const key = fc.constantFrom(...parameterNames.map((name) => parameters[name].key), '__proto__');
    const word = fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String));
    fc.assert(
      fc.property(fc.array(fc.tuple(key, word)), (words) => {
        expectSound(fromFragment(words.map(([name, value]) => `${name}=${value}`).join('&')));
      }),
      { seed: 3, numRuns: draws(1_000) },
    );
  });
});

describe('what a link reports as damaged', () => {
  test.each(['', '#', '#v=1', 'n=9&p=s1', 'v=1&p=s4&pin=1&t=99999', 'place=leaf&touch=1'])(
    '%s is sound',
    (text) => {
      expect(isCanonical(text)).toBe(true);
    },
  );

  test.each(['hello', 'n=0', 'n=999999', 'place=tree', 'v=2', 't=100001', 'n=3&n=4'])(
    '%s is not',
    (text) => {
      expect(isCanonical(text)).toBe(false);
    },
  );

  test('what the page writes is valid, and of its own version', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(isCanonical(toFragment(settings))).toBe(true);
        expect(isNewer(toFragment(settings))).toBe(false);
      }),
      { seed: 4, numRuns: draws(200) },
    );
  });

  test('only a number above the present version counts as newer', () => {
    expect(['#v=2', 'n=3&v=77', 'v=1', 'v=x', 'v=', '', 'v=0'].map(isNewer)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('edits', () => {
  const edits = 'add,1,2,3;20:erase,0';

  test('are kept while their objects exist, and dropped with them', () => {
    const settings = withChanges(usual, { edits });
    expect(withChanges(settings, { placement: 'leaf', capacity: 9, frame: 7 }).edits).toBe(edits);
    expect(withChanges(settings, { count: settings.count }).edits).toBe(edits);
    for (const other of [{ count: 21 }, { seed: 99 }, { motion: 'tween' }, { preset: 's0' }])
      expect(withChanges(settings, other).edits).toBe('');
    expect(withChanges(settings, { count: 21, edits }).edits).toBe(edits);
  });

  test('that are no text are ignored; a link reports what it lost', () => {
    const settings = withChanges(usual, { edits });
    for (const nonsense of [7, null, [edits], { edits }])
      expect(withChanges(settings, { edits: nonsense }).edits).toBe(edits);
    expect(isCut(`v=1&edits=${edits}`)).toBe(false);
    expect(isCut('n=3')).toBe(false);
    expect(isCut('edits=add,1,2,3;20:eras')).toBe(true);
    expect(isCut(`edits=${edits}`.padEnd(9_000, ';erase,1'))).toBe(true);
    expect(isCut(`x=${'y'.repeat(40_000)}&edits=${edits}`)).toBe(true);
    expect(isCut(`x=${'y'.repeat(40_000)}`)).toBe(false);
  });
});

describe('changes', () => {
  test('to one size move the other with it', () => {
    expect(withChanges(usual, { minSize: 50 })).toMatchObject({ minSize: 50, maxSize: 50 });
    expect(withChanges({ ...usual, minSize: 10 }, { maxSize: 3 })).toMatchObject({
      minSize: 3,
      maxSize: 3,
    });
  });

  test('with invalid values are ignored', () => {
    const nonsense = {
      count: Number.NaN,
      capacity: '5',
      placement: 'tree',
      touching: 1,
      seed: null,
    };
    expect(withChanges(usual, nonsense)).toEqual(usual);
  });

  test('have keys that are all different', () => {
    const keys = parameterNames.flatMap((name) => keysOf(parameters[name]));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('v');
    const names = parameterNames.flatMap(namesOf);
    expect(new Set(names).size).toBe(names.length);
  });
});
