import { quadrilleWorld } from '../bodies/quadrille-world.mjs';
import { makeCalls } from '../calls/calls.mjs';
import { quadrilleVariants } from '../implementations/quadrille-variants.mjs';
import { quadrilleQueries } from '../queries/quadrille-queries.mjs';

/**
 * Drives the build of this checkout, by the names that its interface has here. A build is compared through the adapter of its own
 * checkout, so names may differ between the two; what an adapter returns may not.
 *
 * Nothing here imports the package by its name: the build is an argument.
 *
 * @param {{ index: typeof import('quadrille'), world: typeof import('quadrille/world') }} build its entries
 */
export function adapterOf({ index, world }) {
  return {
    /** Broad phases: a tree for each choice of options. */
    variants: quadrilleVariants(index),
    /** @param {import('../scenes.mjs').Scene} scene */
    queries: (scene) => quadrilleQueries(index, scene),
    /** @param {import('../scenes.mjs').Scene} scene */
    calls: (scene) => makeCalls(index, scene),
    bodies: quadrilleWorld(world),
  };
}
