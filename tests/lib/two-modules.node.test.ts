// Two modules in one program: two copies of the package, two entries, or two modules in one copy.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import * as quadrille from 'quadrille';
import * as checked from 'quadrille/checked';
import * as inline from 'quadrille/inline';
import * as world from 'quadrille/world';
import * as worldChecked from 'quadrille/world/checked';
import * as worldInline from 'quadrille/world/inline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EntryLoader, LOADER, Loader } from '../../web/lib/loader.js';
import { QUADRILLE } from '../../web/lib/quadrille-program.js';
import { Quadtree } from '../../web/lib/quadtree.js';
import { wasmUrl } from './binary.js';
import { thrownBy, WORLD } from './support.js';

type Package = typeof import('quadrille');

const root = new URL('../../', import.meta.url);
// Below the checkout, so that package.json says that these are ES modules.
const copies = new URL('build/two-copies/', root);

let first: Package;
let second: Package;

beforeAll(async () => {
  rmSync(copies, { recursive: true, force: true });
  mkdirSync(copies, { recursive: true });
  for (const name of ['first', 'second']) {
    cpSync(new URL('dist/', root), new URL(`${name}/`, copies), { recursive: true });
  }
  first = await importCopy('first');
  second = await importCopy('second');
  await Promise.all([first, second, quadrille, world].map((entry) => entry.load()));
});
afterAll(() => rmSync(copies, { recursive: true, force: true }));

function importCopy(name: string): Promise<Package> {
  const url = new URL(`${name}/index.js`, copies);
  return import(/* @vite-ignore */ url.href);
}

function sentence(entry: string): string {
  return `pairsBetweenRows: other must be a Quadtree, got one of another WebAssembly module, of '${entry}'`;
}

test('two copies of the package have a memory each', () => {
  const [a, b] = [new first.Quadtree(WORLD), new second.Quadtree(WORLD)];
  a.setAll([0, 0, 2, 2, 1, 1, 3, 3]);
  b.setAll([0, 0, 1, 1]);
  expect(a.boxes.buffer).not.toBe(b.boxes.buffer);
  expect([Array.from(a.pairRows()), Array.from(b.pairRows())]).toEqual([[0, 1], []]);
});

test('a tree of another copy is refused', () => {
  const [a, b] = [new first.Quadtree(WORLD), new second.Quadtree(WORLD)];
  const error = thrownBy(() => a.pairsBetweenRows(b));
  expect(error.message).toBe(sentence('quadrille'));
  expect(error).toBeInstanceOf(TypeError);
  expect(b.pairsBetweenRows(b)).toHaveLength(0);
});

test('a tree of an entry with another binary is refused, and the entry is named', () => {
  const [a, b] = [new quadrille.Quadtree(WORLD), new world.Quadtree(WORLD)];
  expect(thrownBy(() => a.pairsBetweenRows(b)).message).toBe(sentence('quadrille/world'));
  expect(thrownBy(() => b.pairsBetweenRows(a)).message).toBe(sentence('quadrille'));
});

test('trees and worlds are instances of the classes of all entries with their binary, and of no others', () => {
  const families = [
    [quadrille.Quadtree, inline.Quadtree, checked.Quadtree],
    [world.Quadtree, worldInline.Quadtree, worldChecked.Quadtree],
    [world.World, worldInline.World, worldChecked.World],
  ];
  const classes = families.flat();
  for (const family of families) {
    for (const Class of family) {
      const made = new Class(WORLD);
      expect(classes.filter((Other) => made instanceof Other)).toEqual(family);
      class Own extends (Class as typeof Quadtree) {}
      expect([made instanceof Own, new Own(WORLD) instanceof Own]).toEqual([false, true]);
      expect(family.every((Other) => new Own(WORLD) instanceof Other)).toBe(true);
      expect([{}, null, undefined, 1].some((other) => other instanceof Class)).toBe(false);
    }
  }
});

test('a tree of another module of the same copy is refused', async () => {
  const [a, b] = await Promise.all([treeOfNewModule(), treeOfNewModule()]);
  a.insert(0, 0, 2, 2);
  b.insert(1, 1, 2, 2);
  const error = thrownBy(() => a.pairsBetweenRows(b));
  expect(error.message).toBe(sentence('quadrille'));
  expect(error).toBeInstanceOf(TypeError);
  expect(Array.from(a.pairsBetweenRows(a))).toEqual([0, 0]);
});

function treeOfNewModule(): Promise<Quadtree> {
  const loader = new Loader(QUADRILLE);
  const load = () => loader.load({}, () => wasmUrl);
  class Tree extends Quadtree {
    protected static override readonly [LOADER]: EntryLoader = { shared: loader, load };
  }
  return Tree.create(WORLD);
}
