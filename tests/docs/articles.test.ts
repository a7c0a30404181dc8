/** docs/articles.md says what is so: marks have tests, figures are counted again, tables are the files they come from. */
import { describe, expect, test } from 'vitest';
import { articlesPage } from '../../bench/articles/page.mjs';
import { tweenScene } from '../../bench/articles/scene.mjs';
import { populate } from '../../web/playground/engine/simulation/populate.ts';
import {
  type ArticleTree,
  boundsOf,
  nodesFrom,
} from '../../web/playground/features/bugs/article-node.ts';
import { bugs } from '../../web/playground/features/bugs/bugs.ts';
import { examine, type Findings } from '../../web/playground/features/bugs/findings.ts';
import { LeafTree } from '../../web/playground/features/bugs/leaf-tree.ts';
import { ParentTree } from '../../web/playground/features/bugs/parent-tree.ts';
import type { PresetId } from '../../web/playground/state/parameters.ts';
import { presetOf, presets } from '../../web/playground/state/presets.ts';
import { idsInTitles, read, statements } from './statements.ts';

describe('marks', () => {
  test('every article has its statements in order, none left out', () => {
    const numbers = [[], [], [], [], []] as number[][];
    for (const { system, number } of statements().values()) numbers[system]!.push(number);
    expect(numbers).toEqual(
      [34, 30, 32, 16, 20].map((count) => Array.from({ length: count }, (_, i) => i + 1)),
    );
  });

  test('a statement is marked if and only if the title of a test names it', () => {
    const marked = [...statements()].filter(([, { marked: is }]) => is).map(([id]) => id);
    expect(marked.length).toBeGreaterThan(50);
    expect(marked.toSorted()).toEqual([...idsInTitles()].toSorted());
  });
});

/** The scene of a preset with 1,000 squares of 1 to 20 units and its own seed, before the first tick. */
function thousand(preset: PresetId, seed?: number) {
  const { settings: usual, world } = presetOf(preset);
  const settings = { ...usual, count: 1_000, minSize: 1, maxSize: 20, seed: seed ?? usual.seed };
  const bounds = { minX: 0, minY: 0, maxX: world.width, maxY: world.height };
  return { bounds, settings, boxes: populate(settings, world).boxes };
}

type Scene = ReturnType<typeof thousand>;

/** The trees as printed, with all defects that their articles have. */
function parentTree({ bounds, boxes, settings }: Scene, centreTest: boolean): ArticleTree {
  return new ParentTree(bounds, boxes, settings, {
    centreTest,
    wholeHalves: settings.preset === 's0',
    noDescent: true,
    forgetsChildren: settings.preset === 's2',
  });
}

function leafTree({ bounds, boxes, settings }: Scene): ArticleTree {
  return new LeafTree(bounds, boxes, settings, { dropsOutside: true, repeats: true });
}

function found(tree: ArticleTree, { boxes, settings }: Scene): Findings & { pairs: number } {
  const { touching } = settings;
  const findings = examine(tree, { boxes, touching, marksCopies: true, probe: undefined });
  const { reports, doubles, oneSided, missed } = findings.counts;
  // A pair is reported by both of its objects, by one, or by none.
  return { ...findings, pairs: (reports - doubles + oneSided) / 2 + missed };
}

function squaresOfS2(seed: number, centreTest: boolean): { pairs: number; missed: number } {
  const scene = thousand('s2', seed);
  const { counts, pairs } = found(parentTree(scene, centreTest), scene);
  return { pairs, missed: counts.missed };
}

