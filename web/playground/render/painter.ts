/**
 * The picture of one frame, as layers on top of each other: the ground, objects and cells, and the overlay. Reads views; never
 * asks the tree per object.
 *
 * Objects and cells have several painters. A 2D canvas serves small scenes: it starts at once, and a page may hold many. What draws
 * crowds is fetched when the first one comes; until then, and while it cannot draw, the 2D canvas stands in.
 */
import type { HighlightedNode } from '../engine/tree/highlighted-node.ts';
import { outlineOf } from '../engine/tree/node-outline.ts';
import type { Settings } from '../state/parameters.ts';
import type { World } from '../state/presets.ts';
import { Ground } from './background.ts';
import { CanvasScene } from './canvas2d/scene.ts';
import type { CrowdPainter } from './crowd-layer.ts';
import { fetchMotion } from './fetched-motion.ts';
import { OptionalCode } from './optional-code.ts';
import { Overlay } from './overlay.ts';
import type { CrowdLayer, Layer, SeenFrame, ToolMarks } from './picture.ts';
import { PictureMemory, pictureOf } from './picture-of.ts';
import { cameraOf, type Screen, type Viewport, viewportOf } from './viewport.ts';

/** `auto` draws small scenes on a 2D canvas, and crowds with what is faster here. */
type PainterChoice = 'auto' | 'canvas' | CrowdPainter;

/** From this many objects on, a 2D canvas takes longer than what draws crowds. */
const CROWD = 2_000;

/** For debugging and tests, `?painter=canvas`, `?painter=webgl` and `?painter=pixels` insist on one of them. */
export function painterChoice(address = location.search): PainterChoice {
  const asked = new URLSearchParams(address).get('painter');
  return asked === 'canvas' || asked === 'webgl' || asked === 'pixels' ? asked : 'auto';
}

/** What the reader points at things with. */
export interface Pointers {
  readonly highlighted: HighlightedNode;
  readonly tools: ToolMarks;
}

/** Lets cells part and join. */
export interface Motion {
  /** The number of the frame. */
  readonly frame: number;
  /** Paints the same frame again, later. */
  readonly again: () => void;
}

export class Painter {
  /** Whether 2D canvases draw everything: they can be larger than what WebGL draws on. */
  isPlain = false;
  readonly #choice: PainterChoice;
  readonly #pointers: Pointers;
  readonly #changed: () => void;
  readonly #until: AbortSignal | undefined;
  readonly #crowdCode: OptionalCode;
  readonly #motionCode: OptionalCode;
  readonly #ground = new Ground();
  readonly #plain = new CanvasScene();
  readonly #overlay: Overlay;
  readonly #memory = new PictureMemory();
  readonly #added = new Set<Layer>();
  #crowd: CrowdLayer | undefined;
  #shown = 0;
  /** The length of the last picture's list of nodes; 0 before the first one. */
  #cells = 0;
  /** The animation frame in which the same frame is painted again. */
  #later = 0;
  #time = 0;
  #screen: Screen = { width: 1, height: 1, ratio: 1 };

