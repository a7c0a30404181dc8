/** Opens a case that the page saved for a bug report: its boxes in a tree with its options, searched for pairs again, and asked the query again. */
import { type FailingCase, pairKey, readCase } from '../../engine/failing-case.ts';
import type { Area } from '../../engine/geometry.ts';
import type { Player } from '../../engine/player/player.ts';
import { RecordedRun } from '../../engine/player/recorded-run.ts';
import { tooMuch } from '../../engine/tree/size-estimate.ts';
import { wholeWorld } from '../../render/camera.ts';
import { parameterNames, parameters } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { treeOptionsOf } from '../../state/tree-options.ts';
import { footageOf, type Screen, scaleFor } from './file-footage.ts';
import { rowsFoundAgain } from './saved-query.ts';

/** What is to be said of a case that is shown. */
export interface OpenedCase {
  readonly kind: 'case';
  readonly name: string;
  readonly objects: number;
  /** Those of the saved tree. */
  readonly options: ReturnType<typeof treeOptionsOf> & { readonly bounds: Area };
  /** How many units of the page a unit of the file is long. */
  readonly scale: number;
  readonly pairs: Compared;
  /** The objects that its query found; undefined where the file has none, or such a tree would be too large. */
  readonly query: Compared | undefined;
}

/** What a file has and what the tree finds. */
interface Compared {
  /** How many the file has. */
  readonly saved: number;
  /** How many the tree finds here. */
  readonly found: number;
  /** How many of them the file does not have, and how many the file has besides. */
  readonly more: number;
  readonly fewer: number;
}

/** Of its link, only what says how the tree is searched and shown: the objects are in the file. */
const shownGroups: ReadonlySet<string> = new Set(['tree', 'probe', 'view']);

export function openCase(
  name: string,
  text: string,
  store: Store,
  player: Player,
  screen: Screen,
): OpenedCase {
  const { bounds, boxes, pairs, query, settings } = readCase(text);
  const options = { ...treeOptionsOf(settings), bounds };
  const scale = scaleFor(bounds);
  const footage = footageOf(
    { frames: 1, options, frame: () => ({ boxes: boxes.slice() }) },
    name,
    scale,
  );
  // Before anything is shown, as the library may refuse what the file asks.
  const isAsked = query && !tooMuch(footage.boxes(0), settings, footage.world);
  const comparedQuery = isAsked
    ? compared(query.found, rowsFoundAgain(query, { ...options, outside: 'keep' }, boxes))
    : undefined;
  const shown = parameterNames
    .filter((one) => shownGroups.has(parameters[one].group))
    .map((one) => [one, settings[one]]);
  const changes = {
    ...wholeWorld(footage.world),
    ...Object.fromEntries(shown),
    // The file has boxes, and its pairs are those of boxes.
    shape: 'box',
    pinned: true,
    playing: false,
    trace: 'none',
    lesson: 'none',
  };
  screen.showRecording(changes, () => player.show(new RecordedRun(store, player.frame, footage)));
  return {
    kind: 'case',
    name,
    objects: boxes.length / 4,
    options,
    scale,
    pairs: comparedPairs(pairs, player.frame.tree.pairs),
    query: comparedQuery,
  };
}

function comparedPairs(pairs: FailingCase['pairs'], rows: ArrayLike<number>): Compared {
  const saved = pairs.map(([row = 0, other = 0]) => pairKey(row, other));
  const found: string[] = [];
  for (let at = 0; at < rows.length; at += 2) found.push(pairKey(rows[at]!, rows[at + 1]!));
  return compared(saved, found);
}

/** Both lists may have something more than once: a tree that reports it again is a case too. */
function compared<Item>(saved: readonly Item[], found: readonly Item[]): Compared {
  return {
    saved: saved.length,
    found: found.length,
    more: countBeyond(found, saved),
    fewer: countBeyond(saved, found),
  };
}

/** How many of a list are not in the other, or are there less often. */
function countBeyond<Item>(keys: readonly Item[], others: readonly Item[]): number {
  const left = new Map<Item, number>();
  for (const key of others) left.set(key, (left.get(key) ?? 0) + 1);
  return keys.filter((key) => {
    const many = left.get(key) ?? 0;
    left.set(key, many - 1);
    return many <= 0;
  }).length;
}
