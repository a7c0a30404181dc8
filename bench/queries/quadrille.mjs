import * as build from 'quadrille';
import { quadrilleAnswers } from './quadrille-answers.mjs';

/** @type {import('./respondent.d.ts').Respondent} With no options at all. */
export const quadrille = {
  name: 'quadrille',
  kind: 'ours',
  async init({ boxes, side }) {
    const tree = await build.Quadtree.create({ bounds: { x: 0, y: 0, width: side, height: side } });
    tree.setAll(boxes);
    return quadrilleAnswers(build, tree);
  },
};
