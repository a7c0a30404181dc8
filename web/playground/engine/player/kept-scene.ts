/** The reader's scene as it is: a lesson and the story give it back when they end. */
import type { Settings } from '../../state/parameters.ts';
import { type Changes, withChanges } from '../../state/settings.ts';
import type { Store } from '../../state/store.ts';
import type { Editing, Player } from './player.ts';

/** A scene with the frame that it had come to, and its edits, which can still be undone. */
export interface KeptScene {
  readonly settings: Settings;
  readonly frame: number;
  readonly editing: Editing;
}

export function keptScene({ settings }: Store, { destination, editing }: Player): KeptScene {
  return { settings, frame: destination, editing };
}

/** `choices` are those that the reader has made meanwhile for all scenes. */
export function reopen(
  player: Player,
  { settings, frame, editing }: KeptScene,
  choices: Changes,
): void {
  player.open(withChanges(settings, { ...choices, frame }), editing);
}
