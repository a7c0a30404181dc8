// @module-tag thorough
/**
 * Every function of every entry, and every member of what they make, is given things of every wrong kind: in place of each of its
 * arguments, of each value in them, and of what it is called on. It takes them, or throws a sentence with a code.
 */
import { readFileSync } from 'node:fs';
import * as quadrille from 'quadrille';
import * as checked from 'quadrille/checked';
import * as inline from 'quadrille/inline';
import * as recorderEntry from 'quadrille/recorder';
import * as tiled from 'quadrille/tiled';
import * as world from 'quadrille/world';
import * as worldChecked from 'quadrille/world/checked';
import * as worldInline from 'quadrille/world/inline';
import { beforeAll, describe, expect, test } from 'vitest';
import { Loader } from '../../web/lib/loader.js';
import { QUADRILLE } from '../../web/lib/quadrille-program.js';
import { wasmUrl } from './binary.js';
import { inOrder } from './brute-force.js';
import {
  fillTree,
  fillWorld,
  newBody,
  newTiles,
  otherTreeArguments,
  otherWorldArguments,
  type TreeOfCalls,
  treeAndWorldOptions,
  treeArguments,
  treeOptions,
  type WorldOfCalls,
  worldArguments,
} from './calls.js';
import { WORLD } from './support.js';
import { mapOf, objectLayer, objectOf, tileLayer } from './tiled/files.js';

const treeEntries = { quadrille, checked, inline, world, worldInline, worldChecked };
const worldEntries = { world, worldChecked, worldInline };
const entries: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '.': quadrille,
  './inline': inline,
  './checked': checked,
  './world': world,
  './world/inline': worldInline,
  './world/checked': worldChecked,
  './recorder': recorderEntry,
  './tiled': tiled,
};

beforeAll(async () => {
  for (const { load } of Object.values(treeEntries)) await load();
});

// What is given.

type Thing = readonly [name: string, thing: unknown];

let known: readonly Thing[] | undefined;

/** Things of every kind. */
function things(): readonly Thing[] {
  known ??= [
    ['undefined', undefined],
    ['null', null],
    ['true', true],
    ['a bigint', 1n],
    ['a symbol', Symbol.iterator],
    ['a word', 'word'],
    ['a numeral', '1'],
    ['NaN', Number.NaN],
    ['-1', -1],
    ['1.5', 1.5],
    ['Infinity', Infinity],
    ['1e300', 1e300],
    ['2^53', 2 ** 53],
    ['a function', () => undefined],
    ['an async function', async () => {}],
    ['an object', {}],
    ['an object without a prototype', Object.create(null)],
    ['an object with a length', { length: 2 }],
    ['an object with a length that is too large', { length: 2 ** 40 }],
    ['an object with a length that is a word', { length: 'two' }],
    ['an array', []],
    ['an array of holes', Array(4)],
    ['an array of words', ['a', 'b']],
    ['an array of arrays', [[1, 2]]],
    ['an array of bigints', [1n, 1n, 1n, 1n]],
    ['an array of symbols', Array(4).fill(Symbol.iterator)],
    ['an array of null', [null, null]],
    ['an array of objects without a prototype', [Object.create(null)]],
    ['a Date', new Date(0)],
    ['a Map', new Map()],
    ['an Error', new Error('none')],
    ['a promise', Promise.resolve()],
    ['an ArrayBuffer', new ArrayBuffer(8)],
    ['a DataView', new DataView(new ArrayBuffer(8))],
    ['an array of 64-bit integers', new BigInt64Array(4)],
    ['bytes', new Uint8Array(8)],
    ['a proxy of an object', new Proxy({}, {})],
    ['a proxy of an array', new Proxy([], {})],
    ['a proxy of bytes', new Proxy(new Uint8Array(8), {})],
    ['an inspector', quadrille.inspect(new quadrille.Quadtree(WORLD))],
    ['a recorder', recorderEntry.recorder(new quadrille.Quadtree(WORLD))],
    ...classThings(treeEntries, 'Quadtree'),
    ...classThings(worldEntries, 'World'),
  ];
  return known;
}

