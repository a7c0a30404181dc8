/** How world units become device pixels: a camera looks at the world and its margin, which at its widest fill the screen. */

import type { Area } from '../engine/geometry.ts';
import type { Settings } from '../state/parameters.ts';
import type { World } from '../state/presets.ts';

/** The rectangle of device pixels that a picture is painted on. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

export interface Camera {
  /** 1 shows all of the world. */
  readonly zoom: number;
  /** The point in the middle of the screen, in world units. */
  readonly x: number;
  readonly y: number;
}

export interface Viewport extends Screen {
  /** Device pixels per world unit. */
  readonly scale: number;
  /** Where the world's corner stands on the screen, in device pixels. */
  readonly left: number;
  readonly top: number;
}

/** Width over height of the picture of a world with its margin. */
export function aspectOf({ width, height, margin }: World): number {
  return (width + 2 * margin) / (height + 2 * margin);
}

/** The camera that the settings ask for, held back where it would look past the world and its margin. */
export function cameraOf(
  { zoom, cameraX, cameraY }: Pick<Settings, 'zoom' | 'cameraX' | 'cameraY'>,
  world: World,
): Camera {
  const { width, height, margin } = world;
  const times = zoom / 100;
  return {
    zoom: times,
    x: heldBack(cameraX, width, margin, times),
    y: heldBack(cameraY, height, margin, times),
  };
}

function heldBack(place: number, length: number, margin: number, zoom: number): number {
  const seen = (length + 2 * margin) / zoom / 2;
  return Math.min(length + margin - seen, Math.max(seen - margin, place));
}

export function viewportOf(screen: Screen, world: World, camera: Camera): Viewport {
  const { width, height, ratio } = screen;
  const scale = (width / (world.width + 2 * world.margin)) * camera.zoom;
  return {
    width,
    height,
    ratio,
    scale,
    left: Math.round(width / 2 - camera.x * scale),
    top: Math.round(height / 2 - camera.y * scale),
  };
}

/**
 * Of a place in world units, the edge between device pixels that stands for it, from the world's corner. What lies half way
 * between two goes to the farther one, also for a graphics card, which multiplies a little less exactly: see pixels.glsl.
 */
export function edgeOf(place: number, scale: number): number {
  return Math.floor(place * scale + 0.5 + 1 / 1_024);
}

/** Device pixels of a line as thin as a CSS pixel: whole ones, and never none. */
export function hairline({ ratio }: Pick<Viewport, 'ratio'>): number {
  return Math.max(1, Math.round(ratio));
}

/** What of the world is on the screen. */
export function areaOf({ width, height, scale, left, top }: Viewport): Area {
  return { x: -left / scale, y: -top / scale, width: width / scale, height: height / scale };
}

/** A point of the window in world units; `bounds` is where the picture stands in the window. */
export function worldPoint(
  { scale, left, top, ratio }: Viewport,
  bounds: DOMRect,
  clientX: number,
  clientY: number,
): { x: number; y: number } {
  return {
    x: ((clientX - bounds.left) * ratio - left) / scale,
    y: ((clientY - bounds.top) * ratio - top) / scale,
  };
}
