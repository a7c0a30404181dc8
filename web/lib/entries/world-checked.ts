/**
 * The development build of `quadrille/world`: the same library, whose views throw on use once they are stale, as those of
 * `quadrille/checked` do. The binary is inside the JavaScript.
 *
 * @module
 */
import { checkMembers, HARMLESS_FOR_TREES } from '../checked-members.js';
import { endViews } from '../checked-views.js';
import type { QuadtreeOptions } from '../options.js';
import { TreeInspector } from '../inspection.js';
import { HANDLE_OF, Quadtree as BaseQuadtree } from '../quadtree.js';
import { inspect as inspectWorld, type WorldInspector } from '../world/inspection.js';
import type { WorldOptions } from '../world/options.js';
import { quadrilleWorld } from '../world/program.js';
import { World as BaseWorld } from '../world/world.js';
import { Quadtree as InlineQuadtree, World as InlineWorld } from './world-inline.js';

export * from '../world/exports.js';
export { load } from './world-inline.js';

/** What draws or debugs a world, as in the other entries; each of its functions makes all views stale. */
export function inspect(world: World): WorldInspector {
  const functions = Object.entries(inspectWorld(world)).map(
    ([name, look]: [string, () => unknown]) => [
      name,
      () => {
        endViews(`${name} was called`);
        return look();
      },
    ],
  );
  return Object.fromEntries(functions) as WorldInspector;
}

const HARMLESS_FOR_WORLDS: ReadonlySet<string> = new Set([
  'constructor',
  'data',
  'disposed',
  'has',
  'idAt',
  'on',
  'options',
  'rows',
  'size',
  'transformOf',
]);

/**
 * The class, whose views throw on use once they are stale. The declarations have the class itself in its place, by `exports.js`.
 *
 * @internal
 */
export class World<Data = unknown> extends InlineWorld<Data> {
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
