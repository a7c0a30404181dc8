/**
 * The development build: the same library, whose views throw on use once they are stale. The sentence names
 * the method that returned the view, the call that made it stale, and the cure. The binary is inside the
 * JavaScript, as in `quadrille/inline`, so that every bundler, server and test runner can use this entry.
 *
 * @module
 */
import { checkMembers, endingViews, HARMLESS_FOR_TREES } from '../checked-members.js';
import { endViews } from '../checked-views.js';
import { inspect as unchecked } from '../inspection.js';
import { type EntryLoader, LOADER } from '../loader.js';
import type { QuadtreeOptions } from '../options.js';
import { quadrille } from '../quadrille-program.js';
import { Quadtree as Base } from '../quadtree.js';
import { Quadtree as InlineQuadtree } from './inline.js';

export * from '../exports.js';
export { load } from './inline.js';

/**
 * The class, whose views throw on use once they are stale. The declarations have the class itself in its place, by `exports.js`.
 *
 * @internal
 */
export class Quadtree<Data = unknown> extends InlineQuadtree<Data> {
  protected static override readonly [LOADER]: EntryLoader = super[LOADER];

  static {
    checkMembers(this.prototype, Base.prototype, {
      harmless: HARMLESS_FOR_TREES,
      module: quadrille,
    });
  }

  constructor(options: QuadtreeOptions) {
    endViews('a tree was made');
    super(options);
  }
}

/**
 * As in the other entries; each function of what it returns makes all views stale.
 *
 * @internal
 */
export const inspect: typeof unchecked = (tree) => endingViews(unchecked(tree));
