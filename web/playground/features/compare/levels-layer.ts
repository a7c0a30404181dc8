/** A layer over a pane's picture in which each object has the colour of the level that keeps it; what pairs and probe mark stays as it is. */
import { CANDIDATE, COLLIDES, FIXED, TOUCHED } from '../../engine/marks.ts';
import { context2d, layerCanvas } from '../../render/layer-canvas.ts';
import type { Layer, Picture } from '../../render/picture.ts';
import { edgeOf } from '../../render/viewport.ts';
import { levelColours } from './level-colours.ts';
import type { TreeVariant } from './tree-variant.ts';

const MARKED = COLLIDES | CANDIDATE | TOUCHED | FIXED;

export class LevelsLayer implements Layer {
  readonly canvas = layerCanvas('levels');
  readonly #context = context2d(this.canvas);
  readonly #variant: () => TreeVariant | undefined;

  constructor(variant: () => TreeVariant | undefined) {
    this.#variant = variant;
  }

  paint({ palette, settings, view }: Picture): void {
    const context = this.#context;
    context.clearRect(0, 0, view.width, view.height);
    const variant = this.#variant();
    const colours = levelColours(palette, variant?.deepest ?? 0);
    // Crosses and second frames of objects lie below this layer.
    if (!variant || !colours || settings.straddlers) return;
    const { levels } = variant;
    const { marks, tree } = variant.frame;
    const { boxes } = tree;
    const { left, scale, top } = view;
    for (const [level, colour] of colours.entries()) {
      context.fillStyle = colour;
      for (let row = 0, at = 0; row < levels.length; row++, at += 4) {
        if (levels[row] !== level || (marks[row]! & MARKED) !== 0) continue;
        const x = edgeOf(boxes[at]!, scale);
        const y = edgeOf(boxes[at + 1]!, scale);
        const width = Math.max(1, edgeOf(boxes[at + 2]!, scale) - x);
        const height = Math.max(1, edgeOf(boxes[at + 3]!, scale) - y);
        context.fillRect(x + left, y + top, width, height);
      }
    }
  }
}
