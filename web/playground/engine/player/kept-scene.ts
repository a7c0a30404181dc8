/** The reader's scene as it is: a lesson and the story give it back when they end. */
import { type Edit, formatEdits } from '../../state/edits.ts';
import type { Settings } from '../../state/parameters.ts';
import { type Changes, withChanges } from '../../state/settings.ts';
import type { Store } from '../../state/store.ts';
import type { Player } from './player.ts';

/** A scene with the frame and the edits that it had come to. */
export interface KeptScene {
  readonly settings: Settings;
  readonly frame: number;
  readonly edits: readonly Edit[];
}

export function keptScene({ settings }: Store, { destination, edits }: Player): KeptScene {
  return { settings, frame: destination, edits };
}

/** `choices` are those that the reader has made meanwhile for all scenes. */
export function reopen(
  player: Player,
  { settings, frame, edits }: KeptScene,
  choices: Changes,
): void {
  player.open(withChanges(settings, { ...choices, frame, edits: formatEdits(edits).text }));
}
