/** What lies under everything: the world, what is around it, and what the probe covers. */

import type { Probed } from '../engine/tree/probe.ts';
import { CELL_STRIDE } from '../engine/tree/probe.ts';
import type { Brush } from './draw-context.ts';
import { context2d, layerCanvas } from './layer-canvas.ts';
import type { Layer, Picture } from './picture.ts';
import { VISITED } from './shade-style.ts';
import { edgeOf } from './viewport.ts';

const NO_CELLS = new Int32Array(0);

export class Ground implements Layer {
  readonly canvas = layerCanvas('ground');
  readonly #context = context2d(this.canvas, { alpha: false });
  /** What is painted already, while there is no probe in it. */
  #painted: GroundPlan | undefined;

  /** The canvas got another size, and so lost its picture. */
  resized(): void {
    this.#painted = undefined;
  }

  paint(picture: Picture): void {
    if (!picture.probed && this.#painted && isSameGround(this.#painted, picture)) return;
    const { palette, probed, settings, view, world } = picture;
    // The picture itself holds views that must not be kept.
    this.#painted = probed ? undefined : { palette, settings, view, world };
    drawGround(this.#context, picture);
  }
}

export function drawGround(brush: Brush, picture: Picture): void {
  const { palette, probed, settings, view } = picture;
  drawWorld(brush, picture);
  if (!probed) return;
  if (settings.visits && settings.trace === 'none') drawVisited(brush, probed, picture);
  probed.probe.drawArea({ context: brush, palette, view }, probed.result);
}

/** On a page of text the world has a border: while the root is a leaf, no line of the tree shows where the world ends. */
function drawWorld(brush: Brush, { palette, settings, view, world }: Picture): void {
  const border = settings.colours === 'paper' ? Math.round(view.ratio) : 0;
  brush.fillStyle = palette.surround;
  brush.fillRect(0, 0, view.width, view.height);
  const width = edgeOf(world.width, view.scale);
  const height = edgeOf(world.height, view.scale);
  if (border > 0) {
    brush.fillStyle = palette.line;
    brush.fillRect(view.left, view.top, width, height);
  }
  brush.fillStyle = palette.background;
  brush.fillRect(view.left + border, view.top + border, width - 2 * border, height - 2 * border);
}

/** The cells that the query visited: under the objects, so that their colours stay what they are. */
function drawVisited(brush: Brush, { result }: Probed, { palette, view, world }: Picture): void {
  const { left, scale, top } = view;
  brush.globalAlpha = VISITED;
  brush.fillStyle = palette.candidate;
  const cells = result?.cells ?? NO_CELLS;
  for (let at = 0; at < cells.length; at += CELL_STRIDE) {
    const [column, row] = [cells[at + 1]!, cells[at + 2]!];
    const width = world.width / 2 ** cells[at]!;
    const height = world.height / 2 ** cells[at]!;
    const x = edgeOf(column * width, scale) + left;
    const y = edgeOf(row * height, scale) + top;
    const right = edgeOf((column + 1) * width, scale) + left;
    const bottom = edgeOf((row + 1) * height, scale) + top;
    brush.fillRect(x, y, right - x, bottom - y);
  }
  brush.globalAlpha = 1;
}

type GroundPlan = Pick<Picture, 'palette' | 'settings' | 'view' | 'world'>;

function isSameGround(one: GroundPlan, other: GroundPlan): boolean {
  const [was, is] = [one.view, other.view];
  return (
    one.palette === other.palette &&
    one.settings.colours === other.settings.colours &&
    one.world === other.world &&
    was.width === is.width &&
    was.height === is.height &&
    was.ratio === is.ratio &&
    was.scale === is.scale &&
    was.left === is.left &&
    was.top === is.top
  );
}
