/**
 * The development build of `quadrille/world`: the same library, whose views throw on use once they are stale, as those of
 * `quadrille/checked` do. The binary is inside the JavaScript.
 *
 * @module
 */
import { checkMembers, endingViews, HARMLESS_FOR_TREES } from '../checked-members.js';
import { endViews } from '../checked-views.js';
import { type EntryLoader, LOADER } from '../loader.js';
import type { QuadtreeOptions } from '../options.js';
import { Quadtree as BaseQuadtree } from '../quadtree.js';
import { inspect as unchecked } from '../world/inspection.js';
import type { WorldOptions } from '../world/options.js';
import { quadrilleWorld } from '../world/program.js';
import { World as BaseWorld } from '../world/world.js';
import { Quadtree as InlineQuadtree, World as InlineWorld } from './world-inline.js';

export * from '../world/exports.js';
export { load } from './world-inline.js';

/**
 * As in the other entries; each function of what it returns makes all views stale.
 *
 * @internal
 */
export const inspect = ((subject: BaseQuadtree) =>
  endingViews(unchecked(subject))) as typeof unchecked;

const HARMLESS_FOR_WORLDS: ReadonlySet<string> = new Set([
  'boxOf',
  'cellOf',
  'constructor',
  'data',
  'disposed',
  'get',
  'has',
  'idAt',
  'isTileMap',
  'on',
  'options',
  'part',
  'partCount',
  'rows',
  'size',
  'tileAt',
  'transformOf',
]);

/**
 * The class, whose views throw on use once they are stale. The declarations have the class itself in its place, by `exports.js`.
 *
 * @internal
 */
export class World<Data = unknown> extends InlineWorld<Data> {
  protected static override readonly [LOADER]: EntryLoader = super[LOADER];

  static {
    checkMembers(this.prototype, BaseWorld.prototype, {
      harmless: HARMLESS_FOR_WORLDS,
      module: quadrilleWorld,
    });
  }

  constructor(options: WorldOptions) {
    endViews('a world was made');
    super(options);
  }
}

/**
 * The same for Quadtree.
 *
 * @internal
 */
export class Quadtree<Data = unknown> extends InlineQuadtree<Data> {
  protected static override readonly [LOADER]: EntryLoader = super[LOADER];

  static {
    checkMembers(this.prototype, BaseQuadtree.prototype, {
      harmless: HARMLESS_FOR_TREES,
      module: quadrilleWorld,
    });
  }

  constructor(options: QuadtreeOptions) {
    endViews('a tree was made');
    super(options);
  }
}
