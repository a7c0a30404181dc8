/** Objects and cells on a 2D canvas: for small scenes, for shapes where no graphics card draws, and until others are fetched. */
import type { CellMotion } from '../cell-motion.ts';
import type { BoxBrush, Brush } from '../draw-context.ts';
import { newCellMotion } from '../fetched-motion.ts';
import { fetchedShapes } from '../fetched-shapes.ts';
import { context2d, layerCanvas } from '../layer-canvas.ts';
import type { Layer, Picture } from '../picture.ts';
import { drawLines } from './cells.ts';
import { drawMarkers } from './markers.ts';
import { drawCores, drawObjects } from './objects.ts';
import { drawSegments } from './segments.ts';
import { drawShades } from './shades.ts';

export class CanvasScene implements Layer {
  readonly canvas = layerCanvas('canvas');
  readonly #context = context2d(this.canvas);

  #motion: CellMotion | undefined;

  /** How cells part and join from the picture before to the next one; undefined until its code is there. */
  get motion(): CellMotion | undefined {
    this.#motion ??= newCellMotion();
    return this.#motion;
  }

  paint(picture: Picture): void {
    const { width, height } = picture.view;
    this.#context.clearRect(0, 0, width, height);
    drawScene(this.#context, picture, this.#motion?.isMoving ? this.#motion : undefined);
  }
}

export function drawScene(brush: Brush, picture: Picture, motion?: CellMotion): void {
  const { shapes } = picture;
  const fetched = fetchedShapes();
  const drawAll =
    shapes && fetched
      ? () => fetched.drawShapes(brush, picture, shapes)
      : () => drawObjects(brush, picture);
  drawAmongCells(brush, picture, drawAll, motion);
  drawSegments(brush, picture);
}

/** Objects that are boxes, among the cells. */
export function drawBoxes(brush: BoxBrush, picture: Picture): void {
  drawAmongCells(brush, picture, () => drawObjects(brush, picture));
}

function drawAmongCells(
  brush: BoxBrush,
  picture: Picture,
  drawAll: () => void,
  motion?: CellMotion,
): void {
  const { nodes, palette, probed, settings, view } = picture;
  if (settings.shade) drawShades(brush, picture);
  if (settings.lines && palette.quietCells) drawLines(brush, nodes, palette, view, motion);
  drawAll();
  if (probed && palette.core) drawCores(brush, picture, palette.core, view);
  if (settings.straddlers) drawMarkers(brush, picture);
  if (settings.lines && !palette.quietCells) drawLines(brush, nodes, palette, view, motion);
}
