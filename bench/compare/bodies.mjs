/**
 * The steps of a World full of bodies.
 *
 * @param {import('../bodies/scenes.mjs').BodyScene} scene
 * @returns {import('./measure.mjs').Cell[]}
 */
export function bodyCells(scene) {
  return [
    {
      part: 'bodies',
      kind: scene.kind,
      count: scene.count,
      what: 'World',
      hasControl: true,
      start: async ({ bodies, blocks }) => blocks.bodyBlocks(scene, await bodies.init(scene)),
    },
  ];
}
