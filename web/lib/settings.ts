/** Settings in the form in which C++ receives and returns them. */
import { OK, statusError } from './errors.js';
import type { NativeModule } from './native-module.js';
import { type Corners, OUTSIDES, PLACEMENTS, type Settings } from './options.js';
import { TreeHandle } from './tree-handle.js';

/** Makes an empty tree. */
export function createTree(
  module: NativeModule,
  where: string,
  corners: Corners,
  settings: Settings,
): TreeHandle {
  const native = module.classes.create(...asNative(corners, settings));
  if (native === null) throw statusError(where, module.resultStatus);
  return new TreeHandle(module, native);
}

/** Changes the settings of a tree, or throws and changes nothing. */
export function changeSettings(
  { native }: TreeHandle,
  where: string,
  corners: Corners,
  settings: Settings,
): void {
  const status = -native.setSettings(...asNative(corners, settings));
  if (status !== OK) throw statusError(where, status, `the box in row ${native.errorIndex()}`);
}

/** The settings of a tree as C++ has them, in 32-bit numbers. */
export function readSettings(tree: TreeHandle): Settings {
  const values = readNative(tree);
  return {
    capacity: values[4]!,
    maxDepth: values[5]!,
    placement: PLACEMENTS[values[6]!]!,
    looseness: values[7]!,
    touching: values[8] === 1,
    outside: OUTSIDES[values[9]!]!,
    maxPairs: values[10]!,
  };
}

/** The world of a tree, which with `outside: 'grow'` grows by itself. */
export function readCorners(tree: TreeHandle): Corners {
  const [minX, minY, maxX, maxY] = readNative(tree) as unknown as Corners;
  return [minX, minY, maxX, maxY];
}

function readNative({ module, native }: TreeHandle): Float64Array {
  return module.values(Float64Array, 'settings', native.settings());
}

/** In the order in which C++ receives and returns them (cpp/bindings/quadtree_embind.cpp). */
function asNative(
  corners: Corners,
  settings: Settings,
): Parameters<NativeModule['classes']['create']> {
  return [
    ...corners,
    settings.capacity,
    settings.maxDepth,
    PLACEMENTS.indexOf(settings.placement),
    settings.looseness,
    settings.touching,
    OUTSIDES.indexOf(settings.outside),
    settings.maxPairs,
  ];
}
