/** Moves of the camera, as changes of the settings: the link follows, and so does everybody else. */

import { parameters, type Settings } from '../state/parameters.ts';
import type { World } from '../state/presets.ts';
import type { Changes } from '../state/settings.ts';
import { cameraOf, type Viewport } from './viewport.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** So many times nearer (less than 1: farther), while `about`, a point of the world, stays where it is on the screen. */
export function zoomed(settings: Settings, world: World, times: number, about?: Point): Changes {
  const { min, max } = parameters.zoom;
  const zoom = Math.min(max, Math.max(min, Math.round(settings.zoom * times)));
  if (zoom === min) return wholeWorld(world);
  const camera = cameraOf(settings, world);
  const { x, y } = about ?? camera;
  const shrinks = settings.zoom / zoom;
  return held(world, zoom, x + (camera.x - x) * shrinks, y + (camera.y - y) * shrinks);
}

/** Looks this many device pixels further right and down. */
export function panned(
  settings: Settings,
  world: World,
  { scale }: Viewport,
  right: number,
  down: number,
): Changes {
  const camera = cameraOf(settings, world);
  return held(world, settings.zoom, camera.x + right / scale, camera.y + down / scale);
}

export function wholeWorld({ width, height }: World): Changes {
  return { zoom: parameters.zoom.min, cameraX: width / 2, cameraY: height / 2 };
}

/** A centre that the camera can really have, so that a move back begins at once. */
function held(world: World, zoom: number, cameraX: number, cameraY: number): Changes {
  const { x, y } = cameraOf({ zoom, cameraX, cameraY }, world);
  return { zoom, cameraX: x, cameraY: y };
}
