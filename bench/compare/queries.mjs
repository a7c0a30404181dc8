import { largeWindows, makeQuerySet, queryKinds } from '../queries/query-sets.mjs';
import { makeScene } from '../scenes.mjs';

/**
 * Cells for each kind of query: all places after a change of all objects (cold), all places again and again without a change (warm), all
 * in one call and, beside those of uniform scenes, the first one after a change of few objects.
 *
 * @param {string} sceneKind
 * @param {number} count objects of the scene
 * @returns {import('./measure.mjs').Cell[]}
 */
export function queryCells(sceneKind, count) {
  const scene = makeScene(sceneKind, count);
  const changing = makeScene('still', count);
  return Object.entries({ ...queryKinds, ...largeWindows }).flatMap(([kind, { asks = kind }]) => {
    const querySet = makeQuerySet(scene, kind);
    const cell = (part, name, cellScene, blocksOf) => ({
      part,
      kind: cellScene.kind,
      count,
      what: `${kind}, ${name}`,
      hasControl: true,
      async start(subject) {
        const tree = await subject.queries(cellScene);
        const oneByOne = subject.oneByOne(tree.one[asks], querySet.numbers);
        const blocks = blocksOf(subject.blocks, { oneByOne, all: tree.all[asks], tree });
        return { ...blocks, dispose: () => tree.dispose() };
      },
    });
    const first = cell('single', 'first', changing, ({ changingBlocks }, { oneByOne, tree }) =>
      changingBlocks(oneByOne, querySet, changing, tree, 1),
    );
    const others = [
      cell('single', 'cold', scene, ({ changingBlocks }, { oneByOne, tree }) =>
        changingBlocks(oneByOne, querySet, scene, tree, querySet.count),
      ),
      cell('single', 'warm', scene, ({ warmBlocks }, { oneByOne }) =>
        warmBlocks(oneByOne, querySet),
      ),
      cell('batched', 'batched', scene, ({ batchBlocks }, { all }) => batchBlocks(all, querySet)),
    ];
    return sceneKind === 'uniform' ? [first].concat(others) : others;
  });
}
