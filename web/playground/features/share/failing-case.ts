/** A frame as a file for a bug report: the boxes, what was asked of the tree, its answers, and what brute force says of them. */
import { CASE_FORMAT, CASE_VERSION, pairKey } from '../../engine/failing-case.ts';
import { overlap } from '../../engine/oracle.ts';
import { toFragment } from '../../state/fragment.ts';
import { treeOptionsOf } from '../../state/tree-options.ts';
import { boxLines, type SharedFrame, type Source } from './shared-frame.ts';

/** Above this many objects brute force would keep the page waiting. */
const MOST_JUDGED = 10_000;

type Pair = readonly [row: number, other: number];

/** An answer of the tree, and what is wrong with it; null where brute force was not asked. */
interface Answer<Item> {
  readonly found: readonly Item[];
  readonly bruteForce: {
    readonly missed: readonly Item[];
    readonly double: readonly Item[];
    readonly wrong: readonly Item[];
  } | null;
}

/** JSON with a line for each box. */
export function caseOf(shared: SharedFrame): string {
  const { frame, settings, world, source } = shared;
  const { boxes } = frame.tree;
  const bounds = { x: 0, y: 0, width: world.width, height: world.height };
  const words: Readonly<Record<string, unknown>> = {
    format: CASE_FORMAT,
    version: CASE_VERSION,
    ...sourceOf(source),
    frame: frame.number,
    settings: toFragment(settings),
    options: { bounds, ...treeOptionsOf(settings), outside: 'keep' },
    pairs: pairsOf(shared),
    ...queryOf(shared),
  };
  const lines = Object.entries(words).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  // Numbers as texts, which keep the sign of a zero too.
  lines.push(`"boxes": [\n${boxLines(boxes, (numbers) => `[${numbers}],`).replace(/,$/, '')}\n]`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** The page's coordinates are those of the file, less `origin`, times `scale`. */
function sourceOf(source: Source) {
  if (typeof source === 'string') return { link: source };
  const { name, origin, scale } = source;
  return {
    recording: name,
    ...(scale === 1 ? {} : { scale }),
    ...(origin.x === 0 && origin.y === 0 ? {} : { origin }),
  };
}

function pairsOf({ frame, settings: { touching } }: SharedFrame): Answer<Pair> {
  const { boxes, pairs } = frame.tree;
  const found: Pair[] = [];
  for (let at = 0; at < pairs.length; at += 2) found.push([pairs[at]!, pairs[at + 1]!]);
  const count = boxes.length / 4;
  if (count > MOST_JUDGED) return { found, bruteForce: null };
  const right: Pair[] = [];
  for (let row = 0; row < count; row++)
    for (let other = row + 1; other < count; other++)
      if (overlap(boxes, 4 * row, 4 * other, touching)) right.push([row, other]);
  return answer(found, right, ([row, other]) => pairKey(row, other));
}

/** Nothing without a probe. */
function queryOf({ frame, settings }: SharedFrame) {
  const { probe, result } = frame.probed ?? {};
  if (!probe || !result) return {};
  const right = probe.findByBruteForce(frame.tree.boxes, settings.touching).hits;
  return { query: { ...probe.call, ...answer([...result.hits], [...right], String) } };
}

function answer<Item>(
  found: readonly Item[],
  right: readonly Item[],
  keyOf: (item: Item) => string,
): Answer<Item> {
  const keys = new Set<string>();
  const double = found.filter((item) => keys.size === keys.add(keyOf(item)).size);
  const rightKeys = new Set(right.map(keyOf));
  return {
    found,
    bruteForce: {
      missed: right.filter((item) => !keys.has(keyOf(item))),
      double,
      wrong: found.filter((item) => !rightKeys.has(keyOf(item))),
    },
  };
}
