/** What makes scenes besides those of free flight, and edits objects: fetched as one, see `fetched.ts`. */
export { CollisionSolver } from './collision-solver.ts';
export { edited, withMoves } from './edits.ts';
export { populate } from './populate.ts';
