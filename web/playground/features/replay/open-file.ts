/** Opens what a reader drops or chooses: a recording of a game, or a case of a bug report. */
import type { Player } from '../../engine/player/player.ts';
import type { Store } from '../../state/store.ts';
import type { Screen } from './file-footage.ts';
import { type OpenedCase, openCase } from './open-case.ts';
import { type OpenedRecording, openRecording } from './open-recording.ts';

export type OpenedFrames = OpenedCase | OpenedRecording;

/** The file that the reader has chosen last. */
let chosen: File | undefined;

/** Undefined where the reader has chosen another file before this one was read. */
export async function openFile(
  file: File,
  store: Store,
  player: Player,
  screen: Screen,
): Promise<OpenedFrames | undefined> {
  chosen = file;
  const bytes = await readUnlessLate(file);
  if (!bytes || chosen !== file) return undefined;
  if (!isText(bytes)) return openRecording(file.name, bytes, store, player, screen);
  return openCase(file.name, new TextDecoder().decode(bytes), store, player, screen);
}

/** Of a file that cannot be read, the error is of no interest once there is another one. */
async function readUnlessLate(file: File): Promise<ArrayBuffer | undefined> {
  try {
    return await file.arrayBuffer();
  } catch (problem) {
    if (chosen !== file) return undefined;
    throw problem;
  }
}

/** A case is an object of JSON; a recording begins otherwise. */
function isText(bytes: ArrayBuffer): boolean {
  return /^\s*\{/.test(new TextDecoder().decode(bytes.slice(0, 64)));
}
