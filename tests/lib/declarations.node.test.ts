// What the compilers of strict projects see.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
// Below the package's own folder, so that its name resolves to its `exports`.
const folder = new URL('build/snippets/', root);

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What tsc says of files in a project without skipLibCheck; '' when it is content. */
function compile(files: ReadonlyMap<string, string>, lib = 'es2022,dom'): string {
  const paths = Array.from(files, ([name, text]) => {
    const path = fileURLToPath(new URL(`${name}.ts`, folder));
    writeFileSync(path, text);
    return path;
  });
  const options =
    `--ignoreConfig --noEmit --strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes --target es2022 --module nodenext --lib ${lib}`.split(
      ' ',
    );
  const tsc = fileURLToPath(new URL('node_modules/typescript/bin/tsc', root));
  const run = spawnSync(process.execPath, [tsc, ...options, ...paths], {
    encoding: 'utf8',
    cwd: fileURLToPath(folder),
  });
  return run.stdout + run.stderr;
}

const use = `
import { inspect, load, NODE_STRIDE, Quadtree, rowOf, type QuadtreeOptions, type QuadtreeStats, type View, type WasmSource } from 'quadrille';
import { Quadtree as Inline } from 'quadrille/inline';
const options: QuadtreeOptions = { bounds: { x: 0, y: 0, width: 1, height: 1 }, placement: 'loose' };
const source: WasmSource = new URL('https://example.org/quadrille.wasm');
await load({ wasm: source });
const tree: Quadtree = new Quadtree(options);
const rows: View<Uint32Array> = tree.queryRows(0, 0, 1, 1);
const stats: QuadtreeStats = inspect(tree).stats();
export const sum: number = rows.length + stats.nodes + NODE_STRIDE + rowOf(tree.insert(0, 0, 1, 1));
export const same: Inline = tree;
`;

const useOfWorld = `
import { type BodyId, box, type Contact, load, type MoveOptions, type MoveResult, type Moves, type NewBody, type NewTiles, type Part, Quadtree, rowOf, type Shape, Tile, type TileCell, World, type WorldOptions } from 'quadrille/world';
import { World as Inline } from 'quadrille/world/inline';
await load();
const options: WorldOptions = { bounds: { x: 0, y: 0, width: 1, height: 1 }, touching: true };
const world: World<{ lives: number }> = await World.create<{ lives: number }>(options);
const shape: Shape = box(1, 2);
const id: BodyId = world.insert({ shape, x: 1, static: true, data: { lives: 1 } });
const parts: readonly Part[] = [{ shape, category: 2 }, { shape, x: 1, angle: undefined }];
const several: NewBody<{ lives: number }> = { parts, y: 1, data: { lives: 2 } };
const copy: BodyId = world.insert(world.get(world.insert(several)));
world.update(copy, { parts: [...(world.get(copy).parts ?? []), ...parts] });
world.update(copy, { shape });
world.updatePart(copy, 0, { tag: world.part(copy, 0).tag + world.partCount(copy) });
const grid: NewTiles<{ lives: number }> = { columns: 1, rows: 1, size: 8, tiles: [Tile.Solid], kinds: [undefined, { shape: [0, 0, 1, 0, 1, 1] }] };
const map: BodyId = world.addTiles(world.tilesOf(world.addTiles(grid)));
const { column, row }: TileCell = world.cellOf(map, 0);
world.setTile(map, column, row, world.isTileMap(map) ? world.tileAt(map, 0, 0) : 0);
const lives: number | undefined = world.data(id)?.lives;
const contacts: Contact[] = world.contacts();
const xs: number[] = contacts.map(({ points }) => points[0].x);
const off: () => void = world.on('enter', { a: 1 }, (a: BodyId, b: BodyId, contact) => [a, b, contact?.depth]);
world.on('exit', (a, b) => world.has(a) && world.has(b));
for (const found of world.query(0, 0, 1, 1)) world.remove(found);
const how: MoveOptions = { up: { x: 0, y: -1 }, support: undefined, except: [id] };
const moved: MoveResult = world.moveAndSlide(shape, { x: 1 }, 0, 1, { ...how, support: world.moveAndSlide(id, 0, 1, how).support });
const floor: BodyId | undefined = moved.floor ?? moved.hits.find(({ kind }) => kind === 'floor')?.id;
const many: Moves = world.moveAndSlideMany([id], [0, 1], { snapDistance: 1 });
world.moveAndSlideMany([id], many.moves.subarray(0, 2), { previous: many.moves.slice(), mask: rowOf(floor ?? id) });
const tree = new Quadtree(options);
export const sum: number = contacts.length + (lives ?? 0) + rowOf(id) + rowOf(tree.insert(0, 0, 1, 1)) + world.departedRows().length;
export const same: Inline<{ lives: number }> = world;
export { off, xs };
`;

