/** The tree with the default options, which is compared with itself too. */
const byDefault = 'quadrille';

/**
 * A cell for each tree of a scene.
 *
 * @param {import('../scenes.mjs').Scene} scene
 * @param {import('./subject.mjs').Subject} subject which trees there are
 * @returns {import('./measure.mjs').Cell[]}
 */
export function frameCells(scene, subject) {
  return subject.variants.map(({ name }) => ({
    part: 'frames',
    kind: scene.kind,
    count: scene.count,
    what: name,
    hasControl: name === byDefault,
    async start({ variants, blocks }) {
      const variant = variants.find((one) => one.name === name);
      return blocks.frameBlocks(scene, await variant.init(scene));
    },
  }));
}
