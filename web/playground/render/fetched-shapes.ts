/** Shapes other than boxes: what finds their contacts and draws them, fetched with the first scene that has them. */
import type { FetchedShapes } from '../engine/shapes/frame-shapes.ts';
import type * as Shapes from './shapes/shapes.ts';

let shapes: typeof Shapes | undefined;

export async function fetchShapes(): Promise<void> {
  const fetched = await import('./shapes/shapes.ts');
  await fetched.load();
  shapes = fetched;
}

/** Undefined until they are fetched. */
export function fetchedShapes(): typeof Shapes | undefined {
  return shapes;
}

/** What a frame makes its shapes with. */
export const fetchedFrameShapes: FetchedShapes = () => shapes?.FrameShapes;
