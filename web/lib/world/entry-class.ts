/** The class World as the entries `quadrille/world` and `quadrille/world/inline` export it; see `../entry-class.ts`. */
import { type EntryLoader, LOADER } from '../loader.js';
import { World as Base } from './world.js';

export function worldLoadedBy(loader: EntryLoader): typeof Base {
  return class<Data = unknown> extends Base<Data> {
    static override readonly name = 'World';
    protected static override readonly [LOADER]: EntryLoader = loader;
  };
}
