/** The program behind `quadrille/world` and `quadrille/world/inline`. */
import instantiate, { type MainModule } from '../../../build/wasm/quadrille-world.mjs';
import { Loader, type Program } from '../loader.js';
import { NativeModule } from '../native-module.js';

export const QUADRILLE_WORLD: Program<MainModule, NativeModule> = {
  name: 'quadrille-world',
  entry: 'quadrille/world',
  instantiate,
  Module: NativeModule,
};

/** The loader of all entries with this program, which share one module. */
export const quadrilleWorld: Loader<MainModule> = new Loader(QUADRILLE_WORLD);
