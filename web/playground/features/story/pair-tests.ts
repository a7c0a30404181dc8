/** Every pair of squares, tested one after the other: a layer with lines between the squares that are tested now, and those found. */
import type { Frame } from '../../engine/player/frame.ts';
import { context2d, layerCanvas } from '../../render/layer-canvas.ts';
import type { Palette } from '../../render/palette.ts';
import type { Layer, Picture } from '../../render/picture.ts';
import { edgeOf, hairline, type Viewport } from '../../render/viewport.ts';
import { pairAt, testOf } from './pair-order.ts';

/** Lines that are drawn at most, of the tests of one frame of the display. */
const MOST_LINES = 60;

export class PairTests implements Layer {
  readonly canvas = layerCanvas('story');
  readonly #context = context2d(this.canvas);
  /** Undefined when the story is over and the layer about to be taken away: the scene may be another. */
  readonly #frame: () => Frame | undefined;
  /** What the last picture was painted with. */
  #painted: { readonly palette: Palette; readonly view: Viewport } | undefined;
  /** The tests that are shown: from the first to before the last, of all pairs in the order of their rows. */
  #first = 0;
  #last = 0;

  constructor(frame: () => Frame | undefined) {
    this.#frame = frame;
  }

  paint({ palette, view }: Picture): void {
    this.#painted = { palette, view };
    this.#draw();
  }

  show(tested: number): void {
    if (tested === this.#last) return;
    this.#first = Math.min(this.#last, tested);
    this.#last = tested;
    this.#draw();
  }

  clear(): void {
    this.#first = 0;
    this.#last = 0;
    this.#draw();
  }

  #draw(): void {
    if (!this.#painted) return;
    const { palette, view } = this.#painted;
    const context = this.#context;
    context.clearRect(0, 0, view.width, view.height);
    const frame = this.#frame();
    if (this.#last === 0 || !frame) return;
    const { objects, tree } = frame;
    const boxes = tree.boxes;
    for (const row of foundRows(tree.pairs, objects, this.#last)) {
      context.fillStyle = palette.outline;
      fill(context, boxes, row, view, hairline(view));
      context.fillStyle = palette.pair;
      fill(context, boxes, row, view, 0);
    }
    context.strokeStyle = palette.candidate;
    context.lineWidth = 1.5 * view.ratio;
    context.beginPath();
    const first = Math.max(this.#first, this.#last - MOST_LINES);
    let [a, b] = pairAt(first, objects);
    for (let test = first; test < this.#last; test++) {
      context.moveTo(centreOf(boxes, a, 0, view), centreOf(boxes, a, 1, view));
      context.lineTo(centreOf(boxes, b, 0, view), centreOf(boxes, b, 1, view));
      if (++b === objects) b = ++a + 1;
    }
    context.stroke();
  }
}

/** The rows of the overlapping pairs whose test is done. */
function* foundRows(pairs: ArrayLike<number>, objects: number, tested: number): Generator<number> {
  for (let at = 0; at < pairs.length; at += 2) {
    const [a, b] = [Math.min(pairs[at]!, pairs[at + 1]!), Math.max(pairs[at]!, pairs[at + 1]!)];
    if (testOf(a, b, objects) < tested) yield* [a, b];
  }
}

/** `around`: device pixels by which the rectangle is larger on each side. */
function fill(
  context: CanvasRenderingContext2D,
  boxes: Float32Array,
  row: number,
  { left, scale, top }: Viewport,
  around: number,
): void {
  const [minX, minY, maxX, maxY] = boxes.subarray(4 * row, 4 * row + 4);
  const x = edgeOf(minX!, scale);
  const y = edgeOf(minY!, scale);
  const width = edgeOf(maxX!, scale) - x + 2 * around;
  const height = edgeOf(maxY!, scale) - y + 2 * around;
  context.fillRect(x + left - around, y + top - around, width, height);
}

/** Of one axis, on the screen. */
function centreOf(
  boxes: Float32Array,
  row: number,
  axis: 0 | 1,
  { left, scale, top }: Viewport,
): number {
  const at = 4 * row + axis;
  return ((boxes[at]! + boxes[at + 2]!) / 2) * scale + (axis === 0 ? left : top);
}
