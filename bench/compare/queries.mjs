import { makeQuerySet, queryKinds } from '../queries/query-sets.mjs';
import { makeScene } from '../scenes.mjs';

/**
 * Three cells for each kind of query: one query after each change, single queries without a change, and all in one call.
 *
 * @param {number} count objects of the scene
 * @returns {import('./measure.mjs').Cell[]}
 */
export function queryCells(count) {
  const scene = makeScene('uniform', count);
  const changing = makeScene('still', count);
  return Object.keys(queryKinds).flatMap((kind) => {
    const querySet = makeQuerySet(scene, kind);
    const cell = (part, name, { kind: sceneKind, boxes, side }, blocksOf) => ({
      part,
      kind: sceneKind,
      count,
      what: `${kind}, ${name}`,
      hasControl: true,
      async start(subject) {
        const bounds = { x: 0, y: 0, width: side, height: side };
        const tree = await subject.build.Quadtree.create({ bounds });
        tree.setAll(boxes);
        const { one, all, dispose } = subject.quadrilleQueries(subject.build, tree);
        const oneByOne = subject.oneByOne(one[kind], querySet.numbers);
        return { ...blocksOf(subject.blocks, { oneByOne, all: all[kind], tree }), dispose };
      },
    });
    return [
      cell('single', 'cold', changing, ({ coldBlocks }, { oneByOne, tree }) =>
        coldBlocks(oneByOne, querySet, changing, tree),
      ),
      cell('single', 'warm', scene, ({ warmBlocks }, { oneByOne }) =>
        warmBlocks(oneByOne, querySet),
      ),
      cell('batched', 'batched', scene, ({ batchBlocks }, { all }) => batchBlocks(all, querySet)),
    ];
  });
}
