/**
 * Objects that fly freely and through each other are there from the start; other motions and collisions are fetched with the first
 * scene that has them.
 */
import type { Settings } from '../../state/parameters.ts';
import { bouncing } from './bounce.ts';
import type * as Collisions from './collision-solver.ts';
import type { CollisionSolver } from './collision-solver.ts';
import type { Field, Population } from './motion.ts';
import type * as Motions from './populate.ts';

let fetched:
  | { readonly motions: typeof Motions; readonly collisions: typeof Collisions }
  | undefined;

/** Whether the scene that the settings ask for can be made at once. */
export function isSceneFetched({ motion, response }: Settings): boolean {
  return fetched !== undefined || (motion === 'bounce' && response === 'through');
}

/** Resolves when every scene can be made, and its objects can collide. */
export async function fetchMotions(): Promise<void> {
  if (fetched) return;
  const [motions, collisions] = await Promise.all([
    import('./populate.ts'),
    import('./collision-solver.ts'),
  ]);
  fetched = { motions, collisions };
}

/** What `populate` returns, where `isSceneFetched` says that it is there. */
export function populateFetched(
  settings: Settings,
  field: Field,
  solver: CollisionSolver | undefined,
): Population {
  return fetched
    ? fetched.motions.populate(settings, field, solver)
    : bouncing(settings, field, solver);
}

/** Undefined until it is fetched. */
export function fetchedSolver(field: Field): CollisionSolver | undefined {
  return fetched && new fetched.collisions.CollisionSolver(field);
}
