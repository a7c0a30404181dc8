/** What a painter gets of one frame. All arrays are views into the module's memory, or rows gathered from it: read, never kept. */
import type { View } from 'quadrille';
import type { Point } from '../engine/geometry.ts';
import type { Marks } from '../engine/marks.ts';
import type { Frame } from '../engine/player/frame.ts';
import type { FrameShapes } from '../engine/shapes/frame-shapes.ts';
import type { NodeOutline, SeenTree } from '../engine/tree/node-outline.ts';
import type { Probed } from '../engine/tree/probe.ts';
import type { Settings } from '../state/parameters.ts';
import type { World } from '../state/presets.ts';
import type { DrawnProbe } from './drawn-probe.ts';
import type { Palette } from './palette.ts';
import type { Segments } from './segments/segments.ts';
import type { Viewport } from './viewport.ts';

/** What can be painted: a frame of the player, or of another structure over the same objects. */
export interface SeenFrame
  extends Pick<Frame<DrawnProbe>, 'objects' | 'marks' | 'pairs' | 'probed'> {
  readonly tree: SeenTree & Pick<Frame['tree'], 'within'>;
  /** What objects are instead of their boxes. */
  readonly shapes?: Pick<FrameShapes, 'contacts' | 'forms' | 'impacts' | 'ways'> | undefined;
}

/** What a picture is of, and how it is seen. */
export interface Subject {
  readonly frame: SeenFrame;
  readonly settings: Settings;
  readonly world: World;
  readonly view: Viewport;
}

export interface Rows {
  /** minX, minY, maxX, maxY of each object that can be seen. */
  readonly boxes: Float32Array;
  /** What is to be shown of each of them. */
  readonly marks: Marks;
}

export interface ToolMarks {
  /** Where keys have put the tool. */
  readonly cursor: Point | undefined;
  /** Two corners of a wall that is being drawn. */
  readonly outline: readonly [Point, Point] | undefined;
}

export interface Picture extends Rows {
  /** With them, the rows are those of all objects. */
  readonly shapes: SeenFrame['shapes'];
  readonly settings: Settings;
  readonly world: World;
  readonly palette: Palette;
  readonly view: Viewport;
  /** The library's table of nodes. */
  readonly nodes: View<Float32Array>;
  readonly probed: Probed<DrawnProbe> | undefined;
  /** What lies over the objects as lines. */
  readonly segments: readonly Segments[];
  readonly tools: ToolMarks;
  /** The node that a reader points at. */
  readonly highlighted: NodeOutline | undefined;
}

/** One layer of the picture, transparent where it has nothing to show. */
export interface Layer {
  readonly canvas: HTMLCanvasElement;
  paint(picture: Picture): void;
}

/** What draws crowds. */
export interface CrowdLayer extends Layer {
  /** Not what it has no means for, and nothing while it is without its means, as WebGL is between the loss of its context and the return. */
  canDraw(frame: Pick<SeenFrame, 'shapes'>): boolean;
}

/** Pictures of the frame that is shown, painted just now. */
export interface Pictures {
  /** Of the picture on the page, in device pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** With `scale` times as many pixels a side; undefined where the browser has no room for them. */
  readonly at: (scale: number) => HTMLCanvasElement | undefined;
}
