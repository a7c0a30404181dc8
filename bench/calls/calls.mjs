/** Shapes in a batch. */
const many = 1024;

/**
 * Calls for which the tree has next to nothing to do, so that the way from JavaScript to WebAssembly and back is what they cost. `loop`
 * makes so many of them and returns how many objects they found, which should be `found` for each. A call has `shapes` shapes.
 *
 * @typedef {{ name: string, task: string, shapes?: number, found?: number, loop: (times: number) => number }} Call
 *   `task`: what it is for; the same in builds that have other names
 *
 * @param {typeof import('quadrille')} build
 * @param {import('../scenes.mjs').Scene} scene
 * @returns {Promise<{ calls: Call[], dispose: () => void }>}
 */
export async function makeCalls(build, { boxes, side }) {
  // Nothing is in the quarter of the world that is farthest from the origin.
  const tree = await build.Quadtree.create({
    bounds: { x: 0, y: 0, width: 2 * side, height: 2 * side },
  });
  const [id] = tree.insertMany(boxes);
  return {
    calls: [
      ...changes(tree, id, ...boxes),
      ...queries(build, tree, 1.5 * side),
      ...batches(build, tree, 1.5 * side),
    ],
    dispose: () => tree.dispose(),
  };
}

/** Each has a loop of its own, as in a program: a loop that all of them shared would call what it cannot foresee. */
function changes(tree, id, x, y) {
  return [
    {
      name: '`has`',
      task: 'ask for an id',
      found: 1,
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += Number(tree.has(id));
        return found;
      },
    },
    {
      name: '`boxes`, the view',
      task: 'view of the boxes',
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += tree.boxes.length;
        return found - times * 4 * tree.rows;
      },
    },
    {
      name: '`move` to where the object is',
      task: 'move without a change',
      loop(times) {
        for (let i = 0; i < times; i++) tree.move(id, x, y);
        return 0;
      },
    },
    {
      name: '`sync` when nothing has moved',
      task: 'bring up to date without a change',
      loop(times) {
        for (let i = 0; i < times; i++) tree.sync();
        return 0;
      },
    },
  ];
}

function queries({ NEIGHBOR_STRIDE }, tree, place) {
  const butOne = { except: 0 };
  return [
    {
      name: '`queryRows`',
      task: 'window, rows',
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += tree.queryRows(place, place, 1, 1).length;
        return found;
      },
    },
    {
      name: '`query`',
      task: 'window, ids',
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += tree.query(place, place, 1, 1).length;
        return found;
      },
    },
    {
      name: '`query` with `except`',
      task: 'window, ids, all but one',
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += tree.query(place, place, 1, 1, butOne).length;
        return found;
      },
    },
    {
      name: '`queryAny`',
      task: 'window, whether any',
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += Number(tree.queryAny(place, place, 1, 1));
        return found;
      },
    },
    {
      name: '`queryPointRows`',
      task: 'point, rows',
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += tree.queryPointRows(place, place).length;
        return found;
      },
    },
    {
      name: '`queryCircleRows`',
      task: 'circle, rows',
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += tree.queryCircleRows(place, place, 1).length;
        return found;
      },
    },
    {
      name: '`nearestRows`, one object',
      task: 'nearest, rows',
      found: 1,
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++)
          found += tree.nearestRows(place, place).length / NEIGHBOR_STRIDE;
        return found;
      },
    },
    {
      name: '`nearest`, one object',
      task: 'nearest, id',
      found: 1,
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += Number(tree.nearest(place, place) !== undefined);
        return found;
      },
    },
    {
      name: '`raycast`, nothing is hit',
      task: 'first hit of a ray',
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++)
          found += Number(tree.raycast(place, place, 1, 1) !== undefined);
        return found;
      },
    },
    {
      name: '`raycastAllRows`',
      task: 'hits of a ray',
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += tree.raycastAllRows(place, place, 1, 1).length;
        return found;
      },
    },
    {
      name: '`sweep`, nothing is hit',
      task: 'first hit of a moving box',
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++)
          found += Number(tree.sweep(place, place, 1, 1, 1, 1) !== undefined);
        return found;
      },
    },
  ];
}

