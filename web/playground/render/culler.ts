/** Under zoom, the tree says which objects are on the screen: one question a frame, and only those are drawn. */
import type { View } from 'quadrille';
import type { Marks } from '../engine/marks.ts';
import type { Settings } from '../state/parameters.ts';
import type { Rows, SeenFrame } from './picture.ts';
import { areaOf, type Viewport } from './viewport.ts';

/** Outlines and markers reach this many CSS pixels out of their boxes. */
const REACH = 8;

export class Culler {
  #boxes = new Float32Array(0);
  #marks: Marks = new Uint8Array(0);

  /** Views of the tree's own rows while all can be seen or have shapes, otherwise the seen ones gathered; both last until the next call. */
  cull(frame: SeenFrame, settings: Settings, view: Viewport): Rows {
    const { tree, marks, shapes } = frame;
    if (settings.zoom === 100 || shapes) return { boxes: tree.boxes, marks };
    const { x, y, width, height } = areaOf(view);
    const reach = (REACH * view.ratio) / view.scale;
    const rows = tree.within({
      x: x - reach,
      y: y - reach,
      width: width + 2 * reach,
      height: height + 2 * reach,
    });
    return this.#gather(rows, tree.boxes, marks);
  }

  #gather(rows: View<Uint32Array>, boxes: Float32Array, marks: Marks): Rows {
    if (this.#marks.length < rows.length) {
      this.#boxes = new Float32Array(8 * rows.length);
      this.#marks = new Uint8Array(2 * rows.length);
    }
    for (let i = 0; i < rows.length; i++) {
      const from = 4 * rows[i]!;
      this.#marks[i] = marks[rows[i]!]!;
      for (let field = 0; field < 4; field++) this.#boxes[4 * i + field] = boxes[from + field]!;
    }
    return {
      boxes: this.#boxes.subarray(0, 4 * rows.length),
      marks: this.#marks.subarray(0, rows.length),
    };
  }
}