/** An object of the class of each entry, and what looks like an object of the first two. */
function classThings<Name extends 'Quadtree' | 'World'>(
  all: Readonly<Record<string, { [Key in Name]: new (options: typeof WORLD) => Disposable }>>,
  name: Name,
): Thing[] {
  return Object.entries(all).flatMap(([entry, { [name]: Class }], i) => {
    const alive = new Class(WORLD);
    if (i > 1) return [[`a ${name} of ${entry}`, alive]];
    const disposed = new Class(WORLD);
    disposed[Symbol.dispose]();
    return [
      [`a ${name} of ${entry}`, alive],
      [`a disposed ${name} of ${entry}`, disposed],
      [`a proxy of a ${name} of ${entry}`, new Proxy(alive, {})],
      [`what inherits from a ${name} of ${entry}`, Object.create(alive)],
      [`the prototype of ${name} of ${entry}`, Class.prototype],
      [`the class ${name} of ${entry}`, Class],
    ] satisfies Thing[];
  });
}

type Member = (...args: unknown[]) => unknown;
/** The arguments of a right call, made anew. */
type Arguments = () => unknown[];

/** Calls in each of which one value is another thing: an argument, or what is in one, however deep. */
function* wrongCalls(args: Arguments): Generator<[what: string, args: unknown[]]> {
  for (const path of pathsIn(args())) {
    for (const [name, thing] of things()) {
      const given = copyOf(args()) as unknown[];
      let holder = given as unknown as Record<string, unknown>;
      for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
      holder[path.at(-1)!] = thing;
      yield [`${path.join('.')} is ${name}`, given];
    }
  }
}

/** A copy of arrays and plain objects; what else is in them is shared. */
function copyOf(value: unknown): unknown {
  if (!isPlain(value)) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
}

/** Where values are: in arrays and in plain objects. */
function pathsIn(value: unknown): string[][] {
  if (!isPlain(value)) return [];
  const paths: string[][] = [];
  for (const [key, inner] of Object.entries(value)) {
    paths.push([key]);
    for (const path of pathsIn(inner)) paths.push([key].concat(path));
  }
  return paths;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

// What is expected.

const codes: ReadonlySet<unknown> = new Set(
  Array.from(
    (/^export type ErrorCode =\n([^;]+);/m.exec(readFileSync('web/lib/coded-errors.ts', 'utf8')) ??
      [])[1]!.matchAll(/'([a-z-]+)'/g),
    ([, code]) => code,
  ),
);

/** What is wrong with what a call has thrown; undefined for a sentence with a code. */
function faultOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error)) return `throws no error, but ${String(thrown)}`;
  const { code, name, message } = thrown as Error & { readonly code?: unknown };
  // The error of a class that is called back is its own.
  if (/^Class constructors? .*cannot be invoked/.test(message)) return undefined;
  if (!codes.has(code)) return `throws without a code ${name}: ${message}`;
  const isSentence = /^\S.*: \S/s.test(message) && !/\[object|Cannot read/.test(message);
  return isSentence ? undefined : `throws no sentence: ${message}`;
}

/** Faults of a call that may throw or be refused later; where it must throw, of one that does not. */
async function faultsOf(what: string, call: () => unknown, mustThrow = false): Promise<string[]> {
  try {
    await call();
    return mustThrow ? [`${what}: throws nothing`] : [];
  } catch (thrown) {
    const fault = faultOf(thrown);
    return fault === undefined ? [] : [`${what}: ${fault}`];
  }
}

/** Lists what has been found, a line each. */
function expectNone(faults: readonly string[]): void {
  expect(faults, faults.join('\n')).toEqual([]);
}

/** Faults of a function, of which a right call must succeed. */
async function faultsOfFunction(name: string, run: Member, args: Arguments): Promise<string[]> {
  await run(...args());
  const faults: string[] = [];
  for (const [what, given] of wrongCalls(args)) {
    faults.push(...(await faultsOf(`${name}, where ${what}`, () => run(...given))));
  }
  return faults;
}

/** An object to be used once. */
interface Made {
  readonly self: object;
  /** Throws if a call has broken it. */
  readonly check: () => void;
}

/** Faults of a member; `args` are those of a right call. What has taken a wrong thing is not used again. */
async function faultsOfMember<M extends Made>(
  make: () => M,
  name: string,
  args: (made: M) => unknown[],
): Promise<string[]> {
  let made = make();
  const run = async (given: unknown[]): Promise<void> => {
    await Reflect.apply(Reflect.get(made.self, name) as Member, made.self, given);
    made.check();
    made = make();
  };
  await run(args(made));
  const faults: string[] = [];
  for (const [what, given] of wrongCalls(() => args(made))) {
    faults.push(...(await faultsOf(`${name}, where ${what}`, () => run(given))));
  }
  made.check();
  return faults;
}

