/** A video of the scene, or an animated picture, tick by tick from the frame that is shown. */
import type { Player } from '../../engine/player/player.ts';

/** A second; where more ticks pass, a picture shows several. */
export const MOST_CLIP_PICTURES = 60;

export interface ClipOrder {
  readonly player: Player;
  readonly video: Video;
  readonly seconds: number;
  readonly ticksPerSecond: number;
  /** A second, at most. */
  readonly pictures: number;
  /** The share that is done, above 0 and at most 1. */
  readonly onProgress: (share: number) => void;
  readonly cancelled: AbortSignal;
}

/** A video file that is being made. */
export interface Video {
  /** Adds the picture of the frame that is shown. Both times are in seconds. Waits until there is room for the next picture. */
  add(start: number, duration: number): Promise<void>;
  finish(): Promise<VideoFile>;
  /** Frees what the video holds. A video that is not finished is lost. */
  release(): Promise<void>;
}

export interface VideoFile {
  readonly content: Blob;
  /** What its name ends with, without the dot. */
  readonly ending: string;
}

/**
 * Makes a clip as fast as its pictures can be drawn and encoded. Every tick is in it. It ends early where the library refuses a tree.
 * The frame that was shown is shown again when it is done. Undefined where it was cancelled.
 */
export async function makeClip(order: ClipOrder): Promise<VideoFile | undefined> {
  const { player, video, seconds, ticksPerSecond, pictures, onProgress, cancelled } = order;
  const { number } = player.frame;
  const ticksPerPicture = Math.ceil(ticksPerSecond / pictures);
  const count = Math.max(1, Math.round((seconds * ticksPerSecond) / ticksPerPicture));
  const duration = seconds / count;
  try {
    for (let made = 0; made < count; made++) {
      if (made > 0) player.step(ticksPerPicture);
      if (player.refusal !== undefined) break;
      await video.add(made * duration, duration);
      onProgress((made + 1) / count);
      await nextTask();
      if (cancelled.aborted) return undefined;
    }
    const file = await video.finish();
    return cancelled.aborted ? undefined : file;
  } finally {
    player.seek(number);
    await video.release();
  }
}

/** Lets the page paint and handle events. A timer takes longer, and a second where the page is hidden. */
function nextTask(): Promise<void> {
  return new Promise((begins) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      begins();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
