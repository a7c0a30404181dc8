/** Opens a recording of a World: the boxes of its bodies take the place of the scene, and a layer draws them as their shapes. */
import { effect } from '@preact/signals';
import { readWorldRecording } from 'quadrille/recorder';
import type { Player } from '../../engine/player/player.ts';
import type { Store } from '../../state/store.ts';
import { BodiesLayer } from './bodies-layer.ts';
import type { Lay, Screen } from './file-footage.ts';
import { type OpenedRecording, showRecording } from './open-recording.ts';
import { WorldPlayback } from './world-playback.ts';

/** Reads it, and fetches what plays it. */
export async function readPlayback(bytes: ArrayBuffer): Promise<WorldPlayback> {
  const recording = readWorldRecording(bytes);
  if (recording.frames === 0) throw new RangeError('it has no frames');
  return WorldPlayback.of(recording);
}

/** Disposes of the playback when something else is shown. */
export function showWorldRecording(
  name: string,
  playback: WorldPlayback,
  store: Store,
  player: Player,
  screen: Screen,
  lay: Lay,
): OpenedRecording {
  const { dropped, frames, rate } = playback.recording;
  const { bounds, capacity, maxDepth, placement, looseness, touching } = playback.options;
  const file = {
    dropped,
    frames,
    rate,
    options: { bounds, capacity, maxDepth, placement, looseness, touching, outside: 'keep' },
    frame: (frame: number) => ({ boxes: playback.moment(frame).boxes.slice() }),
  } as const;
  const opened = showRecording(name, file, store, player, screen);
  const { footage } = player;
  const layer = new BodiesLayer(() => playback.moment(player.frame.number), opened.scale, bounds);
  const closed = new AbortController();
  lay(layer, closed.signal);
  const stop = effect(() => {
    if (player.footage === footage) return;
    closed.abort();
    playback.dispose();
    queueMicrotask(() => stop());
  });
  return { ...opened, playback };
}
