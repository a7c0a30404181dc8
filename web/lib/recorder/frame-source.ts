/** What a recorder takes frames from: a tree or a world. */

/** What the header of a recording says, but for what is recorded. */
export interface RecordedTimes {
  /** Frames a second. */
  readonly rate: number;
  /** Frames that were dropped before the first one. */
  readonly dropped: number;
  readonly frames: number;
}

/** Makes frames of what is recorded. */
export interface FrameSource {
  readonly headerBytes: number;
  writeHeader(bytes: Uint8Array, times: RecordedTimes): void;
  /** Looks at what there is now; throws when that cannot be recorded. */
  prepare(): {
    /** The most bytes that its frame takes. */
    readonly most: number;
    /** What it is, in an error. */
    readonly name: string;
  };
  /** Writes the frame of the last `prepare`; returns its bytes. A key frame needs no frame before it. */
  write(view: DataView, at: number, isKey: boolean): number;
}
