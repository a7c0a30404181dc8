/** The class Quadtree as entries export it. */
import { type EntryLoader, LOADER } from './loader.js';
import { Quadtree as Base } from './quadtree.js';

/**
 * The class with an entry's way to load, by a call: bundlers leave it out where nobody uses the class, which they do not do with
 * every class that extends another. It names itself, since they rename classes.
 */
export function quadtreeLoadedBy(loader: EntryLoader): typeof Base {
  return class<Data = unknown> extends Base<Data> {
    static override readonly name = 'Quadtree';
    protected static override readonly [LOADER]: EntryLoader = loader;
  };
}
