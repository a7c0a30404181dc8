import { sceneKinds } from '../scenes.mjs';

export const placements = ['cover', 'parent', 'leaf', 'loose'];
/** Broad phases of other libraries, each in a program of its own (bench/native/peers). */
export const peers = ['boost-rtree', 'box2d-broad-phase'];
export const growthScene = 'uniform';

export const sizes = [1_000, 10_000, 100_000, 1_000_000];
const growthSizes = [2_000, 5_000, 20_000, 50_000, 200_000, 500_000];

/**
 * The cases: every scene and size for the placements of the library in both builds, sizes between them
 * for the curve of growth, and natively the articles' trees and those peers that are built.
 *
 * @param {{ scenes?: string[], most?: number, builtPeers?: string[] }} wanted
 * @returns {{ scene: string, count: number, implementation: string, builds: string[] }[]}
 */
export function cases({ scenes = sceneKinds, most = Infinity, builtPeers = [] }) {
  return sceneKinds
    .filter((scene) => scenes.includes(scene))
    .flatMap((scene) => sizesOf(scene).flatMap((count) => casesOf(scene, count, builtPeers)))
    .filter(({ count }) => count <= most);
}

function casesOf(scene, count, builtPeers) {
  const both = ['native', 'wasm'];
  const others = isForOthers(scene, count) ? ['article-parent', 'article-leaf', ...builtPeers] : [];
  return [
    ...placements.map((implementation) => ({ scene, count, implementation, builds: both })),
    ...others.map((implementation) => ({
      scene,
      count,
      implementation,
      builds: ['native'],
    })),
  ];
}

function sizesOf(scene) {
  const some = scene === growthScene ? [...sizes, ...growthSizes] : sizes;
  return some.toSorted((a, b) => a - b);
}

/** With more objects, a frame of other trees than ours takes too long. */
function isForOthers(scene, count) {
  const most = scene === 'pile-up' ? 10_000 : 100_000;
  return count <= most && sizes.includes(count);
}
