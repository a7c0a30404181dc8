/** One frame as bytes: what changed in each row since the frame before, exactly. */
import { BOTH, DELTA, EMPTY, FRAME_HEADER_BYTES, KEY, MOVED, refusal, SAME } from './format.js';

/** The rows of a frame: four floats for each, and 1 where the row holds an object. */
export class Rows {
  count = 0;
  boxes: Float32Array = new Float32Array(0);
  live: Uint8Array = new Uint8Array(0);

  /** Makes room for `count` rows, and keeps those that are there. */
  resize(count: number): void {
    if (count > this.live.length) {
      const room = Math.max(count, 2 * this.live.length);
      const [boxes, live] = [new Float32Array(4 * room), new Uint8Array(room)];
      boxes.set(this.boxes);
      live.set(this.live);
      this.boxes = boxes;
      this.live = live;
    }
    // Rows that are gone are empty if they come back.
    if (count < this.count) this.live.fill(0, count, this.count);
    this.count = count;
  }
}

/** The most bytes that a frame of `rows` rows takes. */
export function mostFrameBytes(rows: number): number {
  return FRAME_HEADER_BYTES + rows * 17;
}

/**
 * Writes a frame, for which there must be room, and returns its bytes. Without `before` it is a key frame. `before` then has the
 * rows of the frame, so that it is ready for the next.
 */
export function encodeFrame(
  view: DataView,
  start: number,
  source: FrameSource,
  before: Rows,
  isKey: boolean,
): number {
  const { boxes, rows } = source;
  const codes = start + FRAME_HEADER_BYTES;
  let at = codes + rows;
  const put = (value: number): void => {
    view.setFloat32(at, value, true);
    at += 4;
  };
  before.resize(rows);
  for (let row = 0; row < rows; row++) {
    if (!source.has(row)) {
      before.live[row] = 0;
      view.setUint8(codes + row, EMPTY);
      continue;
    }
    const isNew = isKey || before.live[row] === 0;
    let code = 0;
    for (let axis = 0; axis < 2; axis++) {
      const near = 4 * row + axis;
      const [min, max] = [boxes[near]!, boxes[near + 2]!];
      const change = isNew ? BOTH : changeOf(before.boxes, near, min, max);
      code |= change << (2 * axis);
      if (change !== SAME) put(min);
      if (change === BOTH) put(max);
      before.boxes[near] = min;
      before.boxes[near + 2] = max;
    }
    before.live[row] = 1;
    view.setUint8(codes + row, code);
  }
  view.setUint32(start, at - start - 4, true);
  view.setUint8(start + 4, isKey ? KEY : DELTA);
  view.setUint32(start + 5, rows, true);
  return at - start;
}

/** What a frame is read from. */
export interface FrameSource {
  readonly boxes: Float32Array;
  readonly rows: number;
  has(row: number): boolean;
}

function changeOf(before: Float32Array, near: number, min: number, max: number): number {
  const [oldMin, oldMax] = [before[near]!, before[near + 2]!];
  // Not ===: a zero may have changed its sign.
  if (Object.is(min, oldMin) && Object.is(max, oldMax)) return SAME;
  return Object.is(max, farEdge(min, oldMin, oldMax)) ? MOVED : BOTH;
}

/** The far edge of a box that kept its extent, rounded alike by who writes and who reads. */
function farEdge(min: number, oldMin: number, oldMax: number): number {
  return Math.fround(min + Math.fround(oldMax - oldMin));
}

/** Reads the frame that begins at `start` into `rows`, which hold the frame before, and returns where the next begins. */
export function decodeFrame(view: DataView, start: number, rows: Rows, name: string): number {
  const { end, kind, count } = frameAt(view, start, name);
  const codes = start + FRAME_HEADER_BYTES;
  if (kind === KEY) rows.resize(0);
  rows.resize(count);
  let at = codes + count;
  const take = (): number => {
    if (at + 4 > end) throw refusal(`${name} has fewer numbers than its rows need`);
    at += 4;
    return view.getFloat32(at - 4, true);
  };
  for (let row = 0; row < count; row++) {
    const code = view.getUint8(codes + row);
    if (code === EMPTY) {
      rows.live[row] = 0;
      continue;
    }
    if (code > (BOTH | (BOTH << 2)) || (code & 3) > BOTH)
      throw refusal(`${name} has an unknown code in row ${row}`);
    const isNew = rows.live[row] === 0;
    for (let axis = 0; axis < 2; axis++) {
      const change = (code >> (2 * axis)) & 3;
      if (isNew && change !== BOTH) throw refusal(`${name} moves row ${row}, which is empty`);
      if (change === SAME) continue;
      const near = 4 * row + axis;
      const [oldMin, oldMax] = [rows.boxes[near]!, rows.boxes[near + 2]!];
      const min = take();
      const max = change === BOTH ? take() : farEdge(min, oldMin, oldMax);
      if (!(Number.isFinite(min) && Number.isFinite(max) && min <= max))
        throw refusal(`${name} has no box in row ${row}`);
      rows.boxes[near] = min;
      rows.boxes[near + 2] = max;
    }
    rows.live[row] = 1;
  }
  if (at !== end) throw refusal(`${name} has more numbers than its rows need`);
  return end;
}

/** Where a frame ends, what kind it is, and how many rows it has. */
export function frameAt(
  view: DataView,
  start: number,
  name: string,
): { readonly end: number; readonly kind: number; readonly count: number } {
  if (start + FRAME_HEADER_BYTES > view.byteLength) throw refusal(`it is cut off in ${name}`);
  const end = start + 4 + view.getUint32(start, true);
  const kind = view.getUint8(start + 4);
  const count = view.getUint32(start + 5, true);
  if (end > view.byteLength) throw refusal(`it is cut off in ${name}`);
  if (kind !== KEY && kind !== DELTA) throw refusal(`${name} is of an unknown kind`);
  // Each row takes a byte at least, so that a short log cannot make it take much memory.
  if (start + FRAME_HEADER_BYTES + count > end) throw refusal(`${name} has fewer codes than rows`);
  return { end, kind, count };
}
