/** How world units become device pixels: the world and its margin fill the canvas. */
import type { World } from '../state/presets.ts';

export interface Viewport {
  /** Device pixels per world unit. */
  readonly scale: number;
  /** Where the world's corner stands on the canvas, in device pixels. */
  readonly left: number;
  readonly top: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

export function viewportOf(canvas: HTMLCanvasElement, world: World): Viewport {
  const scale = canvas.width / (world.width + 2 * world.margin);
  const offset = Math.round(world.margin * scale);
  const ratio = canvas.clientWidth > 0 ? canvas.width / canvas.clientWidth : 1;
  return { scale, left: offset, top: offset, ratio };
}

/** A point of the window in world units. */
export function worldPoint(
  canvas: HTMLCanvasElement,
  world: World,
  clientX: number,
  clientY: number,
): { x: number; y: number } {
  const box = canvas.getBoundingClientRect();
  const perUnit = box.width / (world.width + 2 * world.margin);
  return {
    x: (clientX - box.left) / perUnit - world.margin,
    y: (clientY - box.top) / perUnit - world.margin,
  };
}
