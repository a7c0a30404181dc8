import { Quadtree } from 'quadrille';
import { PairList } from '../pair-list.mjs';
import { makeSprites } from '../peers/phaser.mjs';

/**
 * Ways to tell a game which of its sprites overlap: a callback gets both sprites of each pair. A frame begins when Phaser's motion has
 * ended and ends with the last pair; Phaser moves and draws nothing.
 *
 * @type {import('../implementation.d.ts').Implementation[]}
 */
export const arcadeImplementations = [
  telling('quadrille', 'ours', false, withTree),
  telling('phaser overlap(group, group)', 'package', true, ({ world, group }) => (onPair) => {
    world.tree.clear();
    world.tree.load(Array.from(world.bodies));
    world.overlap(group, group, onPair);
  }),
  telling('phaser overlap(group, group), useTree: false', 'package', true, ({ world, group }) => {
    world.useTree = false;
    return (onPair) => world.overlap(group, group, onPair);
  }),
  telling('phaser overlap(group)', 'package', false, ({ world, group }) => {
    return (onPair) => world.overlap(group, undefined, onPair);
  }),
];

async function withTree({ sprites, side }) {
  const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: side, height: side } });
  const write = (boxes) => {
    for (let row = 0, k = 0; row < sprites.length; row++, k += 4) {
      const { body } = sprites[row];
      boxes[k] = body.left;
      boxes[k + 1] = body.top;
      boxes[k + 2] = body.right;
      boxes[k + 3] = body.bottom;
    }
    return boxes;
  };
  tree.setAll(write(new Float32Array(4 * sprites.length)));
  return (onPair) => {
    write(tree.boxes);
    tree.sync();
    tree.forEachPair((a, b) => onPair(sprites[a], sprites[b]));
  };
}

/**
 * @param {boolean} isTwice whether the callback gets each pair twice, as (a, b) and as (b, a)
 * @param start takes the sprites, and returns what calls a callback for each pair
 */
function telling(name, kind, isTwice, start) {
  return {
    name,
    kind,
    async init(scene) {
      const boxes = scene.boxes.slice();
      const made = await makeSprites(scene);
      const tellPairs = await start({ ...made, side: scene.side });
      const pairs = new PairList();
      const onPair = (a, b) => {
        if (!isTwice || a.row < b.row) pairs.push(a.row, b.row);
      };
      const frame = () => {
        made.moveTo(boxes);
        pairs.count = 0;
        tellPairs(onPair);
        return pairs.count;
      };
      return { boxes: () => boxes, frame, pairs: () => pairs, dispose: made.destroy };
    },
  };
}
