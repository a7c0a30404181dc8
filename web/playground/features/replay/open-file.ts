/** Opens what a reader drops or chooses: a recording of a game, or a case of a bug report. */
import type { Player } from '../../engine/player/player.ts';
import type { Store } from '../../state/store.ts';
import type { Lay, Screen } from './file-footage.ts';
import { type OpenedCase, openCase } from './open-case.ts';
import { type OpenedRecording, openRecording } from './open-recording.ts';
import { readPlayback, showWorldRecording } from './open-world-recording.ts';

export type OpenedFrames = OpenedCase | OpenedRecording;

/** The file that the reader has chosen last. */
let chosen: File | undefined;

/** Undefined where the reader has chosen another file before this one was read. */
export async function openFile(
  file: File,
  store: Store,
  player: Player,
  screen: Screen,
  lay: Lay,
): Promise<OpenedFrames | undefined> {
  chosen = file;
  const bytes = await unlessLate(file, file.arrayBuffer());
  if (!bytes) return undefined;
  if (beginsWith(bytes, /^QRWD/)) {
    const playback = await unlessLate(file, readPlayback(bytes));
    return playback && showWorldRecording(file.name, playback, store, player, screen, lay);
  }
  if (!beginsWith(bytes, /^\s*\{/)) return openRecording(file.name, bytes, store, player, screen);
  return openCase(file.name, new TextDecoder().decode(bytes), store, player, screen);
}

/** What is made of a file; undefined, and no error, where there is another one until then. */
async function unlessLate<Made>(file: File, made: Promise<Made>): Promise<Made | undefined> {
  const result = await made.catch((problem: unknown) => {
    if (chosen === file) throw problem;
    return undefined;
  });
  return chosen === file ? result : undefined;
}

/** A case is an object of JSON; recordings begin with four letters. */
function beginsWith(bytes: ArrayBuffer, start: RegExp): boolean {
  return start.test(new TextDecoder().decode(bytes.slice(0, 64)));
}