  /**
   * `root` holds the layers; `changed` is called when the same frame would now be painted by other means. What only this painter needs of
   * a graphics card is released when `until` is aborted.
   */
  constructor(
    root: HTMLElement,
    choice: PainterChoice,
    pointers: Pointers,
    changed: () => void,
    until?: AbortSignal,
  ) {
    this.#until = until;
    this.#pointers = pointers;
    this.#choice = choice;
    this.#changed = changed;
    this.#overlay = new Overlay(changed);
    this.#crowdCode = new OptionalCode(() => this.#fetchCrowd(), changed);
    // The same frame is painted again, so that what comes next is compared with it.
    this.#motionCode = new OptionalCode(fetchMotion, changed);
    root.append(this.#ground.canvas, this.#plain.canvas, this.#overlay.canvas);
  }

  /** How many objects the last picture was made of. */
  get shown(): number {
    return this.#shown;
  }

  /** Milliseconds that the last picture took. */
  get time(): number {
    return this.#time;
  }

  /** Whether contacts are drawn where the settings ask for them. */
  get drawsContacts(): boolean {
    return this.#overlay.drawsContacts;
  }

  /** True if the layers got another size, and so lost their picture. */
  resize(screen: Screen): boolean {
    const { width, height } = this.#screen;
    this.#screen = screen;
    if (width === screen.width && height === screen.height) return false;
    for (const { canvas } of this.#layers()) this.#fit(canvas);
    this.#ground.resized();
    return true;
  }

  /** Lays another layer on top, until it is aborted. */
  lay(layer: Layer, until: AbortSignal): void {
    this.#fit(layer.canvas);
    this.#added.add(layer);
    this.#overlay.canvas.parentElement?.append(layer.canvas);
    until.addEventListener('abort', () => {
      this.#added.delete(layer);
      layer.canvas.remove();
    });
  }

  view(settings: Settings, world: World): Viewport {
    return viewportOf(this.#screen, world, cameraOf(settings, world));
  }

  /** Without a motion, cells have parted and joined. */
  paint(frame: SeenFrame, settings: Settings, world: World, motion?: Motion): void {
    const begin = performance.now();
    const view = this.view(settings, world);
    const { path } = this.#pointers.highlighted;
    // Before the views below: asking for it may move the module's memory.
    const highlighted = path && outlineOf(frame.tree, path);
    const pointing = { tools: this.#pointers.tools, highlighted };
    const picture = pictureOf({ frame, settings, world, view }, this.#memory, pointing);
    this.#shown = picture.marks.length;
    const scene = this.#sceneFor(frame);
    this.#plain.canvas.hidden = scene !== this.#plain;
    if (this.#crowd) this.#crowd.canvas.hidden = scene !== this.#crowd;
    const cells = this.#plain.motion;
    if (motion && this.#cells !== picture.nodes.length && this.#cells > 0) this.askForMotion();
    this.#cells = picture.nodes.length;
    if (motion && scene === this.#plain) cells?.follow(picture.nodes, motion.frame, begin);
    else cells?.rest();
    for (const layer of [this.#ground, scene, this.#overlay, ...this.#added]) layer.paint(picture);
    if (motion && cells?.isMoving) this.#paintLater(motion);
    this.#time = performance.now() - begin;
  }

  /** Fetches how cells part and join, unless that is there or on its way. */
  askForMotion(): void {
    this.#motionCode.ask();
  }

  #paintLater({ again }: Motion): void {
    cancelAnimationFrame(this.#later);
    this.#later = requestAnimationFrame(again);
  }

  get screen(): Screen {
    return this.#screen;
  }

  /** All layers as one, to be called right after `paint`: WebGL's is gone once the browser has shown it. */
  flatten(): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    this.#fit(canvas);
    const context = canvas.getContext('2d');
    for (const layer of this.#layers())
      if (!layer.canvas.hidden) context?.drawImage(layer.canvas, 0, 0);
    return canvas;
  }

  #layers(): Layer[] {
    const scenes = this.#crowd ? [this.#plain, this.#crowd] : [this.#plain];
    return [this.#ground, ...scenes, this.#overlay, ...this.#added];
  }

  #sceneFor(frame: SeenFrame): Layer {
    const choice = this.#choice;
    if (this.isPlain || choice === 'canvas') return this.#plain;
    if (choice === 'auto' && frame.objects <= CROWD) return this.#plain;
    this.#crowdCode.ask();
    return this.#crowd?.canDraw(frame) ? this.#crowd : this.#plain;
  }

  async #fetchCrowd(): Promise<void> {
    const choice = this.#choice;
    const { crowdLayer } = await import('./crowd-layer.ts');
    this.#crowd = await crowdLayer(
      choice === 'webgl' || choice === 'pixels' ? choice : undefined,
      this.#changed,
      this.#until,
    );
    this.#fit(this.#crowd.canvas);
    this.#plain.canvas.after(this.#crowd.canvas);
  }

  #fit(canvas: HTMLCanvasElement): void {
    canvas.width = this.#screen.width;
    canvas.height = this.#screen.height;
  }
}
