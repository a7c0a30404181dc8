/** A frame as a file for a bug report: exact, judged by brute force, and read again or refused by a sentence. */

import { load } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCase } from '../../web/playground/engine/failing-case.ts';
import { Frame } from '../../web/playground/engine/player/frame.ts';
import { TreeDriver } from '../../web/playground/engine/tree/driver.ts';
import { rowsFoundAgain } from '../../web/playground/features/replay/saved-query.ts';
import { cppOf } from '../../web/playground/features/share/cpp.ts';
import { caseOf } from '../../web/playground/features/share/failing-case.ts';
import { scriptOf } from '../../web/playground/features/share/script.ts';
import { typeScript } from '../../web/playground/features/share/script-dialect.ts';
import type { SharedFrame } from '../../web/playground/features/share/shared-frame.ts';
import { probeKinds, probes } from '../../web/playground/probes/registry.ts';
import { fromFragment } from '../../web/playground/state/fragment.ts';
import { packageSource } from '../../web/playground/state/package-source.ts';
import { parameters } from '../../web/playground/state/parameters.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { treeOptionsOf } from '../../web/playground/state/tree-options.ts';

beforeAll(() => load());

const tricky = Float32Array.from(
  [
    [-0, 0, 10, 10],
    [0.1, 1 / 3, 7.000001, 16_777_215],
    [5, 5, 5, 5],
    [-3.4e38, 1e-45, 20, 3.4e38],
  ].flat(),
);

/** A case as JSON, which a test spoils. */
interface Spoilable {
  format?: string;
  version: number;
  boxes: unknown;
  pairs: { found: unknown[] };
  query: { method: string; found: unknown[]; arguments?: unknown };
  options: { bounds?: unknown; capacity: number; placement: string };
}

function spoilable(): Spoilable {
  return JSON.parse(caseOf(sharedWith(tricky, 'probe=1&px=5&py=5&ps=10')));
}

/** A frame with boxes of our own. */
function sharedWith(boxes: Float32Array, fragment: string): SharedFrame {
  const settings = fromFragment(fragment);
  const { world } = presetOf(settings.preset);
  const frame = new Frame(new TreeDriver(settings, world, boxes), () => probes);
  frame.begin({ kinds: new Uint8Array(boxes.length / 4) });
  frame.observe(settings, world);
  return { frame, settings, world, trace: undefined, source: 'https://example.org/#x' };
}

/** A frame whose tree reports such pairs. */
function reporting(boxes: Float32Array, pairs: Uint32Array): SharedFrame {
  const shared = sharedWith(Float32Array.of(0, 0, 1, 1), '');
  const frame = { number: 0, tree: { boxes, pairs }, probed: undefined };
  return { ...shared, frame: frame as unknown as Frame as SharedFrame['frame'] };
}

describe('a case', () => {
  test('has the same 32 bits, the options and the settings when it is read again', () => {
    const fragment = 'p=s1&place=loose&loose=2.25&cap=3&touch=1&probe=1&pk=circle';
    const shared = sharedWith(tricky, fragment);
    const { bounds, boxes, pairs, settings } = readCase(caseOf(shared));
    expect([...new Uint32Array(boxes.buffer)]).toEqual([...new Uint32Array(tricky.buffer)]);
    const { world } = presetOf('s1');
    expect(bounds).toEqual({ x: 0, y: 0, width: world.width, height: world.height });
    expect(settings).toEqual(shared.settings);
    expect(pairs.flat()).toEqual([...shared.frame.tree.pairs]);
    expect(pairs.length).toBeGreaterThan(0);
  });

  test('has the link of its scene', () => {
    const read = JSON.parse(caseOf(sharedWith(tricky, '')));
    expect(read.link).toBe('https://example.org/#x');
    expect(read).not.toHaveProperty('recording');
  });

  test.each([
    [{ scale: 1, origin: { x: 0, y: 0 } }, {}],
    [
      { scale: 1 / 16, origin: { x: -8, y: 0 } },
      { scale: 1 / 16, origin: { x: -8, y: 0 } },
    ],
  ])('of a recording names its file in place of a link: %j', (placed, saved) => {
    const source = { name: 'level one.qrec', ...placed };
    const { frame, link, recording, scale, origin } = JSON.parse(
      caseOf({ ...sharedWith(tricky, ''), source }),
    );
    expect({ frame, link, recording, scale, origin }).toEqual({
      frame: 0,
      recording: 'level one.qrec',
      ...saved,
    });
  });

  test('holds what the query gave, and nothing that is wrong with it', () => {
    const read = JSON.parse(caseOf(sharedWith(tricky, 'probe=1&px=5&py=5&ps=10')));
    expect(read.query).toMatchObject({
      method: 'query',
      arguments: [0, 0, 10, 10],
      bruteForce: { missed: [], double: [], wrong: [] },
    });
    expect(read.query.found.toSorted()).toEqual([0, 1, 2, 3]);
    expect(read.pairs.bruteForce).toEqual({ missed: [], double: [], wrong: [] });
    expect(read.options).toMatchObject({ ...treeOptionsOf(fromFragment('')), outside: 'keep' });
  });

  test.each(Object.keys(probeKinds))('asks its query again: %s', (kind) => {
    const shared = sharedWith(tricky, `probe=1&px=5&py=5&ps=40&pk=${kind}`);
    const { bounds, boxes, query, settings } = readCase(caseOf(shared));
    if (!query) throw new Error('it has no query');
    expect(query.found.length).toBeGreaterThan(0);
    const options = { ...treeOptionsOf(settings), bounds };
    expect(rowsFoundAgain(query, options, boxes)).toEqual(query.found);
  });

  test('without a probe has no query', () => {
    expect(readCase(caseOf(sharedWith(tricky, ''))).query).toBeUndefined();
  });

  test('names the pairs that a tree misses, reports again, or invents', () => {
    const boxes = Float32Array.of(0, 0, 9, 9, 5, 5, 12, 12, 8, 8, 20, 20, 50, 50, 60, 60);
    const wrong = reporting(boxes, Uint32Array.of(0, 1, 1, 0, 3, 2));
    expect(JSON.parse(caseOf(wrong)).pairs).toEqual({
      found: [
        [0, 1],
        [1, 0],
        [3, 2],
      ],
      bruteForce: {
        missed: [
          [0, 2],
          [1, 2],
        ],
        double: [[1, 0]],
        wrong: [[3, 2]],
      },
    });
  });

  test('is not judged by brute force where that would take too long', () => {
    const boxes = new Float32Array(4 * 10_001);
    const read = JSON.parse(caseOf(reporting(boxes, new Uint32Array(0))));
    expect(read.pairs).toEqual({ found: [], bruteForce: null });
  });
});