/** Faults of the members of a prototype that are called on other things; `isOne` says for which things they work. */
async function faultsOfThis(
  prototype: object,
  isOne: (name: string) => boolean,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [key, descriptor] of members(prototype)) {
    const run = functionOf(descriptor);
    if (run === undefined || harmless.has(key)) continue;
    for (const [name, thing] of things()) {
      if (isOne(name)) continue;
      const call = (): unknown => Reflect.apply(run, thing, []);
      faults.push(...(await faultsOf(`${String(key)} of ${name}`, call, true)));
    }
  }
  return faults;
}

/** The function of a method, or of what is read. */
function functionOf(descriptor: PropertyDescriptor): Member | undefined {
  const run: unknown = Reflect.get(descriptor, 'get') ?? descriptor.value;
  return typeof run === 'function' ? (run as Member) : undefined;
}

/** What needs no object. */
const harmless: ReadonlySet<string | symbol> = new Set(['constructor', Symbol.toStringTag]);

/** The members of a prototype, inherited ones included. */
function members(prototype: object): Map<string | symbol, PropertyDescriptor> {
  const found = new Map<string | symbol, PropertyDescriptor>();
  for (let at = prototype; at !== Object.prototype; at = Object.getPrototypeOf(at) as object) {
    for (const key of Reflect.ownKeys(at)) {
      if (!found.has(key)) found.set(key, Object.getOwnPropertyDescriptor(at, key)!);
    }
  }
  return found;
}

/** The names of the methods of an object. */
function methodNames(self: object): string[] {
  const names = [...members(Object.getPrototypeOf(self) as object)].flatMap(([key, { value }]) =>
    typeof key === 'string' && typeof value === 'function' && key !== 'constructor' ? [key] : [],
  );
  return inOrder(names);
}

// Which things members work on.

const isTree = (name: string): boolean => /^a (disposed )?Quadtree of/.test(name);
const isWorld = (name: string): boolean => /^a (disposed )?World of/.test(name);
const isInspector = (name: string): boolean => name === 'an inspector';

const quadtreeOptions: Arguments = () => [treeOptions()];
const worldOptions: Arguments = () => [{ ...treeAndWorldOptions(), seamTolerance: 0.1 }];

/** The calls that are tested of an entry's class: all of the first two entries; the others have the same class in another file. */
function callsOf<Call>(
  entry: string,
  all: object,
  calls: Readonly<Record<string, Call>>,
): [string, Call][] {
  return Object.keys(all).indexOf(entry) < 2 ? Object.entries(calls) : [];
}

// Trees.

type MadeTree = Made & TreeOfCalls;

function treeOf({ Quadtree, inspect }: typeof quadrille): MadeTree {
  const made = fillTree(new Quadtree(WORLD));
  const { self } = made;
  const check = (): void => {
    if (!self.disposed) inspect(self).validate();
    self.dispose();
  };
  return { ...made, check };
}

const inspectorArguments: Readonly<Record<string, unknown[]>> = {
  depths: [],
  nodeAt: [1, 1],
  nodes: [],
  nodesOf: [0],
  outsiders: [],
  path: [0],
  rowsIn: [0],
  stats: [],
  validate: [],
};

