/** What a query was to leave out is forgotten when it fails: the next query finds all. */
import { beforeAll, describe, expect, test } from 'vitest';
import { OUT_OF_MEMORY } from '../../web/lib/errors.js';
import { type EntryLoader, LOADER, Loader } from '../../web/lib/loader.js';
import { QUADRILLE } from '../../web/lib/quadrille-program.js';
import { Quadtree } from '../../web/lib/quadtree.js';
import { worldLoadedBy } from '../../web/lib/world/entry-class.js';
import { quadrilleWorld } from '../../web/lib/world/program.js';
import { wasmUrl, worldWasmUrl } from './binary.js';
import { fillTree, fillWorld, treeArguments, worldArguments } from './calls.js';
import { thrownBy, WORLD } from './support.js';

const loader = new Loader(QUADRILLE);
const load = () => loader.load({}, () => wasmUrl);
const loadWorld = () => quadrilleWorld.load({}, () => worldWasmUrl);
const World = worldLoadedBy({ shared: quadrilleWorld, load: loadWorld });

class Tree extends Quadtree {
  protected static override readonly [LOADER]: EntryLoader = { shared: loader, load };
}

beforeAll(async () => {
  await load();
  await loadWorld();
});

type Call = (made: never) => unknown[];

/** The queries among calls: they have `except` in their last argument. */
function queries(calls: Readonly<Record<string, Call>>, made: object): [string, Call][] {
  return Object.entries(calls).filter(([, args]) =>
    Object.hasOwn(Object(args(made as never).at(-1)) as object, 'except'),
  );
}

/** What a call returns, apart from the memory of the module. */
function resultOf(self: object, name: string, args: unknown[]): unknown {
  const run = Reflect.get(self, name) as (...given: unknown[]) => unknown;
  const found = Reflect.apply(run, self, args);
  return ArrayBuffer.isView(found)
    ? structuredClone(found)
    : JSON.parse(JSON.stringify(found ?? null));
}

/** What a query finds after one that left out `except` failed for want of memory; and before it. */
function beforeAndAfter(
  self: object,
  [name, args]: [string, Call],
  made: object,
  classes: object,
  except: unknown,
): [before: unknown, after: unknown] {
  const withExcept = (value: unknown): unknown[] => {
    const given = args(made as never);
    const options = { ...(given.at(-1) as { filter?: unknown }), except: value };
    // With a filter, World looks in what it has found for what is left out.
    delete options.filter;
    return [...given.slice(0, -1), options];
  };
  const before = resultOf(self, name, withExcept(undefined));
  for (const reserving of ['reserveInput', 'reserveExceptions']) {
    const right: unknown = Reflect.get(classes, reserving);
    Reflect.set(classes, reserving, () => -OUT_OF_MEMORY);
    try {
      const fails = (): unknown => resultOf(self, name, withExcept(except));
      if (reserving === 'reserveExceptions' ? Array.isArray(except) : /Many|Polygon/.test(name)) {
        expect(thrownBy(fails).message).toBe(`${name}: out of memory`);
      } else {
        fails();
      }
    } finally {
      Reflect.set(classes, reserving, right);
    }
  }
  return [before, resultOf(self, name, withExcept(undefined))];
}

describe.each([
  ['Quadtree', () => fillTree(new Tree(WORLD)), treeArguments, () => loader.module!.classes],
  [
    'World',
    () => fillWorld(new World(WORLD)),
    worldArguments,
    () => quadrilleWorld.module!.classes,
  ],
] as const)('%s', (_, make, calls, classes) => {
  test('each query that finds something without what it left out finds it again', () => {
    const made = make();
    const all = queries(calls, made);
    expect(all.length).toBeGreaterThan(20);
    for (const query of all) {
      const forms = query[0].endsWith('Many') ? [[made.id]] : [made.id, [made.id]];
      for (const except of forms) {
        const [before, after] = beforeAndAfter(made.self, query, made, classes(), except);
        expect([query[0], after]).toEqual([query[0], before]);
      }
    }
  });
});
