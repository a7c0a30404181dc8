/** Frames as bytes, of which the oldest are dropped where there is a limit. */

/** Frames of a segment, which begins with a key frame. */
const SEGMENT_FRAMES = 64;
/** A segment is at most this share of the limit, so that dropping one leaves most of the log. */
const SEGMENT_SHARE = 1 / 8;

/** Frames that are dropped together. */
interface Segment {
  readonly bytes: Uint8Array;
  readonly frames: number;
}

export class FrameLog {
  readonly #limit: number;
  #closed: Segment[] = [];
  #closedBytes = 0;
  /** The segment that is being written. */
  #open: DataView<ArrayBuffer> = new DataView(new ArrayBuffer(0));
  #openBytes = 0;
  #openFrames = 0;
  #frames = 0;
  #dropped = 0;

  /** `limit`: the most bytes to keep. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get frames(): number {
    return this.#frames;
  }

  get dropped(): number {
    return this.#dropped;
  }

  get bytes(): number {
    return this.#closedBytes + this.#openBytes;
  }

  /** Adds a frame of at most `most` bytes, which is no more than the limit: `write(view, at, isKey)` returns how many it has written. */
  add(most: number, write: (view: DataView, at: number, isKey: boolean) => number): void {
    const share = this.#limit * SEGMENT_SHARE;
    if (this.#openFrames === SEGMENT_FRAMES || this.#openBytes > share) this.#close();
    while (this.bytes + most > this.#limit) this.#drop();
    this.#reserve(this.#openBytes + most);
    this.#openBytes += write(this.#open, this.#openBytes, this.#openFrames === 0);
    this.#openFrames++;
    this.#frames++;
  }

  /** Writes all frames to bytes, from a place on. */
  copyTo(saved: Uint8Array, start: number): void {
    let at = start;
    for (const { bytes } of this.#closed) {
      saved.set(bytes, at);
      at += bytes.length;
    }
    saved.set(new Uint8Array(this.#open.buffer, 0, this.#openBytes), at);
  }

  /** Drops all frames; `dropped` counts from 0 again. */
  clear(): void {
    this.#closed = [];
    this.#closedBytes = 0;
    this.#openBytes = 0;
    this.#openFrames = 0;
    this.#frames = 0;
    this.#dropped = 0;
  }

  #close(): void {
    const bytes = new Uint8Array(this.#open.buffer).slice(0, this.#openBytes);
    this.#closed.push({ bytes, frames: this.#openFrames });
    this.#closedBytes += bytes.length;
    this.#openBytes = 0;
    this.#openFrames = 0;
  }

  /** The oldest segment, which may be the one that is being written. */
  #drop(): void {
    if (this.#closed.length === 0) this.#close();
    const oldest = this.#closed.shift();
    if (!oldest) return;
    this.#closedBytes -= oldest.bytes.length;
    this.#frames -= oldest.frames;
    this.#dropped += oldest.frames;
  }

  #reserve(bytes: number): void {
    if (bytes <= this.#open.byteLength) return;
    const grown = new Uint8Array(Math.max(bytes, 2 * this.#open.byteLength));
    grown.set(new Uint8Array(this.#open.buffer, 0, this.#openBytes));
    this.#open = new DataView(grown.buffer);
  }
}
