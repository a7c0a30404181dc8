/** Opens what a reader drops or chooses: a recording of a game, or a case of a bug report. */
import type { Player } from '../../engine/player/player.ts';
import type { Changes } from '../../state/settings.ts';
import type { Store } from '../../state/store.ts';
import { type OpenedCase, openCase } from './open-case.ts';
import { type OpenedRecording, openRecording } from './open-recording.ts';

export type OpenedFrames = OpenedCase | OpenedRecording;

/** `leave` changes the settings, closes what stands in place of the picture, and makes that a step of the history. */
export async function openFile(
  file: File,
  store: Store,
  player: Player,
  leave: (changes: Changes) => void,
): Promise<OpenedFrames> {
  const bytes = await file.arrayBuffer();
  if (!isText(bytes)) return openRecording(bytes, store, player, leave);
  return openCase(new TextDecoder().decode(bytes), store, player, leave);
}

/** A case is an object of JSON; a recording begins otherwise. */
function isText(bytes: ArrayBuffer): boolean {
  return /^\s*\{/.test(new TextDecoder().decode(bytes.slice(0, 64)));
}
