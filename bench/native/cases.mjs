import { sceneKinds } from '../scenes.mjs';

export const placements = ['cover', 'parent', 'leaf', 'loose'];
export const growthScene = 'uniform';

export const sizes = [1_000, 10_000, 100_000, 1_000_000];
const growthSizes = [2_000, 5_000, 20_000, 50_000, 200_000, 500_000];

/**
 * The cases: every scene and size for the placements of the library in both builds, sizes between them
 * for the curve of growth, and the articles' trees natively.
 *
 * @returns {{ scene: string, count: number, implementation: string, builds: string[] }[]}
 */
export function cases({ scenes = sceneKinds, most = Infinity }) {
  return sceneKinds
    .filter((scene) => scenes.includes(scene))
    .flatMap((scene) => sizesOf(scene).flatMap((count) => casesOf(scene, count)))
    .filter(({ count }) => count <= most);
}

function casesOf(scene, count) {
  const both = ['native', 'wasm'];
  return [
    ...placements.map((implementation) => ({ scene, count, implementation, builds: both })),
    ...articlesFor(scene, count).map((implementation) => ({
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

/** With more objects, a frame of the articles' trees takes too long. */
function articlesFor(scene, count) {
  const most = scene === 'pile-up' ? 10_000 : 100_000;
  return count <= most && sizes.includes(count) ? ['article-parent', 'article-leaf'] : [];
}
