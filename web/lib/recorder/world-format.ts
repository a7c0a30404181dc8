/** How a recording of a World is laid out in words; docs/recordings.md describes it. All numbers are little-endian. */
import { rangeError } from '../coded-errors.js';
import type { RecordedTimes } from './frame-source.js';

/** "QRWD" */
const MAGIC = 0x44575251;
const VERSION = 1;
export const HEADER_BYTES = 24;
/** Words that follow, kind, and words of the snapshot. */
export const FRAME_HEADER_WORDS = 3;

/** A key frame is a snapshot. */
export const KEY = 0;
/** Others are what makes it of the one before, as delta.ts has it. */
export const DELTA = 1;

export function writeHeader(bytes: Uint8Array, { rate, dropped, frames }: RecordedTimes): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, VERSION, true);
  view.setFloat64(8, rate, true);
  view.setUint32(16, dropped, true);
  view.setUint32(20, frames, true);
}

export function readHeader(view: DataView): RecordedTimes {
  if (view.byteLength < 8 || view.getUint32(0, true) !== MAGIC)
    throw refusal('it does not begin with QRWD');
  const version = view.getUint32(4, true);
  if (version !== VERSION)
    throw refusal(`it has version ${version}, and this package reads version ${VERSION}`);
  if (view.byteLength < HEADER_BYTES) throw refusal('its header is cut off');
  const rate = view.getFloat64(8, true);
  if (!(rate > 0 && rate < Number.POSITIVE_INFINITY)) throw refusal('its rate is not above 0');
  return { rate, dropped: view.getUint32(16, true), frames: view.getUint32(20, true) };
}

export function refusal(why: string): RangeError {
  return rangeError(
    `readWorldRecording: this is no recording of a World that can be read: ${why}`,
    'no-recording',
  );
}
