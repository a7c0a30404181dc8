import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statusError } from '../../web/lib/errors.js';
import * as limits from '../../web/lib/limits.js';
import { Loader } from '../../web/lib/loader.js';
import { OUTSIDES, PLACEMENTS } from '../../web/lib/options.js';
import { QUADRILLE } from '../../web/lib/quadrille-program.js';
import { TraceKind, TraceReason } from '../../web/lib/trace.js';
import {
  INVALID_TILE_KIND,
  INVALID_TRANSFORM,
  NO_SUCH_TILE_KIND,
  TOO_MANY_OBJECTS,
  worldError,
} from '../../web/lib/world/errors.js';
import { SIDES } from '../../web/lib/world/one-way.js';
import { SHAPE_KINDS } from '../../web/lib/world/shapes.js';
import { Tile } from '../../web/lib/world/tiles.js';
import { wasmBytes } from './binary.js';

test("the constants of TypeScript are the module's", async () => {
  const loader = new Loader(QUADRILLE);
  await loader.load({ wasm: await wasmBytes() }, () => '');
  const { module } = loader;
  const { NODE_STRIDE, HIT_STRIDE, NEIGHBOR_STRIDE, MAX_OBJECTS, ROW_BITS, DEPTH_LIMIT } = limits;
  expect(Array.from(module!.words('limits', module!.classes.limits()))).toEqual([
    NODE_STRIDE,
    HIT_STRIDE,
    NEIGHBOR_STRIDE,
    MAX_OBJECTS,
    ROW_BITS,
    DEPTH_LIMIT,
  ]);
  expect(limits.FIRST_ID).toBe(2 ** ROW_BITS);
});

function file(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

/** Constants and enumerations that the module does not export, read from the C++ headers. */
function header(name: string): string {
  return file(`cpp/include/quadrille/${name}.hpp`);
}

function enumerators(source: string, name: string): string[] {
  const body =
    new RegExp(`enum class (?:\\[\\[nodiscard\\]\\] )?${name}[^{]*\\{([^}]*)\\}`).exec(
      source,
    )?.[1] ?? '';
  const code = body.replace(/\/\/.*/g, '');
  return Array.from(code.matchAll(/\bk(\w+)/g), (match) => (match[1] as string).toLowerCase());
}

test('placements, policies and the range of looseness are those of C++', () => {
  expect(PLACEMENTS).toEqual(enumerators(header('settings'), 'Placement'));
  expect(OUTSIDES).toEqual(enumerators(header('settings'), 'Outside'));
  const bound = (name: string): number =>
    Number(new RegExp(`${name} = ([\\d.]+)f`).exec(header('limits'))?.[1]);
  expect(limits.MIN_LOOSENESS).toBe(bound('kMinLooseness'));
  expect(limits.MAX_LOOSENESS).toBe(bound('kMaxLooseness'));
});

/** The names of an enumeration whose values count up from zero, in lower case. */
function namesOf(names: object): string[] {
  return Object.entries(names).map(([name, value], i) =>
    value === i ? name.toLowerCase() : 'gap',
  );
}

test('the kinds and reasons of a trace are those of C++, in the same order', () => {
  expect(namesOf(TraceKind)).toEqual(enumerators(header('trace'), 'TraceKind'));
  expect(namesOf(TraceReason)).toEqual(enumerators(header('trace'), 'TraceReason'));
});

test('the kinds of shapes are those of C++, in the same order', () => {
  expect(SHAPE_KINDS).toEqual(enumerators(header('shape'), 'ShapeKind'));
});

test('the usual tiles are those of C++, in the same order, and then the one-way tile', () => {
  expect(namesOf(Tile)).toEqual([...enumerators(header('tiles'), 'TileShape'), 'oneway']);
});

test('the sides of one-way bodies are those of C++, in the same order', () => {
  const names = SIDES.map((side) => side || 'no');
  expect(names).toEqual(enumerators(header('body'), 'OneWay'));
});

test('a status that only worlds have, and those about objects, have sentences about bodies', () => {
  const names = enumerators(header('status'), 'Status');
  expect(INVALID_TRANSFORM).toBe(names.indexOf('invalidtransform'));
  expect(TOO_MANY_OBJECTS).toBe(names.indexOf('toomanyobjects'));
  expect(INVALID_TILE_KIND).toBe(names.indexOf('invalidtilekind'));
  expect(NO_SUCH_TILE_KIND).toBe(names.indexOf('nosuchtilekind'));
  const reach = 'call: the body must keep its size and reach in the range of 32-bit floats';
  expect(worldError('call', INVALID_TRANSFORM).message).toBe(reach);
  expect(worldError('call', TOO_MANY_OBJECTS).message).toContain('at most 16777215 bodies');
  expect(worldError('call', names.indexOf('staleid')).message).toContain('no such body');
  expect(worldError('call', names.indexOf('outofmemory')).message).toBe('call: out of memory');
});

test('every status of C++ has its sentence, in the same order', () => {
  const names = enumerators(header('status'), 'Status');
  expect(names[0]).toBe('ok');
  const words = [
    '',
    'except must name objects',
    'range of 32-bit',
    'share a point with the world',
    'out of memory',
    'at most 16777215 objects',
    'too many nodes or references',
    'more pairs than maxPairs',
    'the options are refused',
    'fewer nodes',
    'no snapshot',
    'a later version',
    'damaged or was cut short',
    'the shape must be finite',
    'queries or results in one call',
  ];
  expect(names).toEqual([
    'ok',
    'staleid',
    'invalidbox',
    'outside',
    'outofmemory',
    'toomanyobjects',
    'treetoolarge',
    'toomanypairs',
    'invalidsettings',
    'nosuchnode',
    'notasnapshot',
    'newersnapshot',
    'damagedsnapshot',
    'invalidshape',
    'toomanyresults',
    'invalidtransform',
    'notready', // only of const queries, which JavaScript does not make
    'invalidorder', // JavaScript refuses such an order itself, with a sentence that names the argument
    'invalidpartcount', // nor does JavaScript pass wrong numbers of parts
    'nosuchpart', // of an empty tile
    'invalidtilemap', // JavaScript refuses such maps itself
    'invalidtilekind', // of a polygon that rounding makes none
    'nosuchtilekind',
    'nosuchtile', // JavaScript has sentences of its own for these
    'notatilemap',
    'istilemap',
    'invalidmove',
    'otherbase', // of saves, which have sentences of their own
  ]);
  for (let status = 1; status < words.length; status++) {
    expect(statusError('call', status)).toBeInstanceOf(RangeError);
    expect(statusError('call', status).message).toContain(words[status]);
  }
});