function batches({ NEIGHBOR_STRIDE }, tree, place) {
  const windows = new Float32Array(4 * many).map((_, i) => (i % 4 < 2 ? place : place + 1));
  const points = new Float32Array(2 * many).fill(place);
  const circles = new Float32Array(3 * many).map((_, i) => (i % 3 < 2 ? place : 1));
  const rays = new Float32Array(4 * many).map((_, i) => (i % 4 < 2 ? place : 1));
  const moving = new Float32Array(6 * many).map((_, i) => (i % 6 < 4 ? place : 1));
  const nearby = { count: 1 };
  return [
    {
      name: '`queryMany`, a window',
      task: 'window of many',
      shapes: many,
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += tree.queryMany(windows).rows.length;
        return found;
      },
    },
    {
      name: '`queryAnyMany`, a window',
      task: 'window of many, whether any',
      shapes: many,
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += tree.queryAnyMany(windows)[0];
        return found;
      },
    },
    {
      name: '`queryPointMany`, a point',
      task: 'point of many',
      shapes: many,
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += tree.queryPointMany(points).rows.length;
        return found;
      },
    },
    {
      name: '`queryCircleMany`, a circle',
      task: 'circle of many',
      shapes: many,
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += tree.queryCircleMany(circles).rows.length;
        return found;
      },
    },
    {
      name: '`nearestMany`, a point, one object',
      task: 'nearest of many',
      shapes: many,
      found: many,
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++)
          found += tree.nearestMany(points, nearby).neighbors.length / NEIGHBOR_STRIDE;
        return found;
      },
    },
    {
      name: '`raycastMany`, a ray',
      task: 'ray of many',
      shapes: many,
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += tree.raycastMany(rays)[0] + 1;
        return found;
      },
    },
    {
      name: '`raycastAllMany`, a ray',
      task: 'ray of many, all hits',
      shapes: many,
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += tree.raycastAllMany(rays).hits.length;
        return found;
      },
    },
    {
      name: '`sweepMany`, a moving box',
      task: 'moving box of many',
      shapes: many,
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += tree.sweepMany(moving)[0] + 1;
        return found;
      },
    },
  ];
}

/**
 * The same of a world, with bodies where the objects of the tree are. To be made when the calls of the tree have been timed: engines compile
 * the code that two modules share for both, and calls of either cost more then.
 *
 * @param {typeof import('quadrille/world')} build
 * @param {import('../scenes.mjs').Scene} scene
 * @returns {Promise<{ calls: Call[], dispose: () => void }>}
 */
export async function makeWorldCalls(build, { boxes, side }) {
  const { circle, World } = build;
  const world = await World.create({
    bounds: { x: 0, y: 0, width: 2 * side, height: 2 * side },
  });
  for (let i = 0; i < boxes.length; i += 4) {
    world.insert({ shape: circle(1), x: boxes[i], y: boxes[i + 1] });
  }
  world.step();
  return { calls: worldQueries(build, world, 1.5 * side), dispose: () => world.dispose() };
}

function worldQueries({ circle }, world, place) {
  const disc = circle(1);
  const at = { x: place, y: place };
  const places = new Float32Array(4 * many).map((_, i) => [place, place, 0, 1][i % 4]);
  const rays = new Float32Array(4 * many).map((_, i) => (i % 4 < 2 ? place : 1));
  return [
    {
      name: '`world.queryRows`',
      task: 'world: window, rows',
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += world.queryRows(place, place, 1, 1).length;
        return found;
      },
    },
    {
      name: '`world.query`',
      task: 'world: window, ids',
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += world.query(place, place, 1, 1).length;
        return found;
      },
    },
    {
      name: '`world.overlapsRows`',
      task: 'world: shape, rows',
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += world.overlapsRows(disc, at).length;
        return found;
      },
    },
    {
      name: '`world.overlapsMany`, a place',
      task: 'world: shape at many places',
      shapes: many,
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += world.overlapsMany(disc, places).rows.length;
        return found;
      },
    },
    {
      name: '`world.raycast`, nothing is hit',
      task: 'world: first hit of a ray',
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++)
          found += Number(world.raycast(place, place, 1, 1) !== undefined);
        return found;
      },
    },
    {
      name: '`world.raycastMany`, a ray',
      task: 'world: ray of many',
      shapes: many,
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += world.raycastMany(rays)[0] + 1;
        return found;
      },
    },
    {
      name: '`world.nearest`, one body',
      task: 'world: nearest, id',
      found: 1,
      loop(times) {
        let found = 0;
        for (let i = 0; i < times; i++) found += Number(world.nearest(place, place) !== undefined);
        return found;
      },
    },
  ];
}
