// Another project's Emscripten module, linked with the bindings of an installed prefix.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { documentedBlock } from './cmake-project.ts';
import { checkout, output } from './commands.ts';

/** What the test uses of the module: the classes, and functions of its own. */
interface Tree {
  insert(minX: number, minY: number, maxX: number, maxY: number): number;
  pairs(): number;
  size(): number;
  has(id: number): boolean;
  delete(): void;
}

interface World {
  step(): number;
  pairs(): number;
  size(): number;
  delete(): void;
}

interface ConsumerModule {
  World: { create(...settings: (number | boolean)[]): World | null };
  addRowOfDiscs(world: World, count: number): void;
  Quadtree: { create(...settings: (number | boolean)[]): Tree | null };
  addRowOfBoxes(tree: Tree, count: number): number;
}

// Below the checkout: where emcc is, nothing else of this machine may be in sight.
const folder = join(checkout, 'build/embind-consumer');
const prefix = join(folder, 'prefix');
const project = join(folder, 'project');

let module: ConsumerModule;

function emscripten(...command: string[]): string {
  return output(checkout, process.execPath, 'scripts/emscripten.mjs', ...command);
}

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  emscripten('cmake', '--install', 'build/wasm', '--prefix', prefix);
  cpSync(join(checkout, 'tests/package/embind-consumer'), project, { recursive: true });
  const lines = documentedBlock('sh', 'CMAKE_FIND_ROOT_PATH').replace('PREFIX', `'${prefix}'`);
  emscripten('sh', '-ec', `cd '${project}'\nexport CMAKE_GENERATOR=Ninja\n${lines}`);
  const { default: start } = (await import(
    pathToFileURL(join(project, 'build/consumer.mjs')).href
  )) as {
    default: () => Promise<ConsumerModule>;
  };
  module = await start();
});

test('its JavaScript and its C++ work on the same tree', () => {
  const tree = module.Quadtree.create(0, 0, 64, 64, 4, 8, 3, 2, false, 0, 100) as Tree;
  const last = module.addRowOfBoxes(tree, 10);
  expect([tree.size(), tree.pairs(), tree.has(last)]).toEqual([10, 9, true]);
  tree.insert(0, 0, 64, 64);
  expect([tree.size(), tree.pairs()]).toEqual([11, 19]);
  tree.delete();
});

test('its JavaScript and its C++ work on the same world', () => {
  const world = module.World.create(0, 0, 64, 64, 4, 8, 3, 2, false, 100, 0.01) as World;
  module.addRowOfDiscs(world, 10);
  expect([world.size(), world.step(), world.pairs()]).toEqual([10, 0, 9]);
  world.delete();
});

test('settings that are not valid make no tree', () => {
  expect(module.Quadtree.create(0, 0, 64, 64, 0, 8, 3, 2, false, 0, 100)).toBeNull();
});
