// node fill.mjs KIND COUNT: fills a tree of a placement, or a World, and runs a frame in which everything moves. Fails where memory ends.
import { Quadtree } from 'quadrille';
import { circle, TRANSFORM_STRIDE, World } from 'quadrille/world';
import { randomUnits } from '../random.mjs';

const [kind, text] = process.argv.slice(2);
const count = Number(text);
const side = Math.ceil(Math.sqrt(count * 100));
const bounds = { x: 0, y: 0, width: side, height: side };
const unit = randomUnits(count);

if (kind === 'World') {
  const world = await World.create({ bounds });
  world.reserve(count);
  const shape = circle(2);
  for (let i = 0; i < count; i++) world.insert({ shape, x: unit() * side, y: unit() * side });
  const { transforms } = world;
  for (let i = 0; i < transforms.length; i += TRANSFORM_STRIDE) transforms[i] += 1;
  world.step();
  world.pairRows();
} else {
  const boxes = new Float32Array(4 * count);
  for (let i = 0; i < boxes.length; i += 4) {
    boxes[i] = unit() * (side - 4);
    boxes[i + 1] = unit() * (side - 4);
    boxes[i + 2] = boxes[i] + 4;
    boxes[i + 3] = boxes[i + 1] + 4;
  }
  const tree = await Quadtree.create({ bounds, placement: kind });
  tree.setAll(boxes);
  const moved = tree.boxes;
  for (let i = 0; i < moved.length; i++) moved[i] += 1;
  tree.sync();
  tree.pairRows();
}
