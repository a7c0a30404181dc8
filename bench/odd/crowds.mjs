import { quadrilleBodies } from '../bodies/quadrille-world.mjs';
import { makeBodyScene, round } from '../bodies/scenes.mjs';
import { Motion } from '../motion.mjs';
import { randomUnits } from '../random.mjs';
import { makeScene } from '../scenes.mjs';

/** The number of windows in a frame; as many points, and as many rays. */
const queries = 64;

/**
 * A crowd of which each frame costs the same, and to which something odd may be added: a tree, or a world. `frame` is what is timed.
 * `found` is what the frame finds of the crowd, as a number that the odd thing must not change: rows of the crowd are the first ones.
 *
 * @typedef {{ holder: any, side: number, frame: (options?: object) => void, found: (options?: object) => number }} Crowd
 *
 * @type {Record<string, (builds: Builds, count: number, isThere: boolean, options?: (side: number) => object) => Promise<Crowd>>}
 *   `isThere`: false for the same place without the crowd
 * @typedef {{ index: typeof import('quadrille'), world: typeof import('quadrille/world') }} Builds
 */
export const crowds = { frames, queries: queriesOf, steps };

/** All objects move, and all pairs are found. */
async function frames({ index }, count, isThere, options = () => ({})) {
  const scene = makeScene('uniform', count);
  const { side } = scene;
  const tree = await index.Quadtree.create({ bounds: square(side), ...options(side) });
  const boxes = isThere ? scene.boxes.slice() : new Float32Array(0);
  const motion = new Motion(isThere ? scene : { ...scene, velocities: new Float32Array(0) });
  tree.insertMany(boxes);
  return {
    holder: tree,
    side,
    frame() {
      motion.step(boxes);
      tree.boxes.set(boxes);
      tree.sync();
      tree.pairRows();
    },
    found: () => pairsBelow(tree.pairRows(), isThere ? count : 0),
  };
}

/** Nothing moves; windows, points and rays look at other places in every frame. */
async function queriesOf({ index }, count, isThere, options = () => ({})) {
  const { boxes, side } = makeScene('uniform', count);
  const tree = await index.Quadtree.create({ bounds: square(side), ...options(side) });
  if (isThere) tree.insertMany(boxes);
  const rows = isThere ? count : 0;
  let unit = randomUnits(count);
  const place = () => side * unit();
  const look = (except, of = (list) => list.length) => {
    let sum = 0;
    for (let i = 0; i < queries; i++) {
      sum += of(tree.queryRows(place(), place(), 40, 40, except));
      sum += of(tree.queryPointRows(place(), place(), except));
      sum += of(tree.raycastAllRows(place(), place(), 200 * unit(), 200 * unit(), except));
    }
    return sum;
  };
  const { HIT_STRIDE } = index;
  const inCrowd = (list) => {
    const isOfHits = list instanceof Float32Array;
    let sum = 0;
    for (let i = 0; i < list.length; i += isOfHits ? HIT_STRIDE : 1) sum += Number(list[i] < rows);
    return sum;
  };
  return {
    holder: tree,
    side,
    frame: (except) => look(except),
    found(except) {
      unit = randomUnits(count);
      return look(except, inCrowd);
    },
  };
}

/** One body in twenty moves. */
async function steps({ world: build }, count, isThere) {
  const scene = makeBodyScene('1 in 20 moves', count);
  const { side, positions } = scene;
  const world = await build.World.create({ bounds: square(side) });
  const moving = isThere ? scene.moving : [];
  if (isThere) world.insertMany(quadrilleBodies(build, scene));
  let next = 0;
  return {
    holder: world,
    side,
    frame() {
      const { transforms } = world;
      const places = positions[next++ % round];
      for (const row of moving) {
        const at = build.TRANSFORM_STRIDE * row;
        for (let i = 0; i < 3; i++) transforms[at + i] = places[3 * row + i];
      }
      world.step();
    },
    found: () => pairsBelow(world.pairRows(), isThere ? count : 0),
  };
}

function square(side) {
  return { x: 0, y: 0, width: side, height: side };
}

function pairsBelow(rows, end) {
  let sum = 0;
  for (let i = 0; i < rows.length; i += 2) sum += Number(rows[i] < end && rows[i + 1] < end);
  return sum;
}