describe.each(Object.entries(treeEntries))('Quadtree of %s', (entry, exports) => {
  const one = exports as typeof quadrille;
  const make = (): MadeTree => treeOf(one);

  test('the arguments of all methods are listed', () => {
    expect(inOrder(Object.keys(treeArguments))).toEqual(methodNames(make().self));
  });

  test.for(callsOf(entry, treeEntries, treeArguments))('%s', async ([name, args]) => {
    expectNone(await faultsOfMember(make, name, args));
  });

  test.for(callsOf(entry, treeEntries, otherTreeArguments))(
    '%s, called in another way',
    async ([name, args]) => {
      expectNone(await faultsOfMember(make, name, args));
    },
  );

  test('members that are called on something else', async () => {
    const { prototype } = one.Quadtree;
    expectNone(await faultsOfThis(prototype, isTree));
  });

  test('members of what was disposed of', async () => {
    const { self } = make();
    self.dispose();
    const faults: string[] = [];
    for (const [key, descriptor] of members(one.Quadtree.prototype)) {
      const run = functionOf(descriptor);
      if (run === undefined || harmless.has(key) || /dispose/.test(String(key))) continue;
      faults.push(...(await faultsOf(String(key), () => Reflect.apply(run, self, []), true)));
    }
    expectNone(faults);
  });

  test('the constructor, create and from', async () => {
    const { Quadtree } = one;
    expectNone([
      ...(await faultsOfFunction('new', (given) => new Quadtree(given as never), quadtreeOptions)),
      ...(await faultsOfFunction(
        'create',
        (given) => Quadtree.create(given as never),
        quadtreeOptions,
      )),
      ...(await faultsOfFunction(
        'from',
        (given) => Quadtree.from(given as never),
        () => [make().self.snapshot()],
      )),
      ...(await faultsOfStatic(Quadtree, ['create', 'from'])),
    ]);
  });

  test('inspect, and what it returns', async () => {
    const { inspect } = one;
    const { self } = make();
    const inspector = inspect(self);
    expect(inOrder(Object.keys(inspectorArguments))).toEqual(
      methodNames(entry.endsWith('hecked') ? quadrille.inspect(treeOf(quadrille).self) : inspector),
    );
    const faults = await faultsOfFunction('inspect', inspect as Member, () => [self]);
    for (const [name, args] of Object.entries(inspectorArguments)) {
      const run: Member = (...given) =>
        (Reflect.get(inspector, name) as Member).apply(inspector, given);
      faults.push(...(await faultsOfFunction(name, run, () => [...args])));
    }
    faults.push(...(await faultsOfThis(Object.getPrototypeOf(inspector) as object, isInspector)));
    expectNone(faults);
  });
});

/** Faults of static methods that are called on other things than their class. */
async function faultsOfStatic(Class: object, names: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const name of names) {
    const run = Reflect.get(Class, name) as Member;
    for (const [thing, self] of things()) {
      if (thing.startsWith('the class')) continue;
      const call = (): unknown => Reflect.apply(run, self, [WORLD]);
      faults.push(...(await faultsOf(`${name} of ${thing}`, call, true)));
    }
  }
  return faults;
}

// Worlds.

type MadeWorld = Made & WorldOfCalls;

function worldOf({ World, inspect }: typeof world): MadeWorld {
  const made = fillWorld(new World(WORLD));
  const { self } = made;
  const check = (): void => {
    if (!self.disposed) inspect(self).validate();
    self.dispose();
  };
  return { ...made, check };
}

describe.each(Object.entries(worldEntries))('World of %s', (entry, exports) => {
  const one = exports as typeof world;
  const make = (): MadeWorld => worldOf(one);

  test('the arguments of all methods are listed', () => {
    expect(inOrder(Object.keys(worldArguments))).toEqual(methodNames(make().self));
  });

  test.for(callsOf(entry, worldEntries, worldArguments))('%s', async ([name, args]) => {
    expectNone(await faultsOfMember(make, name, args));
  });

  test.for(callsOf(entry, worldEntries, otherWorldArguments))(
    '%s, called in another way',
    async ([name, args]) => {
      expectNone(await faultsOfMember(make, name, args));
    },
  );

  test('members that are called on something else', async () => {
    expectNone(await faultsOfThis(one.World.prototype, isWorld));
  });

  test('the constructor and create', async () => {
    const { World } = one;
    expectNone([
      ...(await faultsOfFunction('new', (given) => new World(given as never), worldOptions)),
      ...(await faultsOfFunction('create', (given) => World.create(given as never), worldOptions)),
      ...(await faultsOfFunction(
        'from',
        (given) => World.from(given as never),
        () => [make().self.snapshot()],
      )),
      ...(await faultsOfStatic(World, ['create', 'from'])),
    ]);
  });

  test('inspect', async () => {
    const { self } = make();
    expectNone(await faultsOfFunction('inspect', one.inspect as Member, () => [self]));
  });
});

// Functions.

