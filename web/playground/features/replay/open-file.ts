/** Opens what a reader drops or chooses: a recording of a game, or a case of a bug report. */
import type { Player } from '../../engine/player/player.ts';
import type { Store } from '../../state/store.ts';
import type { Screen } from './file-footage.ts';
import { type OpenedCase, openCase } from './open-case.ts';
import { type OpenedRecording, openRecording } from './open-recording.ts';

export type OpenedFrames = OpenedCase | OpenedRecording;

export async function openFile(
  file: File,
  store: Store,
  player: Player,
  screen: Screen,
): Promise<OpenedFrames> {
  const bytes = await file.arrayBuffer();
  if (!isText(bytes)) return openRecording(file.name, bytes, store, player, screen);
  return openCase(file.name, new TextDecoder().decode(bytes), store, player, screen);
}

/** A case is an object of JSON; a recording begins otherwise. */
function isText(bytes: ArrayBuffer): boolean {
  return /^\s*\{/.test(new TextDecoder().decode(bytes.slice(0, 64)));
}
