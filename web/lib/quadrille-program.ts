/** The program behind `quadrille` and `quadrille/inline`. */
import instantiate, { type MainModule } from '../../build/wasm/quadrille.mjs';
import { Loader, type Program } from './loader.js';
import { NativeModule } from './native-module.js';

export const QUADRILLE: Program<MainModule, NativeModule> = {
  name: 'quadrille',
  entry: 'quadrille',
  instantiate,
  Module: NativeModule,
};

/** The loader of all entries with this program, which share one module. */
export const quadrille: Loader = new Loader(QUADRILLE);
