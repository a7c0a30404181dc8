/** How a recording is laid out in bytes; docs/recordings.md describes it. All numbers are little-endian. */
import { rangeError } from '../coded-errors.js';
import { DEPTH_LIMIT, MAX_LOOSENESS, MAX_OBJECTS, MIN_LOOSENESS } from '../limits.js';
import { OUTSIDES, PLACEMENTS, type QuadtreeOptions } from '../options.js';
import type { Complete } from '../results.js';
import type { RecordedTimes } from './frame-source.js';

/** The options of a recorded tree, but for `maxPairs`: a limit, which changes no frame. */
export type RecordedOptions = Omit<Complete<QuadtreeOptions>, 'maxPairs'>;

/** The first four bytes: QREC. */
const MAGIC = [0x51, 0x52, 0x45, 0x43];
export const VERSION = 1;
export const HEADER_BYTES = 72;
/** Length, kind and rows of a frame. */
export const FRAME_HEADER_BYTES = 9;

/** A key frame needs no frame before it. */
export const KEY = 0;
export const DELTA = 1;

/** The code of a row that holds no object. */
export const EMPTY = 255;
/** What a row's code says of an axis: the lower two bits of x, the next two of y. */
export const SAME = 0;
/** Another near edge follows; the far edge is as far from it as before. */
export const MOVED = 1;
/** Both edges follow. */
export const BOTH = 2;

export interface Header extends RecordedTimes {
  readonly options: RecordedOptions;
}

export function writeHeader(bytes: Uint8Array, { options, rate, dropped, frames }: Header): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  bytes.set(MAGIC);
  view.setUint16(4, VERSION, true);
  view.setUint16(6, HEADER_BYTES, true);
  const { bounds } = options;
  const numbers = [bounds.x, bounds.y, bounds.width, bounds.height, rate, options.looseness];
  for (const [at, number] of numbers.entries()) view.setFloat64(8 + 8 * at, number, true);
  view.setUint32(56, options.capacity, true);
  bytes[60] = options.maxDepth;
  bytes[61] = PLACEMENTS.indexOf(options.placement);
  bytes[62] = OUTSIDES.indexOf(options.outside);
  bytes[63] = Number(options.touching);
  view.setUint32(64, dropped, true);
  view.setUint32(68, frames, true);
}

export function readHeader(bytes: Uint8Array): Header {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isOurs = bytes.length >= 8 && MAGIC.every((byte, at) => bytes[at] === byte);
  if (!isOurs) throw refusal('it does not begin with QREC');
  const version = view.getUint16(4, true);
  if (version !== VERSION)
    throw refusal(`it has version ${version}, and this package reads version ${VERSION}`);
  if (bytes.length < HEADER_BYTES || view.getUint16(6, true) !== HEADER_BYTES)
    throw refusal('its header is cut off');
  const [x, y, width, height, rate, looseness] = [0, 1, 2, 3, 4, 5].map((at) =>
    view.getFloat64(8 + 8 * at, true),
  ) as [number, number, number, number, number, number];
  const placement = PLACEMENTS[bytes[61]!];
  const outside = OUTSIDES[bytes[62]!];
  const [capacity, maxDepth, touching] = [view.getUint32(56, true), bytes[60]!, bytes[63]!];
  if (![x, y, width, height].every(Number.isFinite) || width <= 0 || height <= 0)
    throw refusal('its world is no rectangle');
  if (!(rate > 0 && rate < Number.POSITIVE_INFINITY)) throw refusal('its rate is not above 0');
  if (
    !placement ||
    !outside ||
    touching > 1 ||
    !(looseness >= MIN_LOOSENESS && looseness <= MAX_LOOSENESS)
  )
    throw refusal('it has an option that no tree has');
  if (capacity < 1 || capacity > MAX_OBJECTS || maxDepth > DEPTH_LIMIT)
    throw refusal('it has an option that is out of its range');
  return {
    options: {
      bounds: { x, y, width, height },
      capacity,
      maxDepth,
      placement,
      looseness,
      touching: touching === 1,
      outside,
    },
    rate,
    dropped: view.getUint32(64, true),
    frames: view.getUint32(68, true),
  };
}

export function refusal(why: string): RangeError {
  return rangeError(`readRecording: this is no recording that can be read: ${why}`, 'no-recording');
}
