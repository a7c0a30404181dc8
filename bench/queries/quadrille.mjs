import * as build from 'quadrille';
import { quadrilleQueries } from './quadrille-queries.mjs';

/** @type {import('./query-implementation.d.ts').QueryImplementation} A tree with the default options. */
export const quadrille = {
  name: 'quadrille',
  kind: 'ours',
  async init({ boxes, side }) {
    const tree = await build.Quadtree.create({ bounds: { x: 0, y: 0, width: side, height: side } });
    tree.setAll(boxes);
    return quadrilleQueries(build, tree);
  },
};
