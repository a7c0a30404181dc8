/** How the tree's lines look, whoever paints them. */
import { NODE_STRIDE, type View } from 'quadrille';
import type { Palette } from './palette.ts';

/** With this many lines, dashes are too small to see, and slow to draw. */
const MOST_DASHED_NODES = 4_000;
const WIDEST = 2;
const THINNEST = 1;
const THINNER_PER_LEVEL = 0.25;

export function isDashed(palette: Palette, nodes: View<Float32Array>): boolean {
  return palette.dashed && nodes.length < MOST_DASHED_NODES * NODE_STRIDE;
}

/** In device pixels: outer lines are thicker than inner ones. */
export function lineWidth(depth: number, ratio: number): number {
  return Math.max(1, Math.round(Math.max(THINNEST, WIDEST - depth * THINNER_PER_LEVEL) * ratio));
}