const useOfLevels = `
import { addLevel, type Level, type LevelData } from 'quadrille/tiled';
import { type BodyId, World } from 'quadrille/world';
declare const level: Level;
const world = await World.create<LevelData>({ bounds: level.bounds });
const added = addLevel(world, level);
const ids: BodyId[] = [...added.maps, ...added.bodies];
// What stands in for a world has ids of its own type.
const counted = addLevel({ addTiles: () => 1, insertMany: () => [2], remove: (id: number) => id > 0 }, level);
const numbers: number[] = counted.maps;
declare const strict: { addTiles(): BodyId; insertMany(): BodyId[]; remove(id: BodyId): boolean };
export const all: BodyId[] = addLevel(strict, level).bodies.concat(ids);
// @ts-expect-error: numbers are no ids
export const wrong: BodyId[] = numbers;
`;

const wrongOfWorld = `
import { box, circle, Quadtree, World } from 'quadrille/world';
const bounds = { x: 0, y: 0, width: 1, height: 1 };
const world = new World<string>({ bounds });
const tree = new Quadtree({ bounds });
const id = world.insert({ shape: circle(1), data: 'hero' });
// @ts-expect-error: data are strings
world.insert({ shape: circle(1), data: 1 });
// @ts-expect-error: a body needs a shape
world.insert({ x: 1 });
// @ts-expect-error: a shape or parts
world.insert({ shape: circle(1), parts: [{ shape: circle(1) }] });
// @ts-expect-error: a part needs a shape
world.insert({ parts: [{ x: 1 }] });
// @ts-expect-error: parts are not static by themselves
world.updatePart(id, 0, { static: true });
// @ts-expect-error: not every body has a shape
world.get(id).shape.kind;
// @ts-expect-error: a map needs a size
world.addTiles({ columns: 1, rows: 1, tiles: [1] });
// @ts-expect-error: a map does not turn
world.addTiles({ columns: 1, rows: 1, size: 8, tiles: [1], angle: 1 });
// @ts-expect-error: a body takes no place
world.moveAndSlide(id, { x: 1 }, 0, 1);
// @ts-expect-error: a support is that of a result
world.moveAndSlide(id, 0, 1, { support: id });
// @ts-expect-error: many have the moves of the last call
world.moveAndSlideMany([id], [0, 1], { support: undefined });
// @ts-expect-error: there is no such option
world.update(id, { radius: 2 });
// @ts-expect-error: data are strings
world.update(id, { data: 1 });
// @ts-expect-error: an id is a number
world.remove('0');
// @ts-expect-error: no such event
world.on('leave', {}, () => {});
// @ts-expect-error: an exit has no contact
world.on('exit', (a, b, contact) => contact);
// @ts-expect-error: two sizes
box(1);
// @ts-expect-error: bodies beyond the bounds are always kept
new World({ bounds, outside: 'grow' });
// @ts-expect-error: views are read only
world.pairRows()[0] = 1;
`;

const wrong = `
import { Quadtree } from 'quadrille';
const bounds = { x: 0, y: 0, width: 1, height: 1 };
const tree = new Quadtree({ bounds });
// @ts-expect-error: options are read only
tree.options = { bounds };
// @ts-expect-error: and so is what they hold
tree.options.capacity = 3;
// @ts-expect-error: no such placement
new Quadtree({ bounds, placement: 'tree' });
// @ts-expect-error: bounds are required
new Quadtree({});
new Quadtree({ bounds, capacity: undefined });
// @ts-expect-error: undefined is no world
new Quadtree({ bounds: undefined });
// @ts-expect-error: four numbers
tree.insert(0, 0, 1);
// @ts-expect-error: no strings
tree.setAll('0011');
// @ts-expect-error: size cannot be set
tree.size = 3;
`;

function expectDeclarationsToHold(lib: string, files: Readonly<Record<string, string>>): void {
  expect(compile(new Map(Object.entries(files)), lib)).toBe('');
}

test('our declarations hold in a strict project without esnext.disposable; it refuses wrong arguments', () => {
  expectDeclarationsToHold('es2022,dom', { use, useOfWorld, useOfLevels, wrong, wrongOfWorld });
});

test.each<[string, string, Readonly<Record<string, string>>]>([
  ['a Node project without the types of a browser', 'es2022 --types node', { use, useOfWorld }],
  [
    'a project with nothing but the language',
    'es2022',
    {
      use: use.replace("new URL('https://example.org/quadrille.wasm')", "'quadrille.wasm'"),
      useOfWorld,
    },
  ],
  [
    'a project with `using`',
    'es2022,dom,esnext.disposable',
    {
      use: `${use}{ using scoped = await Quadtree.create(options); scoped.clear(); }\nexport const d: Disposable = tree;\n`,
      useOfWorld: `${useOfWorld}{ using scoped = await World.create(options); scoped.clear(); }\n`,
    },
  ],
])('our declarations hold in %s', { tags: ['thorough'] }, (_, lib, files) => {
  expectDeclarationsToHold(lib, files);
});
