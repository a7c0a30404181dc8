/** The classes as the entries `quadrille/world` and `quadrille/world/inline` export them; see `../entry-class.ts`. */
import { type EntryLoader, LOADER } from '../loader.js';
import { Quadtree as BaseQuadtree } from '../quadtree.js';
import { quadrilleWorld } from './program.js';
import { World as BaseWorld } from './world.js';

export function quadtreeLoadedBy(load: EntryLoader['load']): typeof BaseQuadtree {
  return class<Data = unknown> extends BaseQuadtree<Data> {
    static override readonly name = 'Quadtree';
    protected static override readonly [LOADER]: EntryLoader = { shared: quadrilleWorld, load };
  };
}

export function worldLoadedBy(load: EntryLoader['load']): typeof BaseWorld {
  return class<Data = unknown> extends BaseWorld<Data> {
    static override readonly name = 'World';
    protected static override readonly [LOADER]: EntryLoader = { shared: quadrilleWorld, load };
  };
}
