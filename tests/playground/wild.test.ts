/** Defects of real projects: each faulty tree shows its symptom and no other, and the same tree without it shows none. */
import { load } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { SimulationRun } from '../../web/playground/engine/player/simulation-run.ts';
import { fetchScenes } from '../../web/playground/engine/simulation/fetched.ts';
import { isTooLarge } from '../../web/playground/features/bugs/article-frame.ts';
import { boundsOf } from '../../web/playground/features/bugs/article-node.ts';
import { ArticleProgram } from '../../web/playground/features/bugs/article-program.ts';
import { bugCode } from '../../web/playground/features/bugs/bug-code.ts';
import { examine, type Fact, isNoFault } from '../../web/playground/features/bugs/findings.ts';
import { bugWords } from '../../web/playground/features/bugs/runs.ts';
import {
  bugScene,
  isWild,
  type WildBugName,
  wildBugNames,
} from '../../web/playground/features/bugs/scenes.ts';
import { threadAddress, wildBugs } from '../../web/playground/features/bugs/wild.ts';
import { wildAddress } from '../../web/playground/features/bugs/wild-address.ts';
import { STOPPED_AT } from '../../web/playground/features/bugs/wild-tree.ts';
import { bugs as bugStrings } from '../../web/playground/locales/en/bugs.ts';
import { wild as english } from '../../web/playground/locales/en/wild.ts';
import { wild as chinese } from '../../web/playground/locales/zh-Hans/wild.ts';
import { fetchedProbes, fetchProbeKinds } from '../../web/playground/probes/fetched.ts';
import { fetchedFrameShapes } from '../../web/playground/render/fetched-shapes.ts';
import { parameters } from '../../web/playground/state/parameters.ts';
import { Store } from '../../web/playground/state/store.ts';
import { random } from '../lib/support.ts';

beforeAll(() => Promise.all([load(), fetchScenes(), fetchProbeKinds()]));

/** The scene made for a defect, in the tree with it or without it. */
function shown(name: WildBugName, isFaulty: boolean) {
  const settings = bugScene(name);
  const run = new SimulationRun(new Store(settings), fetchedProbes, fetchedFrameShapes);
  run.begin();
  run.frame.observe(settings, run.world);
  const boxes = run.frame.tree.boxes.slice();
  const program = new ArticleProgram(wildBugs[name], isFaulty);
  const frame = program.frame(run.frame, boxes, settings, run.world);
  return { boxes, settings, world: run.world, findings: frame.findings, frame };
}

const WORLD = { minX: 0, minY: 0, maxX: 640, maxY: 640 };
const SETTINGS = { capacity: 4, maxDepth: 5 };

/** Boxes at whole places, so that many lie on lines, at the border, outside and over each other; some are large. */
function drawnBoxes(seed: number): Float32Array {
  const next = random(seed);
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  const boxes = Array.from({ length: 60 }, (_, row) => {
    const [x, y] = [20 * upTo(36) - 40, 20 * upTo(36) - 40];
    const side = row % 12 === 0 ? 20 * upTo(30) : 10 * (1 + upTo(5));
    return [x, y, x + side, y + side];
  });
  // Equal ones, more than a leaf has room for.
  for (let times = 0; times < 6; times++) boxes.push([301, 207, 302, 208]);
  return Float32Array.from(boxes.flat());
}

function drawn(name: WildBugName, isFaulty: boolean, seed: number) {
  const boxes = drawnBoxes(seed);
  const tree = wildBugs[name].tree(WORLD, boxes, SETTINGS, isFaulty);
  const removed = tree.removed ?? new Set();
  const there = boxes.map((number, at) => (removed.has(at >> 2) ? -9_000 - (at >> 2) : number));
  const probe = { x: 300, y: 300, width: 90, height: 90 };
  return examine(tree, { boxes: there, touching: seed % 2 === 0, marksCopies: false, probe });
}

/** What must be none in a tree without a defect. */
const wrongs: readonly Fact[] = [
  'missed',
  'doubles',
  'oneSided',
  'unmarked',
  'missedHits',
  'dropped',
  'ghosts',
  'everywhere',
  'endless',
  'needless',
];

