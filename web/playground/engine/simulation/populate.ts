/** From settings to objects in motion. Everything random is drawn here and in the motions, from the one seed. */
import type { Settings } from '../../state/parameters.ts';
import { bouncing } from './bounce.ts';
import { CollisionSolver } from './collision-solver.ts';
import type { Crowd, Field, Population } from './motion.ts';
import { shooting } from './shooter.ts';
import { tweening } from './tween.ts';
import { placesOf } from './uneven-distributions.ts';

type Maker = (crowd: Crowd, field: Field, solver: CollisionSolver) => Population;

const makers: Readonly<Record<Settings['motion'], Maker>> = {
  bounce: (crowd, field, solver) => bouncing(crowd, field, solver, placesOf),
  tween: tweening,
  shooter: shooting,
};

/** `solver`: what computes collisions, if it serves several scenes; by default the scene has its own. */
export function populate(
  settings: Settings,
  field: Field,
  solver: CollisionSolver = new CollisionSolver(field),
): Population {
  return makers[settings.motion](settings, field, solver);
}
