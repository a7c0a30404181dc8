/** Opens a case that the page saved for a bug report: its boxes in a tree with its options, asked again. */
import { type FailingCase, readCase } from '../../engine/failing-case.ts';
import type { Player } from '../../engine/player/player.ts';
import { RecordedRun } from '../../engine/player/recorded-run.ts';
import { wholeWorld } from '../../render/camera.ts';
import { parameterNames, parameters } from '../../state/parameters.ts';
import type { Changes } from '../../state/settings.ts';
import type { Store } from '../../state/store.ts';
import { footageOf, scaleFor } from './open-recording.ts';

/** What is to be said of a case that is shown. */
export interface OpenedCase {
  readonly objects: number;
  /** How many pairs the tree finds here. */
  readonly pairs: number;
  /** How many of them the file does not have, and how many the file has besides. */
  readonly more: number;
  readonly fewer: number;
}

/** Of its link, only what says how a tree is asked and shown: the objects are in the file. */
const shownGroups: ReadonlySet<string> = new Set(['tree', 'probe', 'view']);
export function openCase(
  text: string,
  store: Store,
  player: Player,
  leave: (changes: Changes) => void,
): OpenedCase {
  const opened = readCase(text);
  const { bounds, boxes, settings } = opened;
  const footage = footageOf(
    { frames: 1, options: { bounds }, frame: () => ({ boxes: boxes.slice() }) },
    scaleFor(bounds),
  );
  const shown = parameterNames
    .filter((name) => shownGroups.has(parameters[name].group))
    .map((name) => [name, settings[name]]);
  leave({
    ...wholeWorld(footage.world),
    ...Object.fromEntries(shown),
    pinned: true,
    playing: false,
    story: 'none',
    lesson: 'none',
  });
  player.show(new RecordedRun(store, player.frame, footage));
  return { objects: boxes.length / 4, ...differences(opened, player) };
}

function differences({ pairs }: FailingCase, { frame }: Player): Omit<OpenedCase, 'objects'> {
  const here = new Set<string>();
  const rows = frame.tree.pairs;
  for (let at = 0; at < rows.length; at += 2) here.add(keyOf(rows[at]!, rows[at + 1]!));
  const saved = new Set(pairs.map(([row = 0, other = 0]) => keyOf(row, other)));
  return {
    pairs: rows.length / 2,
    more: [...here].filter((key) => !saved.has(key)).length,
    fewer: [...saved].filter((key) => !here.has(key)).length,
  };
}

function keyOf(row: number, other: number): string {
  return `${Math.min(row, other)} ${Math.max(row, other)}`;
}
