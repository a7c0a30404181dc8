/** Line segments that lie over the objects, as flat numbers: whoever paints a picture draws them alike. */

/** In CSS pixels. */
export interface SegmentStyle {
  readonly colour: string;
  readonly width: number;
  /** On both sides, of another tone: one of the two stands out from whatever a segment crosses. */
  readonly halo: { readonly colour: string; readonly width: number };
}

export interface Segments {
  /** x1, y1, x2, y2 of each, in world units: valid until the next picture. */
  readonly ends: Float32Array;
  readonly style: SegmentStyle;
}

/** Segments in memory that is reserved once, for `most` of them. */
export class SegmentList {
  readonly #numbers: Float32Array;
  #length = 0;

  constructor(most: number) {
    this.#numbers = new Float32Array(4 * most);
  }

  clear(): void {
    this.#length = 0;
  }

  add(x1: number, y1: number, x2: number, y2: number): void {
    const numbers = this.#numbers;
    numbers[this.#length++] = x1;
    numbers[this.#length++] = y1;
    numbers[this.#length++] = x2;
    numbers[this.#length++] = y2;
  }

  get ends(): Float32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}