function candidatesOf(tree: ArticleTree, { boxes }: Scene): number[][] {
  return Array.from({ length: boxes.length / 4 }, (_, row) => [
    ...tree.retrieve(boundsOf(boxes, row)),
  ]);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const words = (value: number): string => value.toLocaleString('en');

function expectSaid(id: string, said: string): void {
  expect(statements().get(id)?.text).toContain(said);
}

describe('counted figures', () => {
  test('S0.32: pairs that are found from two sides and from one', () => {
    const scene = thousand('s0');
    const tree = parentTree(scene, false);
    const { counts, pairs } = found(tree, scene);
    const candidates = sum(candidatesOf(tree, scene).map((rows) => rows.length));
    expect(counts.missed).toBe(0);
    expectSaid(
      'S0.32',
      `of ${pairs} pairs ${pairs - counts.oneSided} are found twice, ${counts.oneSided} once and none is missed, with ${words(candidates)} candidates`,
    );
  });

  test('S1.20: hits and candidates that come more than once', () => {
    const scene = thousand('s1');
    const tree = leafTree(scene);
    const { counts, pairs, repeated } = found(tree, scene);
    const candidates = candidatesOf(tree, scene).map((rows, row) =>
      rows.filter((other) => other !== row),
    );
    const all = sum(candidates.map((rows) => rows.length));
    const different = sum(candidates.map((rows) => new Set(rows).size));
    const most = Math.max(...repeated.filter((_, i) => i % 3 === 2));
    const references = sum(nodesFrom(tree.root).map(({ rows }) => rows.length));
    expect(counts.missed).toBe(0);
    expectSaid(
      'S1.20',
      `${pairs} pairs become ${words(counts.reports)} reported hits, one ordered pair up to ${most} times; ${all - different} of ${words(all)} candidates are duplicates; none is missed; the tree has ${words(references)} references`,
    );
  });

  test('S2.26: pairs that the test of the centre misses', () => {
    const { seed } = presetOf('s2').settings;
    const own = squaresOfS2(seed, true);
    expect(squaresOfS2(seed, false)).toEqual({ pairs: own.pairs, missed: 0 });
    const others = [1, 2, 3, 4].map((other) => squaresOfS2(other, true).missed);
    expectSaid(
      'S2.26',
      `seed ${seed}: of ${own.pairs} pairs ${own.missed} are missed, with the test put right none. Seeds 1 to 4 miss ${others.slice(0, 3).join(', ')} and ${others[3]}`,
    );
  });

  test('S2.27: pairs of which one object keeps its colour', () => {
    const scene = thousand('s2');
    const { counts, pairs } = found(parentTree(scene, false), scene);
    expectSaid('S2.27', `${counts.oneSided} of ${pairs} pairs`);
  });
});

describe('the scene of S4.15', () => {
  test('is the one that the preset shows', () => {
    const { settings, world } = presetOf('s4');
    expect(tweenScene().boxes).toEqual(populate(settings, world).boxes);
  });

  test('has the times in the page that the last run measured', () => {
    const page = read('docs/articles.md');
    expect(articlesPage(page, JSON.parse(read('bench/results/articles.json')))).toBe(page);
  });

  test('S4.16: has the candidates that the page states', () => {
    const { queries } = JSON.parse(read('bench/results/articles.json'));
    const [crossing, line, off] = queries.map((query: { candidates: number }) => query.candidates);
    expectSaid('S4.16', `on a crossing sees ${crossing}, on a line ${line}, off the lines ${off}`);
  });
});

test('the defects that the playground shows are those that the page lists', () => {
  const shown = Object.values(bugs).map(({ statement }) => statement);
  expect(read('docs/articles.md')).toContain(`\n${shown.join(', ')}.\n`);
});

test('the table of presets says what tests/scenes/presets.json holds', () => {
  const page = read('docs/articles.md');
  for (const { id, colours, world, settings } of presets) {
    if (colours === undefined) continue;
    const { capacity, maxDepth, placement, touching, count, minSize, maxSize } = settings;
    const { motion, speed, rate, seed } = settings;
    const sizes = minSize === maxSize ? `${minSize}` : `${minSize} to ${maxSize}`;
    const cells = [
      `\`${id}\``,
      `${world.width} × ${world.height}`,
      `${capacity}, ${maxDepth}`,
      placement,
      touching ? 'touching' : 'strict',
      words(count),
      sizes,
      `${motion}, ${speed}`,
      rate,
      seed,
    ];
    expect(page).toContain(`| ${cells.join(' | ')} |`);
  }
});