/** The arguments of a right call of each function of an entry. */
const functionArguments: Readonly<Record<string, Arguments>> = {
  addLevel: () => [worldOf(world).self, level()],
  box: () => [1, 1],
  capsule: () => [1, 1, { upright: true }],
  chain: () => [[0, 0, 1, 0, 1, 1], { loop: true, oneSided: true }],
  circle: () => [1],
  compareWorlds: () => [worldOf(world).self, worldOf(world).self.snapshot()],
  decompose: () => [[0, 0, 16, 0, 16, 4, 4, 4, 4, 16, 0, 16]],
  load: () => [{ wasm: undefined }],
  polygon: () => [[0, 0, 4, 0, 4, 4]],
  readLdtk: () => [
    ldtkFile,
    { level: 'Square', files: {}, intGrid: { 1: { shape: 1 } }, invisible: true, skip: ['none'] },
  ],
  readRecording: () => [recordingOf(treeOf(quadrille).self).save()],
  readWorldRecording: () => {
    const { self, check } = worldOf(world);
    const made = recorderEntry.recorder(self);
    made.record();
    check();
    return [made.save()];
  },
  readTiled: () => [
    mapOf({ layers: [tileLayer(), objectLayer([objectOf()])] }),
    {
      tilesets: {},
      templates: {},
      load: () => '',
      solid: true,
      overhang: 'clip',
      strict: true,
      paths: ['none'],
      invisible: true,
      skip: ['none'],
    },
  ],
  recorder: () => [treeOf(quadrille).self, { rate: 60, limit: 9_999 }],
  segment: () => [0, 0, 1, 1],
};

/** What is tested with what it makes. */
const tested: ReadonlySet<string> = new Set(['Quadtree', 'World', 'inspect']);
/** Arithmetic, which checks no number: so the documents say. Of those that write, `into` is checked. */
const arithmetic: ReadonlySet<string> = new Set(['rowOf', 'fromCenter', 'fromMinMax', 'toMinMax']);
const writers: ReadonlySet<string> = new Set(['fromCenterInto', 'fromMinMaxInto', 'toMinMaxInto']);

const ldtkFile = readFileSync('tests/lib/tiled/fixtures/village.ldtk', 'utf8');

function level(): object {
  return {
    maps: [{ ...newTiles(), name: 'Ground' }],
    bodies: [newBody()],
    points: [],
    bounds: { x: 0, y: 0, width: 9, height: 9 },
  };
}

function recordingOf(tree: quadrille.Quadtree): recorderEntry.Recorder {
  const made = recorderEntry.recorder(tree);
  made.record();
  return made;
}

describe.each(Object.entries(entries))('functions of %s', (_, exports) => {
  const functions = Object.entries(exports).flatMap(([name, value]) =>
    typeof value === 'function' && !tested.has(name) && !arithmetic.has(name)
      ? [[name, value as Member] as const]
      : [],
  );

  test.for(functions)('%s', async ([name, run]) => {
    const args = writers.has(name) ? (): unknown[] => [[], 0, 1, 1, 2, 2] : functionArguments[name];
    expect(args, 'list the arguments of a right call in functionArguments').toBeDefined();
    // `load` keeps the promise of the first call, and with it the first options.
    const given: Member = name === 'load' ? (options) => freshLoad(options) : run;
    if (writers.has(name)) {
      expectNone(await faultsOfWriter(name, run, args!));
      return;
    }
    expectNone(await faultsOfFunction(name, given, args!));
  });
});

/** Faults of what writes to its first argument, which is not to be a class or its prototype: other tests use them. */
async function faultsOfWriter(name: string, run: Member, args: Arguments): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, thing] of things()) {
    if (/^the (class|prototype) /.test(what)) continue;
    const call = (): unknown => run(thing, ...args().slice(1));
    faults.push(...(await faultsOf(`${name}, where into is ${what}`, call)));
  }
  return faults;
}

/** A load by a loader that has loaded nothing before. */
function freshLoad(options: unknown): Promise<unknown> {
  return new Loader(QUADRILLE).load(options as never, () => wasmUrl);
}

const makeRecorder = () => ({ self: recordingOf(treeOf(quadrille).self), check: () => {} });

describe('what a recorder makes', () => {
  const { readRecording } = recorderEntry;
  const makeRecording = () => ({
    self: readRecording(makeRecorder().self.save()),
    check: () => {},
  });

  test('a recorder', async () => {
    expect(methodNames(makeRecorder().self)).toEqual(['clear', 'record', 'save']);
    const { prototype } = makeRecorder().self.constructor;
    expectNone(await faultsOfThis(prototype, (name) => name === 'a recorder'));
    const { self, check } = treeOf(quadrille);
    const ofDisposed = recordingOf(self);
    check();
    expectNone(await faultsOf('record', () => ofDisposed.record(), true));
  });

  test('a recording', async () => {
    expect(methodNames(makeRecording().self)).toEqual(['frame']);
    expectNone(await faultsOfMember(makeRecording, 'frame', () => [0]));
    const { prototype } = makeRecording().self.constructor;
    expectNone(await faultsOfThis(prototype, () => false));
  });
});
