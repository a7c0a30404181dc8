/**
 * Objects that begin anywhere and fly freely through each other are there from the start; other distributions and motions, collisions
 * and edits are fetched with the first scene that has them.
 */
import type { Edit } from '../../state/edits.ts';
import type { Settings } from '../../state/parameters.ts';
import { bouncing } from './bounce.ts';
import type { CollisionSolver } from './collision-solver.ts';
import type { Scene } from './edits.ts';
import type { Field, Population } from './motion.ts';
import type * as Scenes from './scenes.ts';

let scenes: typeof Scenes | undefined;

/** Whether the scene that the settings ask for can be made at once. */
export function isSceneFetched({ distribution, edits, motion, response }: Settings): boolean {
  const isPlain = distribution === 'uniform' && motion === 'bounce' && response === 'through';
  return scenes !== undefined || (isPlain && edits === '');
}

/** Resolves when every scene can be made, and its objects can collide and be edited. */
export async function fetchScenes(): Promise<void> {
  scenes ??= await import('./scenes.ts');
}

/** What `populate` returns, where `isSceneFetched` says that it is there. */
export function populateFetched(
  settings: Settings,
  field: Field,
  solver: CollisionSolver | undefined,
): Population {
  return scenes ? scenes.populate(settings, field, solver) : bouncing(settings, field, solver);
}

/** Undefined until it is fetched. */
export function fetchedSolver(field: Field): CollisionSolver | undefined {
  return scenes && new scenes.CollisionSolver(field);
}

/** Objects that a motion moves together, after these moves by hand, which only a scene has that was fetched. */
export function movedByFetched(population: Population, edits: readonly Edit[]): Population {
  return scenes ? scenes.withMoves(population, edits) : population;
}

/** The scene after these edits; throws where they are not fetched. */
export function editedByFetched(scene: Scene, edits: readonly Edit[]): Scene {
  if (!scenes) throw new Error('a scene is edited before its code is there');
  return scenes.edited(scene, edits);
}
