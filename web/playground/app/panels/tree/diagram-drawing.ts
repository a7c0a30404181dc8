/** Draws the tree as a tree: a square for each node, fuller where it holds more; the highlighted node and the path to it. */
import { NODE_STRIDE, NodeField, type View } from 'quadrille';
import { childrenByNumber } from '../../../engine/tree/child-numbers.ts';
import { firstChildOf, nodesAlong, type Path, pathTo } from '../../../engine/tree/paths.ts';
import type { Settings } from '../../../state/parameters.ts';
import { type Diagram, depthOf, diagramOf } from './diagram-layout.ts';

/** All in CSS pixels. */
const LEVEL_HEIGHT = 30;
const MARGIN = 9;
const LARGEST = 9;
const SMALLEST = 2;

const dark = globalThis.matchMedia('(prefers-color-scheme: dark)');

const colourNames = ['--ink', '--accent', '--edge-strong', '--card'] as const;

export class DiagramDrawing {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  /** A view, good only until the tree is asked again. */
  #nodes: View<Float32Array> = new Float32Array(0);
  #diagram: Diagram = { shown: 0, levels: 0, places: new Float32Array(0) };
  #theme = '';
  #known: readonly string[] = [];
  #width = 0;
  #height = 0;
  /** The most so far: what stands below must not move with every frame. */
  #levels = 0;

  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('this browser gives no 2D canvas');
    this.#canvas = canvas;
    this.#context = context;
  }

  /**
   * In CSS pixels, for the next drawing; true if it is another than before. The canvas is not measured here: in the middle of a
   * frame that would lay out the whole page once more.
   */
  setWidth(width: number): boolean {
    if (width === this.#width) return false;
    this.#width = width;
    return true;
  }

  /** The next drawing is as high as its own tree, however many levels trees before it had. */
  forgetLevels(): void {
    this.#levels = 0;
  }

  /** `nodes` is the library's table of nodes, `order` how children are numbered, `path` that of the highlighted node. */
  draw(nodes: View<Float32Array>, order: Settings['order'], path: Path | undefined): void {
    this.#nodes = nodes;
    this.#diagram = diagramOf(nodes, childrenByNumber(order));
    this.#fit();
    const [ink = '', accent = '', faint = '', card = ''] = this.#colours();
    this.#context.clearRect(0, 0, this.#width, this.#height);
    this.#drawBranches(faint);
    const size = this.#size();
    for (let node = 0; node < this.#diagram.shown; node++)
      this.#drawNode(node, size, this.#isEmpty(node) ? card : faint, faint);
    if (path) this.#drawPath(path, Math.max(size, LARGEST), accent, ink);
  }

  /** The path to the node nearest to a place on the canvas, in CSS pixels. Good only right after a drawing. */
  pathAt(x: number, y: number): Path | undefined {
    const level = Math.round((y - MARGIN) / LEVEL_HEIGHT);
    let nearest = -1;
    for (let node = 0; node < this.#diagram.shown; node++) {
      if (depthOf(this.#nodes, node) !== level) continue;
      const isNearer = nearest < 0 || Math.abs(this.#x(node) - x) < Math.abs(this.#x(nearest) - x);
      if (isNearer) nearest = node;
    }
    return nearest < 0 ? undefined : pathTo(this.#nodes, nearest);
  }

  #fit(): void {
    const canvas = this.#canvas;
    this.#levels = Math.max(this.#levels, this.#diagram.levels);
    this.#height = (this.#levels - 1) * LEVEL_HEIGHT + 2 * MARGIN;
    const [width, height] = [this.#width, this.#height].map((side) =>
      Math.max(1, Math.round(side * devicePixelRatio)),
    );
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width ?? 1;
      canvas.height = height ?? 1;
      canvas.style.blockSize = `${this.#height}px`;
    }
    this.#context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  }

  /** Read again only under another theme, because reading styles the whole page. */
  #colours(): readonly string[] {
    const { dataset, style: chosen } = document.documentElement;
    const [ink, accent] = [chosen.getPropertyValue('--ink'), chosen.getPropertyValue('--accent')];
    const theme = [dataset['theme'], dark.matches, ink, accent].join();
    if (theme !== this.#theme) {
      this.#theme = theme;
      const style = getComputedStyle(this.#canvas);
      this.#known = colourNames.map((name) => style.getPropertyValue(name));
    }
    return this.#known;
  }

  /** As large as the most crowded level allows. */
  #size(): number {
    const { shown } = this.#diagram;
    let closest = LARGEST + 2;
    for (let node = 1; node < shown; node++)
      if (depthOf(this.#nodes, node) === depthOf(this.#nodes, node - 1))
        closest = Math.min(closest, Math.abs(this.#x(node) - this.#x(node - 1)));
    return Math.max(SMALLEST, Math.min(LARGEST, Math.floor(closest) - 2));
  }

  #x(node: number): number {
    return MARGIN + this.#diagram.places[node]! * (this.#width - 2 * MARGIN);
  }

  #y(node: number): number {
    return MARGIN + depthOf(this.#nodes, node) * LEVEL_HEIGHT;
  }

  #isEmpty(node: number): boolean {
    return this.#nodes[node * NODE_STRIDE + NodeField.Count] === 0;
  }

  #drawBranches(colour: string): void {
    const context = this.#context;
    context.strokeStyle = colour;
    context.lineWidth = 1;
    context.beginPath();
    for (let node = 0; node < this.#diagram.shown; node++) {
      const first = firstChildOf(this.#nodes, node);
      if (first === 0 || first >= this.#diagram.shown) continue;
      for (let child = first; child < first + 4; child++) {
        context.moveTo(this.#x(node), this.#y(node));
        context.lineTo(this.#x(child), this.#y(child));
      }
    }
    context.stroke();
  }

  #drawNode(node: number, size: number, fill: string, stroke: string): void {
    const context = this.#context;
    // In the middle of a pixel, so that the outline is sharp: it is all that shows a small empty node.
    const x = Math.round(this.#x(node) - size / 2) + 0.5;
    const y = Math.round(this.#y(node) - size / 2) + 0.5;
    context.fillStyle = fill;
    context.fillRect(x, y, size, size);
    context.strokeStyle = stroke;
    context.strokeRect(x, y, size, size);
  }

  #drawPath(path: Path, size: number, accent: string, ink: string): void {
    const nodes = nodesAlong(this.#nodes, path).filter((node) => node < this.#diagram.shown);
    const context = this.#context;
    context.strokeStyle = accent;
    context.lineWidth = 2;
    context.beginPath();
    for (const node of nodes) context.lineTo(this.#x(node), this.#y(node));
    context.stroke();
    for (const node of nodes) this.#drawNode(node, size, accent, accent);
    const last = nodes.at(-1);
    if (last !== undefined) this.#drawNode(last, size + 3, accent, ink);
  }
}
