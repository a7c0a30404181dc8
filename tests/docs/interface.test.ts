/** docs/interface.md names every public member of both classes and of what `inspect` returns, and no other. */
import { readFileSync } from 'node:fs';
import { inspect, load, Quadtree } from 'quadrille';
import { inspect as inspectWorld, load as loadWorld, World } from 'quadrille/world';
import { beforeAll, expect, test } from 'vitest';

const bounds = { x: 0, y: 0, width: 1, height: 1 };
const inspectors: Record<string, object> = {};

beforeAll(async () => {
  await Promise.all([load(), loadWorld()]);
  inspectors['Quadtree'] = inspect(new Quadtree({ bounds }));
  inspectors['World'] = inspectWorld(new World({ bounds }));
});

test.each([
  ['Quadtree', Quadtree, 1],
  ['World', World, 2],
] as const)('the table names the members of %s, each once', (name, { prototype }, column) => {
  const made: object = name === 'Quadtree' ? Quadtree : World;
  const inspected = membersOf(inspectors[name]!)
    .filter((member) => member !== 'constructor')
    .map((member) => `inspect(...).${member}`);
  expect(namedIn(column).toSorted()).toEqual(
    [...membersOf(prototype), ...staticMembersOf(made), ...inspected].toSorted(),
  );
});

/** The names of the rows that have no dash in the column of a class. */
function namedIn(column: number): string[] {
  const text = readFileSync('docs/interface.md', 'utf8');
  const [, table = ''] = /^\| member \|.*\n\| --- .*\n((?:\|.*\n)+)/m.exec(text) ?? [];
  const rows = table.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  return rows
    .filter((cells) => cells[1 + column] !== '–')
    .flatMap(([, members = '']) => Array.from(members.matchAll(/`([^`]+)`/g), ([, name]) => name!));
}

/** Own members and inherited ones, but those of every object. */
function membersOf(object: object): string[] {
  const own = Reflect.ownKeys(object).map(nameOf);
  const parent: unknown = Reflect.getPrototypeOf(object);
  const inherited = parent === Object.prototype ? [] : membersOf(parent as object);
  return [...new Set([...own, ...inherited])];
}

/** Symbols of static members are internal. */
function staticMembersOf(made: object): string[] {
  if (made === Function.prototype) return [];
  const own = Object.keys(Object.getOwnPropertyDescriptors(made)).filter(
    (name) => !['length', 'name', 'prototype'].includes(name),
  );
  return [...new Set([...own, ...staticMembersOf(Reflect.getPrototypeOf(made)!)])];
}

/** Where an engine has no `Symbol.dispose`, Node's own stands for it, with another description. */
function nameOf(key: string | symbol): string {
  return typeof key === 'string' ? key : `[${key.description!.replace(/^nodejs/, 'Symbol')}]`;
}
