/** The tree drawn as a tree: a square for each node, fuller where it holds more; the highlighted node and the path to it. */
import { NODE_STRIDE, NodeField, type View } from 'quadrille';
import type { HighlightedNode } from '../../../engine/tree/highlighted-node.ts';
import { childrenByNumber, firstChildOf, nodesAlong, pathTo } from '../../../engine/tree/paths.ts';
import type { Settings } from '../../../state/parameters.ts';
import { element } from '../../../ui/dom.ts';
import { type Diagram, depthOf, diagramOf } from './diagram-layout.ts';

/** All in CSS pixels. */
const LEVEL_HEIGHT = 30;
const MARGIN = 9;
const LARGEST = 9;
const SMALLEST = 2;

const dark = globalThis.matchMedia('(prefers-color-scheme: dark)');

const colourNames = ['--ink', '--accent', '--edge-strong', '--card'] as const;

export class TreeDiagram {
  readonly canvas = element('canvas', { class: 'diagram', 'aria-hidden': 'true' });
  readonly #context: CanvasRenderingContext2D;
  readonly #highlighted: HighlightedNode;
  readonly #ask: () => View<Float32Array>;
  readonly #order: () => Settings['order'];
  /** A view, good only until the tree is asked again. */
  #nodes: View<Float32Array> = new Float32Array(0);
  #diagram: Diagram = { shown: 0, levels: 0, places: new Float32Array(0) };
  #theme = '';
  #known: readonly string[] = [];
  #width = 0;
  #height = 0;
  /** The most since the settings changed: what stands below must not move with every frame. */
  #levels = 0;

  /** `nodes` gives the library's table of nodes as it is now, `order` how children are numbered. */
  constructor(
    nodes: () => View<Float32Array>,
    order: () => Settings['order'],
    highlighted: HighlightedNode,
    signal: AbortSignal,
  ) {
    const context = this.canvas.getContext('2d');
    if (!context) throw new Error('this browser gives no 2D canvas');
    this.#context = context;
    this.#highlighted = highlighted;
    this.#ask = nodes;
    this.#order = order;
    const follow = (event: PointerEvent): void => this.#point(event.offsetX, event.offsetY);
    this.canvas.addEventListener('pointermove', follow, { signal });
    this.canvas.addEventListener('pointerdown', follow, { signal });
    this.canvas.addEventListener('pointerleave', () => highlighted.set(undefined), { signal });
    this.#watchWidth(signal);
  }

  /** Told and not asked for: in the middle of a frame the question would have the whole page laid out once more. */
  #watchWidth(signal: AbortSignal): void {
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      if (width === this.#width) return;
      this.#width = width;
      this.draw();
    });
    observer.observe(this.canvas);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  /** Room for the levels of former trees is given up. */
  forget(): void {
    this.#levels = 0;
  }

  draw(): void {
    this.#nodes = this.#ask();
    this.#diagram = diagramOf(this.#nodes, childrenByNumber(this.#order()));
    this.#fit();
    const [ink = '', accent = '', faint = '', card = ''] = this.#colours();
    this.#context.clearRect(0, 0, this.#width, this.#height);
    this.#drawBranches(faint);
    const size = this.#size();
    for (let node = 0; node < this.#diagram.shown; node++)
      this.#drawNode(node, size, this.#isEmpty(node) ? card : faint, faint);
    this.#drawWay(Math.max(size, LARGEST), accent, ink);
  }

  #point(x: number, y: number): void {
    this.draw();
    const level = Math.round((y - MARGIN) / LEVEL_HEIGHT);
    let nearest = -1;
    for (let node = 0; node < this.#diagram.shown; node++) {
      if (depthOf(this.#nodes, node) !== level) continue;
      const better = nearest < 0 || Math.abs(this.#x(node) - x) < Math.abs(this.#x(nearest) - x);
      if (better) nearest = node;
    }
    this.#highlighted.set(nearest < 0 ? undefined : pathTo(this.#nodes, nearest));
  }

  #fit(): void {
    const { canvas } = this;
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

  /** Asked for anew only under another theme: the question has the whole page styled. */
  #colours(): readonly string[] {
    const theme = `${document.documentElement.dataset['theme']} ${dark.matches}`;
    if (theme !== this.#theme) {
      this.#theme = theme;
      const style = getComputedStyle(this.canvas);
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
    const x = this.#x(node) - size / 2;
    const y = this.#y(node) - size / 2;
    context.fillStyle = fill;
    context.fillRect(x, y, size, size);
    if (size < LARGEST / 2) return;
    context.strokeStyle = stroke;
    context.strokeRect(x, y, size, size);
  }

  #drawWay(size: number, accent: string, ink: string): void {
    const { path } = this.#highlighted;
    if (!path) return;
    const way = nodesAlong(this.#nodes, path).filter((node) => node < this.#diagram.shown);
    const context = this.#context;
    context.strokeStyle = accent;
    context.lineWidth = 2;
    context.beginPath();
    for (const node of way) context.lineTo(this.#x(node), this.#y(node));
    context.stroke();
    for (const node of way) this.#drawNode(node, size, accent, accent);
    const last = way.at(-1);
    if (last !== undefined) this.#drawNode(last, size + 3, accent, ink);
  }
}
