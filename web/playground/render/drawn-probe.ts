/** A probe as the painters use it: it draws itself. */
import type { ProbeResult, TreeProbe } from '../engine/tree/probe.ts';
import type { Brush } from './draw-context.ts';
import type { Palette } from './palette.ts';
import type { Viewport } from './viewport.ts';

/** Where a probe is drawn, and with which colours. */
export interface ProbeSurface {
  readonly context: Brush;
  readonly palette: Palette;
  readonly view: Viewport;
}

/** `result` is undefined where nobody asked the tree. */
export interface DrawnProbe extends TreeProbe {
  /** Under the objects: fills what the query covers. */
  drawArea(surface: ProbeSurface, result: ProbeResult | undefined): void;
  /** Over the objects: the outline, and what the result shows besides its marks. */
  drawOutline(surface: ProbeSurface, result: ProbeResult | undefined): void;
}
