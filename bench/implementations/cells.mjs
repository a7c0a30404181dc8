/** An entry's flags: the object begins in a column further left, in a row further up. */
export const beganLeft = 1;
export const beganAbove = 2;

/**
 * A uniform grid over typed arrays: counting sort puts a copy of each box into every cell that it
 * reaches. Cell c holds the entries from `starts[c]` to `starts[c + 1]`; an entry's `items` are
 * `row << 2 | flags`, its `copies` the box. Allocates nothing once its arrays are large enough.
 */
export class Cells {
  columns;
  scale;
  starts;
  items = new Uint32Array(0);
  copies = new Float32Array(0);
  #ranges;

  /**
   * @param {Pick<import('../scenes.mjs').Scene, 'boxes' | 'side' | 'count'>} scene
   * @param {number} factor the cells' side in mean sizes of the boxes
   */
  constructor({ boxes, side, count }, factor) {
    let sum = 0;
    for (let i = 0; i < boxes.length; i += 4) sum += boxes[i + 2] - boxes[i];
    const cell = (factor * sum) / count;
    this.columns = Math.min(2048, Math.max(1, Math.floor(side / cell)));
    this.scale = this.columns / side;
    this.starts = new Uint32Array(this.columns ** 2 + 1);
    this.#ranges = new Uint16Array(4 * count);
  }

  /** Bytes of all its arrays. */
  get bytes() {
    const arrays = [this.starts, this.items, this.copies, this.#ranges];
    return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  fill(boxes) {
    this.#count(boxes);
    this.#sumUp();
    this.#enter(boxes);
  }

  #count(boxes) {
    const starts = this.starts;
    const ranges = this.#ranges;
    const columns = this.columns;
    const scale = this.scale;
    const last = columns - 1;
    starts.fill(0);
    for (let k = 0; k < boxes.length; k += 4) {
      const left = clampCell(boxes[k] * scale, last);
      const top = clampCell(boxes[k + 1] * scale, last);
      const right = clampCell(boxes[k + 2] * scale, last);
      const bottom = clampCell(boxes[k + 3] * scale, last);
      ranges[k] = left;
      ranges[k + 1] = top;
      ranges[k + 2] = right;
      ranges[k + 3] = bottom;
      for (let row = top * columns; row <= bottom * columns; row += columns) {
        for (let cell = row + left; cell <= row + right; cell++) starts[cell]++;
      }
    }
  }

  /** Turns counts into the ends of the cells' ranges of entries, and makes room for all entries. */
  #sumUp() {
    const starts = this.starts;
    let sum = 0;
    for (let cell = 0; cell < starts.length; cell++) {
      sum += starts[cell];
      starts[cell] = sum;
    }
    if (this.items.length >= sum) return;
    this.items = new Uint32Array(Math.ceil(1.25 * sum));
    this.copies = new Float32Array(4 * this.items.length);
  }

  #enter(boxes) {
    const starts = this.starts;
    const ranges = this.#ranges;
    const columns = this.columns;
    const items = this.items;
    const copies = this.copies;
    for (let i = boxes.length / 4 - 1, k = 4 * i; i >= 0; i--, k -= 4) {
      const left = ranges[k];
      const top = ranges[k + 1];
      const right = ranges[k + 2];
      const bottom = ranges[k + 3];
      for (let row = top; row <= bottom; row++) {
        const above = row > top ? beganAbove : 0;
        for (let column = left; column <= right; column++) {
          const entry = --starts[row * columns + column];
          items[entry] = (i << 2) | above | (column > left ? beganLeft : 0);
          const copy = 4 * entry;
          copies[copy] = boxes[k];
          copies[copy + 1] = boxes[k + 1];
          copies[copy + 2] = boxes[k + 2];
          copies[copy + 3] = boxes[k + 3];
        }
      }
    }
  }
}

/** The column or row of a scaled coordinate; the outer ones reach to infinity. */
export function clampCell(value, last) {
  const cell = value | 0;
  return cell < 0 ? 0 : cell > last ? last : cell;
}
