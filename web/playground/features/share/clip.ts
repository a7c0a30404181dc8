/** A video of the scene, tick by tick from the frame that is shown. */
import type { Player } from '../../engine/player/player.ts';
import type { Pictures } from '../../render/picture.ts';

const TYPE = 'video/webm';
/** Bits a second: thin lines and small squares stay sharp. */
const BIT_RATE = 8_000_000;
/** A second; where more ticks pass, a picture shows several. */
const MOST_PICTURES = 60;

export interface ClipOrder {
  readonly player: Player;
  readonly video: Video;
  readonly seconds: number;
  readonly ticksPerSecond: number;
  /** The share that is done, above 0 and at most 1. */
  readonly onProgress: (share: number) => void;
  /** Ends the recording; the clip holds what was recorded. */
  readonly until: AbortSignal;
}

/** What pictures of the frame that is shown are put on, one after the other. */
export interface Video {
  add(): void;
  finish(): Promise<Blob>;
  /** Ends the recording, if it has not ended; what was recorded is lost then. */
  release(): void;
}

export function canRecord(): boolean {
  return (
    'MediaRecorder' in globalThis &&
    'captureStream' in HTMLCanvasElement.prototype &&
    MediaRecorder.isTypeSupported(TYPE)
  );
}

/**
 * Records in real time. Every tick is in the clip, also on a machine that is too slow for the speed asked for: then the clip is slower.
 * The frame that was shown is shown again when it is done.
 */
export async function recordClip(order: ClipOrder): Promise<Blob> {
  const { player, video, seconds, ticksPerSecond, onProgress, until } = order;
  const { number } = player.frame;
  const ticksPerPicture = Math.ceil(ticksPerSecond / MOST_PICTURES);
  const count = Math.max(1, Math.round((seconds * ticksPerSecond) / ticksPerPicture));
  const start = performance.now();
  try {
    for (let made = 1; made <= count; made++) {
      video.add();
      onProgress(made / count);
      await timeReaches(start + (1_000 * seconds * made) / count);
      if (until.aborted || player.refusal !== undefined) break;
      player.step(ticksPerPicture);
    }
    return await video.finish();
  } finally {
    video.release();
    player.seek(number);
  }
}

/** A canvas that is recorded while pictures are put on it. */
export class RecordedCanvas implements Video {
  readonly #pictures: Pictures;
  readonly #canvas = document.createElement('canvas');
  readonly #recorder: MediaRecorder;
  /** Rejected where the recorder fails. */
  readonly #stopped: Promise<unknown>;
  readonly #parts: Blob[] = [];

  constructor(pictures: Pictures) {
    this.#pictures = pictures;
    // Encoders ask for even sizes.
    this.#canvas.width = pictures.size.width & ~1;
    this.#canvas.height = pictures.size.height & ~1;
    // A stream begins with a canvas that has a context.
    this.#canvas.getContext('2d');
    this.#recorder = new MediaRecorder(this.#canvas.captureStream(), {
      mimeType: TYPE,
      videoBitsPerSecond: BIT_RATE,
    });
    this.#recorder.addEventListener('dataavailable', ({ data }) => this.#parts.push(data));
    this.#stopped = new Promise((stopped, failed) => {
      this.#recorder.addEventListener('stop', stopped);
      this.#recorder.addEventListener('error', (event) => failed(errorOf(event)));
    });
    // A failure is handled where it is awaited, in `finish`.
    this.#stopped.catch(() => undefined);
    this.#recorder.start();
  }

  add(): void {
    const picture = this.#pictures.at(1);
    if (picture) this.#canvas.getContext('2d')?.drawImage(picture, 0, 0);
  }

  async finish(): Promise<Blob> {
    this.#stop();
    await this.#stopped;
    return new Blob(this.#parts, { type: TYPE });
  }

  release(): void {
    this.#stop();
    for (const track of this.#recorder.stream.getTracks()) track.stop();
  }

  #stop(): void {
    if (this.#recorder.state !== 'inactive') this.#recorder.stop();
  }
}

function errorOf(event: Event): unknown {
  return event instanceof ErrorEvent ? event.error : event;
}

function timeReaches(time: number): Promise<void> {
  return new Promise((reached) => {
    setTimeout(reached, Math.max(0, time - performance.now()));
  });
}
