/** The picture of one frame on a 2D canvas. Reads views; never asks the tree per object. */
import type { Frame } from '../player/frame.ts';
import type { Settings } from '../state/parameters.ts';
import type { World } from '../state/presets.ts';
import type { ProbeBox } from '../tree/driver.ts';
import { drawLines } from './cells.ts';
import { drawLabels } from './labels.ts';
import { drawCores, drawObjects } from './objects.ts';
import { type Palette, paletteOf } from './palette.ts';
import { type Viewport, viewportOf } from './viewport.ts';

/** The side of a ruled square, in world units. */
const RULING = 20;
const PROBE_VEIL = 0.4;

export class Painter {
  readonly canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas;
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('this browser gives no 2D canvas');
    this.#context = context;
  }

  paint(frame: Frame, settings: Settings, world: World): void {
    const context = this.#context;
    const palette = paletteOf(settings);
    const view = viewportOf(this.canvas, world);
    const nodes = frame.tree.nodes;
    const rows = { boxes: frame.tree.boxes, marks: frame.marks };
    this.#paintGround(palette, view, world);
    if (palette.ruling) this.#paintRuling(palette.ruling, view, world);
    if (frame.probe) this.#paintProbe(frame.probe, palette, view);
    drawObjects(context, rows, palette, view);
    if (frame.probe && settings.pairs) drawCores(context, rows, palette, view);
    if (settings.lines) drawLines(context, nodes, palette, view);
    if (settings.labels) drawLabels(context, nodes, settings.order, palette, view);
    if (frame.probe) this.#paintProbeFrame(frame.probe, palette, view);
  }

  #paintGround(palette: Palette, view: Viewport, world: World): void {
    const context = this.#context;
    context.fillStyle = palette.surround;
    context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    const width = Math.round(world.width * view.scale);
    const height = Math.round(world.height * view.scale);
    context.fillStyle = palette.background;
    context.fillRect(view.left, view.top, width, height);
  }

  #paintRuling(colour: string, view: Viewport, world: World): void {
    const context = this.#context;
    const line = Math.max(1, Math.round(view.ratio));
    const width = Math.round(world.width * view.scale);
    const height = Math.round(world.height * view.scale);
    context.fillStyle = colour;
    for (let x = RULING; x < world.width; x += RULING)
      context.fillRect(Math.round(x * view.scale) + view.left, view.top, line, height);
    for (let y = RULING; y < world.height; y += RULING)
      context.fillRect(view.left, Math.round(y * view.scale) + view.top, width, line);
  }

  /** Under the objects, so that their colours stay what they are. */
  #paintProbe(probe: ProbeBox, palette: Palette, view: Viewport): void {
    const context = this.#context;
    context.globalAlpha = PROBE_VEIL;
    context.fillStyle = palette.probe;
    context.fillRect(
      probe.x * view.scale + view.left,
      probe.y * view.scale + view.top,
      probe.size * view.scale,
      probe.size * view.scale,
    );
    context.globalAlpha = 1;
  }

  #paintProbeFrame(probe: ProbeBox, palette: Palette, view: Viewport): void {
    const context = this.#context;
    const x = Math.round(probe.x * view.scale) + view.left;
    const y = Math.round(probe.y * view.scale) + view.top;
    const size = Math.max(2, Math.round(probe.size * view.scale));
    const line = Math.max(2, Math.round(2 * view.ratio));
    context.strokeStyle = palette.probe;
    context.lineWidth = line;
    context.strokeRect(x - line / 2, y - line / 2, size + line, size + line);
  }
}
