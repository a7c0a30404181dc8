import * as build from 'quadrille';
import { quadrilleQueries } from './quadrille-queries.mjs';

/** @type {import('./query-implementation.d.ts').QueryImplementation} A tree with the default options. */
export const quadrille = {
  name: 'quadrille',
  kind: 'ours',
  init: (scene) => quadrilleQueries(build, scene),
};
