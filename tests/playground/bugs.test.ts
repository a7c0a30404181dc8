/** The bug gallery: each printed bug is there in its scene, and absent in the tree as it was meant. */
import { load, NODE_STRIDE, NodeField } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { Frame } from '../../web/playground/engine/player/frame.ts';
import { populate } from '../../web/playground/engine/simulation/populate.ts';
import { TreeDriver } from '../../web/playground/engine/tree/driver.ts';
import { isTooLarge } from '../../web/playground/features/bugs/article-frame.ts';
import { nodesFrom } from '../../web/playground/features/bugs/article-node.ts';
import { ArticleProgram } from '../../web/playground/features/bugs/article-program.ts';
import { bugs } from '../../web/playground/features/bugs/bugs.ts';
import type { Fact } from '../../web/playground/features/bugs/findings.ts';
import { runBugs } from '../../web/playground/features/bugs/runs.ts';
import {
  type Bug,
  bugScenes,
  type PrintedBugName,
} from '../../web/playground/features/bugs/scenes.ts';
import { bugStringsOf } from '../../web/playground/locales/bugs-strings.ts';
import { stringsOf } from '../../web/playground/locales/languages.ts';
import { probes } from '../../web/playground/probes/registry.ts';
import { languages } from '../../web/playground/state/language.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { type Changes, withChanges } from '../../web/playground/state/settings.ts';

beforeAll(() => load());

const names = Object.keys(bugs) as PrintedBugName[];

/** The scene of a bug some frames on, in the tree as printed or as it was meant. */
function shown(bug: Bug, printed: boolean, changes: Changes = {}) {
  const { preset, changes: made } = bugScenes[bug];
  const { settings: usual, world } = presetOf(preset);
  const settings = withChanges(usual, { ...made, bug, ...changes });
  const { boxes, kinds, motion } = populate(settings, world);
  const frame = new Frame(new TreeDriver(settings, world, boxes), () => probes);
  frame.begin({ kinds });
  let left = 40;
  frame.tree.advance(motion, () => left-- > 0);
  frame.look(settings, world);
  const at = frame.tree.boxes.slice();
  const teaching = new ArticleProgram(runBugs[bug], printed).frame(frame, at, settings, world);
  const { pairs: reported } = teaching;
  return { ...teaching, reported, pairs: frame.collidingPairs, settings, world, boxes: at };
}

/** What must be none where nothing is wrong. */
const wrongs: readonly Fact[] = [
  'missed',
  'doubles',
  'unmarked',
  'missedHits',
  'inGaps',
  'dropped',
  'leaking',
];

describe.each(names)('%s', (bug) => {
  const defects: Readonly<Record<PrintedBugName, readonly Fact[]>> = {
    descent: ['missedHits'],
    halves: ['inGaps'],
    outside: ['missed', 'dropped', 'unmarked'],
    doubles: ['doubles'],
    centre: ['missed', 'unmarked'],
    copies: ['unmarked', 'missedHits'],
    leak: ['leaking'],
  };

  test('shows its defect and no other in the scene made for it', () => {
    const { findings } = shown(bug, true, { probe: true });
    const found = wrongs.filter((fact) => findings.counts[fact] > 0);
    expect(found).toEqual(wrongs.filter((fact) => defects[bug].includes(fact)));
    expect(bugs[bug].facts).toContain(defects[bug][0]);
  });

  test('is not in the corrected tree, which marks what the library finds', () => {
    const { findings, pairs } = shown(bug, false, { probe: true });
    for (const fact of wrongs) expect(findings.counts[fact], fact).toBe(0);
    expect(findings.counts.oneSided).toBe(0);
    expect(findings.counts.reports).toBe(2 * pairs);
    expect(pairs).toBeGreaterThan(5);
  });

  test('has the pairs that its tree reports in its frame, as printed and as it was meant', () => {
    for (const printed of [true, false]) {
      const { findings, pairs, reported } = shown(bug, printed);
      expect(reported).toHaveLength(2 * (pairs - findings.counts.missed));
    }
  });

  test('can be run on the scene made for it', () => {
    const { boxes, settings, world } = shown(bug, false);
    expect(isTooLarge(boxes, settings, world)).toBe(false);
  });
});

