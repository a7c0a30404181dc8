/** The program behind `quadrille/world` and `quadrille/world/inline`. */
import instantiate from '../../../build/wasm/quadrille-world.mjs';
import { Loader, type Program } from '../loader.js';
import { type WorldMainModule, WorldModule } from './native-world.js';

export const QUADRILLE_WORLD: Program<WorldMainModule, WorldModule> = {
  name: 'quadrille-world',
  entry: 'quadrille/world',
  instantiate,
  Module: WorldModule,
};

/** The loader of all entries with this program, which share one module. */
export const quadrilleWorld: Loader<WorldMainModule, WorldModule> = new Loader(QUADRILLE_WORLD);
