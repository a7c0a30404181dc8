/** How the tree's lines look, whoever paints them. */
import { NODE_STRIDE, type View } from 'quadrille';
import { mixed } from './colour-mix.ts';
import type { Palette } from './palette.ts';

/** What lines need of a palette. */
export type LinePalette = Pick<Palette, 'background' | 'dashed' | 'line' | 'quietCells'>;

/** With this many lines, dashes are too small to see, and slow to draw. */
const MOST_DASHED_NODES = 4_000;
const THINNER_PER_LEVEL = 0.25;

export interface LineStyle {
  /** In CSS pixels: outer lines are thicker than inner ones. */
  readonly widest: number;
  readonly thinnest: number;
  /** How much of the line's colour covers the ground: less with every level, down to a least share. */
  readonly fainterPerLevel: number;
  readonly faintest: number;
}

const PRINTED: LineStyle = { widest: 2, thinnest: 1, fainterPerLevel: 0, faintest: 1 };
const QUIET: LineStyle = { widest: 1.5, thinnest: 0.75, fainterPerLevel: 0.1, faintest: 0.6 };

export function isDashed(palette: LinePalette, nodes: View<Float32Array>): boolean {
  return palette.dashed && nodes.length < MOST_DASHED_NODES * NODE_STRIDE;
}

export function lineStyle({ quietCells }: LinePalette): LineStyle {
  return quietCells ? QUIET : PRINTED;
}

/** In device pixels, whole ones. */
export function lineWidth({ thinnest, widest }: LineStyle, depth: number, ratio: number): number {
  return Math.max(1, Math.round(Math.max(thinnest, widest - depth * THINNER_PER_LEVEL) * ratio));
}

/** Fainter with depth, and opaque: lines that cross are no darker where they do. */
export function lineColour(palette: LinePalette, depth: number): string {
  const { faintest, fainterPerLevel } = lineStyle(palette);
  const share = Math.max(faintest, 1 - depth * fainterPerLevel);
  return share === 1 ? palette.line : mixed(palette.line, palette.background, share);
}