describe('the printed code', () => {
  test('S0.32: misses no pair, but reports some from one side only', () => {
    const { findings, pairs } = shown('descent', true);
    expect(findings.counts.missed).toBe(0);
    expect(findings.counts.oneSided).toBeGreaterThan(0);
    expect(findings.counts.reports).toBe(2 * pairs - findings.counts.oneSided);
  });

  test('S0.31: widths go 600, 300, 150, 75, 37, 18', () => {
    const { nodes } = shown('halves', true).tree;
    const widths = new Map<number, number>();
    for (let at = 0; at < nodes.length; at += NODE_STRIDE) {
      const width = nodes[at + NodeField.MaxX]! - nodes[at + NodeField.MinX]!;
      widths.set(nodes[at + NodeField.Depth]!, width);
    }
    expect([...widths.values()]).toEqual([600, 300, 150, 75, 37, 18]);
  });

  test('S1.20: one object finds the same neighbour up to four times', () => {
    const { repeated } = shown('doubles', true).findings;
    const times = repeated.filter((_, i) => i % 3 === 2);
    expect(Math.min(...times)).toBeGreaterThan(1);
    expect(Math.max(...times)).toBe(4);
  });

  test('S1.21: a fifth object over the whole world makes 256 leaves, 1,280 references and 1,024 candidates', () => {
    const { world, settings } = presetOf('s1');
    const boxes = new Float32Array(20).map((_, i) => [0, 0, world.width, world.height][i % 4] ?? 0);
    const bounds = { minX: 0, minY: 0, maxX: world.width, maxY: world.height };
    const tree = bugs.doubles.tree(bounds, boxes, settings, true);
    const leaves = nodesFrom(tree.root).filter(({ children }) => children.length === 0);
    expect(leaves).toHaveLength(256);
    expect(leaves.reduce((references, { rows }) => references + rows.length, 0)).toBe(1_280);
    const found = tree.retrieve(bounds);
    expect(found.filter((row) => row !== 0)).toHaveLength(1_024); // without the asking object
    expect(bugs.doubles.tree(bounds, boxes, settings, false).retrieve(bounds)).toHaveLength(5);
  });

  test('S2.26: a box that hangs over the line is filed above it', () => {
    const bounds = { minX: 0, minY: 0, maxX: 100, maxY: 100 };
    const crowd = [1, 2, 3, 4, 5].flatMap((place) => [place, place, place + 1, place + 1]);
    const boxes = Float32Array.from([10, 40, 20, 55, 10, 52, 20, 60, ...crowd]);
    const below = { minX: 10, minY: 52, maxX: 20, maxY: 60 };
    const settings = { capacity: 5, maxDepth: 1 };
    const retrieve = (printed: boolean) =>
      bugs.centre.tree(bounds, boxes, settings, printed).retrieve(below);
    expect(retrieve(true)).not.toContain(0);
    expect(retrieve(false)).toContain(0);
  });

  test('S2.27: an object that is found but finds nothing itself keeps its colour', () => {
    const { findings } = shown('copies', true);
    expect(findings.counts.missed).toBe(0);
    expect(findings.counts.unmarked).toBeGreaterThan(0);
    expect(findings.lost).toHaveLength(findings.counts.unmarked);
  });

  test('S2.28: every frame leaks the nodes below the root of the one before', () => {
    const { preset, changes } = bugScenes.leak;
    const { settings: usual, world } = presetOf(preset);
    const settings = withChanges(usual, { ...changes, bug: 'leak' });
    const { boxes, kinds, motion } = populate(settings, world);
    const frame = new Frame(new TreeDriver(settings, world, boxes), () => probes);
    frame.begin({ kinds });
    const printed = new ArticleProgram(bugs.leak, true);
    const corrected = new ArticleProgram(bugs.leak, false);
    const leaked = (): number => {
      frame.look(settings, world);
      const at = frame.tree.boxes.slice();
      const { findings, tree } = printed.frame(frame, at, settings, world);
      expect(findings.counts.leaking).toBe(tree.nodes.length / NODE_STRIDE - 1);
      expect(corrected.frame(frame, at, settings, world).findings.counts).toMatchObject({
        leaking: 0,
        leaked: 0,
      });
      return findings.counts.leaked;
    };
    const goTo = (number: number): void => {
      frame.tree.advance(motion, () => frame.number < number && ++frame.number > 0);
    };
    let sum = 0;
    for (let number = 0; number < 5; number++) {
      goTo(number);
      expect(leaked()).toBe(sum);
      // The same frame again is no other run of the program's loop.
      expect(leaked()).toBe(sum);
      sum += frame.tree.nodes.length / NODE_STRIDE - 1;
    }
    expect(sum).toBeGreaterThan(100);
    frame.number = 0;
    expect(leaked()).toBe(0);
  });
});

test.each(languages)(
  'in %s, the printed tree is headed by its program: the scene may be another',
  async (language) => {
    const strings = await stringsOf(language);
    const { printed } = await bugStringsOf(strings);
    const scenes = Object.values(strings.scenes).map(({ name }) => name);
    for (const title of Object.values(printed))
      expect(scenes.filter((name) => title.includes(name))).toEqual([]);
  },
);