/** What each defect may show, the first of which it shows in its own scene. */
const symptoms: Readonly<Record<WildBugName, readonly Fact[]>> = {
  far: ['dropped', 'missed', 'oneSided', 'unmarked', 'missedHits'],
  line: ['dropped', 'missed', 'oneSided', 'unmarked', 'missedHits'],
  twice: ['doubles'],
  stale: ['ghosts'],
  endless: ['endless'],
  giant: ['everywhere'],
  corner: ['missedHits', 'missed', 'oneSided', 'unmarked'],
  whole: ['needless'],
};

const seeds = Array.from({ length: 12 }, (_, at) => at + 1);

describe.each(wildBugNames)('%s', (name) => {
  test('shows its symptom and no other in the scene made for it', () => {
    const { counts } = shown(name, true).findings;
    const [symptom] = symptoms[name];
    expect(counts[symptom!]).toBeGreaterThan(0);
    expect(wildBugs[name].facts).toContain(symptom);
    const found = wrongs.filter((fact) => counts[fact] > 0);
    expect(symptoms[name]).toEqual(expect.arrayContaining(found));
  });

  test('is not in the tree without it', () => {
    const { counts } = shown(name, false).findings;
    for (const fact of wrongs) expect(counts[fact], fact).toBe(0);
  });

  test.each(seeds)('shows its symptom among drawn boxes, seed %d', (seed) => {
    const { counts } = drawn(name, true, seed);
    const found = wrongs.filter((fact) => counts[fact] > 0);
    expect(found).not.toEqual([]);
    expect(symptoms[name]).toEqual(expect.arrayContaining(found));
  });

  test.each(seeds)('without it, nothing is wrong among drawn boxes, seed %d', (seed) => {
    const { counts } = drawn(name, false, seed);
    for (const fact of wrongs) expect(counts[fact], fact).toBe(0);
  });

  test('can be run on the scene made for it', () => {
    const { boxes, settings, world } = shown(name, true);
    expect(isTooLarge(boxes, settings, world)).toBe(false);
  });

  test('has threads, code that differs, and a count that is a fault', () => {
    const { facts, threads } = wildBugs[name];
    for (const thread of threads)
      expect(threadAddress(thread)).toMatch(
        /^https:\/\/github\.com\/[\w-]+\/[\w-]+\/(issues|pull)\/\d+$/,
      );
    expect(bugCode[name].faulty).not.toBe(bugCode[name].fixed);
    expect(facts.some((fact) => !isNoFault(fact))).toBe(true);
  });
});

test('a tree of equal points is stopped, and its cells beyond the greatest depth are marked', () => {
  const [faulty, right] = [shown('endless', true).findings, shown('endless', false).findings];
  expect(faulty.counts.deepest).toBe(STOPPED_AT);
  expect(right.counts.deepest).toBe(bugScene('endless').maxDepth);
  expect(faulty.needlessCells.length).toBeGreaterThan(STOPPED_AT);
  expect(right.needlessCells).toEqual([]);
});

test('a large object is in hundreds of nodes, or in four at most', () => {
  const [faulty, right] = [shown('giant', true).findings, shown('giant', false).findings];
  expect(faulty.counts.entries).toBeGreaterThan(5 * right.counts.entries);
  expect(faulty.needlessCells.length).toBeGreaterThan(50);
  expect(right.needlessCells).toEqual([]);
});

test('what was removed is not painted, and what the tree has of it still is marked', () => {
  const { boxes, findings, frame } = shown('stale', true);
  expect(findings.ghosts.length).toBe(findings.counts.ghosts);
  for (const row of findings.ghosts) {
    expect(boundsOf(frame.tree.boxes, row).maxX).toBeLessThan(-1_000);
    expect(boundsOf(frame.everyBox, row)).toEqual(boundsOf(boxes, row));
  }
});

test('the choice of defects names those of articles first, then all others', () => {
  const all = parameters.bug.values.filter((bug) => bug !== 'none');
  expect(all.slice(all.indexOf('far'))).toEqual(wildBugNames);
  expect(all.slice(0, all.indexOf('far')).some((bug) => isWild(bug))).toBe(false);
});

test('cause and cure are two sentences in a row, in Chinese without a space', () => {
  const { cause, cure } = english.defects.far;
  expect(bugWords('far', bugStrings, english).why).toBe(`${cause} ${cure}`);
  expect(bugWords('far', bugStrings, chinese).why).toContain('。把');
});

test('pages have an address by language', () => {
  expect(wildAddress('en')).toBe('wild/');
  expect(wildAddress('en', 'far')).toBe('wild/far/');
  expect(wildAddress('zh-Hant', 'far')).toBe('wild/zh-Hant/far/');
});
