/** The boxes of a frame where they are a frame later or before, for what measures a tree that follows them. */
import type { Settings } from '../../state/parameters.ts';
import { type Footage, movementAt } from './footage.ts';
import type { Frame } from './frame.ts';

/** What was recorded moves as it did; of a scene, everything moves as fast as anything may. */
export function movedBoxes(
  { number, tree }: Pick<Frame, 'number' | 'tree'>,
  { speed }: Settings,
  footage: Footage | undefined,
): Float32Array {
  return footage ? movementAt(footage, number)[1] : tree.boxes.map((place) => place + speed);
}
