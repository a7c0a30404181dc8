import { readFileSync } from 'node:fs';
import { NODE_STRIDE } from 'quadrille';
import { expect, test } from 'vitest';

const dist = new URL('../../dist/', import.meta.url);

test("the constants of TypeScript are the module's", async () => {
  const limits = await import(new URL('limits.js', dist).href);
  const { loadOnce, currentRuntime } = await import(new URL('module.js', dist).href);
  await loadOnce({}, () => new URL('quadrille.wasm', dist));
  const { glue } = currentRuntime();
  expect(NODE_STRIDE).toBe(glue.nodeStride());
  expect(limits.NODE_STRIDE).toBe(glue.nodeStride());
  expect(limits.MAX_OBJECTS).toBe(glue.maxObjects());
  expect(limits.ROW_BITS).toBe(glue.rowBits());
  expect(limits.DEPTH_LIMIT).toBe(glue.depthLimit());
  expect(limits.FIRST_ID).toBe(2 ** glue.rowBits());
});

/** Constants and enumerations that the module does not export, read from the C++ headers. */
function header(name: string): string {
  return readFileSync(new URL(`../../cpp/include/quadrille/${name}.hpp`, import.meta.url), 'utf8');
}

function enumerators(source: string, name: string): string[] {
  const body = new RegExp(`enum class ${name}[^{]*\\{([^}]*)\\}`).exec(source)?.[1] ?? '';
  return Array.from(body.matchAll(/^\s*k(\w+),/gm), (match) => (match[1] as string).toLowerCase());
}

test('placements, policies and the range of looseness are those of C++', async () => {
  const { PLACEMENTS, OUTSIDES } = await import(new URL('options.js', dist).href);
  const limits = await import(new URL('limits.js', dist).href);
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

test('the words of a trace are those of C++, in the same order', async () => {
  const { TraceKind, TraceReason } = await import(new URL('trace.js', dist).href);
  expect(namesOf(TraceKind)).toEqual(enumerators(header('trace'), 'TraceKind'));
  expect(namesOf(TraceReason)).toEqual(enumerators(header('trace'), 'TraceReason'));
});

test('every status of C++ has its sentence, in the same order', async () => {
  const { statusError } = await import(new URL('errors.js', dist).href);
  const names = enumerators(header('status'), 'Status');
  expect(names[0]).toBe('ok');
  const words = [
    '',
    'no such object',
    'range of 32-bit',
    'share a point with the world',
    'out of memory',
    'at most 16777215 objects',
    'too many nodes or references',
    'too many pairs',
    'the world cannot grow',
    'the options are refused',
    'fewer nodes',
    'no snapshot',
    'a later version',
    'damaged or was cut short',
    'the shape must be finite',
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
    'worldtoolarge',
    'invalidsettings',
    'nosuchnode',
    'notasnapshot',
    'newersnapshot',
    'damagedsnapshot',
    'invalidshape',
  ]);
  for (let status = 1; status < names.length; status++) {
    expect(statusError('call', status)).toBeInstanceOf(RangeError);
    expect(statusError('call', status).message).toContain(words[status]);
  }
});
