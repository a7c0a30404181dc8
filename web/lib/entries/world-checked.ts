/**
 * The development build of `quadrille/world`: the same library, whose views throw on use once they are stale, as those of
 * `quadrille/checked` do. The binary is inside the JavaScript.
 *
 * @module
 */
import { checkMembers, HARMLESS_FOR_TREES } from '../checked-members.js';
import { endViews } from '../checked-views.js';
import type { QuadtreeOptions } from '../options.js';
import { QuadtreeBase } from '../quadtree.js';
import { inspect as inspectWorld, type WorldInspector } from '../world/inspection.js';
import type { WorldOptions } from '../world/options.js';
import { quadrilleWorld } from '../world/program.js';
import { WorldBase } from '../world/world.js';
import { Quadtree as InlineQuadtree, World as InlineWorld } from './world-inline.js';

export * from '../world/exports.js';
export { load } from './world-inline.js';

/** What draws or debugs a world, as in the other entries; each of its functions makes all views stale. */
export function inspect(world: WorldBase): WorldInspector {
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

/** A {@link WorldBase} whose views throw on use once they are stale. */
export class World<Data = unknown> extends InlineWorld<Data> {
  static {
    checkMembers(this.prototype, WorldBase.prototype, {
      harmless: HARMLESS_FOR_WORLDS,
      module: quadrilleWorld,
    });
  }

  /**
   * Makes an empty world, and all views stale. `load()` must have resolved before.
   *
   * @throws TypeError or RangeError for a wrong option; Error when the module is not loaded.
   */
  constructor(options: WorldOptions) {
    endViews('a world was made');
    super(options);
  }
}

/** A {@link QuadtreeBase} whose views throw on use once they are stale. */
export class Quadtree<Data = unknown> extends InlineQuadtree<Data> {
  static {
    checkMembers(this.prototype, QuadtreeBase.prototype, {
      harmless: HARMLESS_FOR_TREES,
      module: quadrilleWorld,
    });
  }

  /**
   * Makes an empty tree, and all views stale. `load()` must have resolved before.
   *
   * @throws TypeError or RangeError for a wrong option; Error when the module is not loaded.
   */
  constructor(options: QuadtreeOptions) {
    endViews('a tree was made');
    super(options);
  }
}