describe('copied code', () => {
  test('says in one line which file its frame is from', () => {
    const source = { name: 'a\nb\u2028c.qrec', scale: 0.5, origin: { x: 0, y: 3 } };
    const shared = { ...sharedWith(tricky, ''), source };
    for (const code of [
      scriptOf(shared, typeScript(packageSource('https://example.org/'))),
      cppOf(shared),
    ])
      expect(code.split(/[\n\u2028]/)[0]).toBe(
        '// Frame 0 of a b c.qrec, at a scale of 0.5, from (0, 3)',
      );
  });
});

function setBox({ boxes }: Spoilable, row: number, box: unknown): void {
  if (Array.isArray(boxes)) boxes.splice(row, 1, box);
}

describe('what is no case', () => {
  test.each<[string, (read: Spoilable) => void]>([
    ['"format" is missing', (read) => Reflect.deleteProperty(read, 'format')],
    ['reads cases of version 1', (read) => Object.assign(read, { version: 2 })],
    ['"boxes" is no list', (read) => Object.assign(read, { boxes: 'all' })],
    ['it has no boxes', (read) => Object.assign(read, { boxes: [] })],
    ['row 0 is no valid box: [0,0,1]', (read) => setBox(read, 0, [0, 0, 1])],
    ['row 1 is no valid box: [3,0,1,1]', (read) => setBox(read, 1, [3, 0, 1, 1])],
    ['row 0 is no valid box: [0,0,1e+39,1]', (read) => setBox(read, 0, [0, 0, 1e39, 1])],
    ['row 0 is no valid box: [0,0,"1",1]', (read) => setBox(read, 0, [0, 0, '1', 1])],
    [
      'more than',
      (read) => Object.assign(read, { boxes: Array.from({ length: parameters.count.max + 1 }) }),
    ],
    ['pair 0 is no pair of rows: [0,4]', (read) => read.pairs.found.splice(0, 1, [0, 4])],
    [
      'the page asks no such query: "dispose"',
      (read) => Object.assign(read.query, { method: 'dispose' }),
    ],
    ['the query found no such row: 4', (read) => read.query.found.push(4)],
    ['the query found no such row: "0"', (read) => read.query.found.push('0')],
    ['"arguments" is no list', (read) => Reflect.deleteProperty(read.query, 'arguments')],
    ['the page asks no such query', (read) => Object.assign(read, { query: null })],
    ['its tree has no valid bounds', (read) => Reflect.deleteProperty(read.options, 'bounds')],
    ['no tree with capacity: 0.5', (read) => Object.assign(read.options, { capacity: 0.5 })],
    [
      'no tree with placement: "url(x)"',
      (read) => Object.assign(read.options, { placement: 'url(x)' }),
    ],
  ])('%s', (sentence, spoil) => {
    const read = spoilable();
    spoil(read);
    expect(() => readCase(JSON.stringify(read))).toThrow(sentence);
  });

  test('text that is no JSON, and JSON that is no object', () => {
    expect(() => readCase('{')).toThrow('it is no JSON');
    for (const text of ['null', '7', '"case"', '[]', '{}'])
      expect(() => readCase(text), text).toThrow('"format" is missing');
  });
});
