/** Objects of a pile on one spot. */
const pile = 300;
/** Ids that a query leaves out. */
const leftOut = 2_000;
const partsOfBody = 255;
const chainPoints = 65_536;
const tilesOfSide = 1_000;
const statics = 400;

/**
 * Something odd in a crowd. `put` adds it to the tree or the world that is as wide as `side`, and returns what it does in each frame,
 * or which options queries have then. A `world` that is odd itself has other `options`.
 *
 * @typedef {{ name: string, crowd: 'frames' | 'queries' | 'steps', meetsCrowd?: boolean, options?: (side: number) => object,
 *   put?: (builds: import('./crowds.mjs').Builds, holder: any, side: number) => void | { act?: () => void, options?: object } }} OddThing
 *   `meetsCrowd`: what it costs depends on the crowd, as pairs with all of it do
 */

/** @type {OddThing[]} */
export const oddThings = [
  ...['frames', 'queries'].flatMap((crowd) => [
    { name: 'bounds 1,000 times too wide', crowd, options: (side) => around(side, 1_000) },
    { name: 'bounds ten times too narrow', crowd, options: (side) => around(side, 0.1) },
    {
      name: 'an object as large as the world',
      crowd,
      meetsCrowd: crowd === 'frames',
      put: (_, tree, side) => void tree.insert(0, 0, side, side),
    },
    {
      name: 'a long wall',
      crowd,
      meetsCrowd: crowd === 'frames',
      put: (_, tree, side) => void tree.insert(0, side / 2, side, 1),
    },
    {
      name: `${pile} objects on one spot`,
      crowd,
      put: (_, tree, side) => void tree.insertMany(onOneSpot(pile, side + 50)),
    },
    {
      name: 'an object that is removed and inserted',
      crowd,
      put(_, tree, side) {
        let id = tree.insert(side + 50, 0, 5, 5);
        const act = () => {
          tree.remove(id);
          id = tree.insert(side + 50, 0, 5, 5);
        };
        return { act };
      },
    },
    {
      name: 'an object whose filter changes',
      crowd,
      put(_, tree, side) {
        const id = tree.insert(side + 50, 0, 5, 5);
        let category = 1;
        const act = () => {
          category = 3 - category;
          tree.update(id, { category });
        };
        return { act };
      },
    },
  ]),
  {
    name: `${leftOut.toLocaleString('en')} ids to leave out`,
    crowd: 'queries',
    put(_, tree, side) {
      return { options: { except: tree.insertMany(onOneSpot(leftOut, side + 50)) } };
    },
  },
  {
    name: 'an object that moves',
    crowd: 'queries',
    put(_, tree, side) {
      const id = tree.insert(0, 0, 5, 5);
      let frame = 0;
      return { act: () => tree.move(id, side * ((frame++ % 7) / 7), side / 2) };
    },
  },
  ...worldThings(),
];

/** @returns {OddThing[]} */
function worldThings() {
  const far = -500;
  const platform = { static: true, oneWay: 'up', x: far, y: 0 };
  const things = {
    'a one-way platform': ({ box }, world) => void world.insert({ shape: box(50, 8), ...platform }),
    'a one-way platform that moves'({ box }, world) {
      const id = world.insert({ shape: box(50, 8), ...platform });
      return { act: backAndForth(world, id) };
    },
    'a lift'({ box }, world) {
      const id = world.insert({ shape: box(50, 8), static: true, x: far });
      return { act: backAndForth(world, id) };
    },
    'a tile that is set'(_, world) {
      const tiles = new Uint16Array(100).fill(1);
      const id = world.addTiles({ columns: 10, rows: 10, size: 8, tiles, x: far });
      let tile = 0;
      return { act: () => world.setTile(id, 5, 5, (tile = 1 - tile)) };
    },
    'a map of a million tiles'(_, world) {
      const tiles = new Uint16Array(tilesOfSide ** 2).fill(1);
      const size = tilesOfSide;
      world.addTiles({ columns: size, rows: size, size: 0.4, tiles, x: far, y: far });
    },
    [`a body of ${partsOfBody} parts that moves`]({ circle }, world) {
      const parts = Array.from({ length: partsOfBody }, (_, i) => ({ shape: circle(1), x: 2 * i }));
      return { act: backAndForth(world, world.insert({ parts, x: far - 1_000, y: far })) };
    },
    'a chain of 65,535 segments': ({ chain }, world) =>
      void world.insert({ parts: chain(line(chainPoints)), static: true, x: far, y: far }),
    'a chain that is solid from one side': ({ chain }, world) =>
      void world.insert({
        parts: chain(line(chainPoints), { oneSided: true }),
        static: true,
        x: far,
        y: far,
      }),
    [`${pile} bodies on one spot`]: ({ circle }, world) =>
      void world.insertMany(
        Array.from({ length: pile }, () => ({ shape: circle(4), x: far, y: far })),
      ),
    [`a body over ${statics} static ones, which moves`]({ box }, world) {
      const at = (i) => ({ x: far + 4 * (i % 20), y: far + 4 * Math.floor(i / 20) });
      const all = Array.from({ length: statics }, (_, i) => ({
        shape: box(4, 4),
        static: true,
        ...at(i),
      }));
      world.insertMany(all);
      const id = world.insert({ shape: box(70, 70), x: far + 38, y: far + 38 });
      return { act: backAndForth(world, id) };
    },
    'a body that is removed and inserted'({ circle }, world) {
      const there = { shape: circle(4), x: far, y: far };
      let id = world.insert(there);
      const act = () => {
        world.remove(id);
        id = world.insert(there);
      };
      return { act };
    },
    'a body whose filter changes'({ circle }, world) {
      const id = world.insert({ shape: circle(4), x: far, y: far });
      let category = 1;
      const act = () => {
        category = 3 - category;
        world.update(id, { category });
      };
      return { act };
    },
    'a bullet'({ circle }, world) {
      const id = world.insert({ shape: circle(4), x: far, y: far, bullet: true });
      return { act: backAndForth(world, id) };
    },
    'a character'({ box }, world) {
      const id = world.insert({ shape: box(10, 20), x: far, y: far });
      return { act: () => world.moveAndSlide(id, 1, 2) };
    },
  };
  const inCrowd = {
    'a sensor as large as the world': ({ box }, world, side) =>
      void world.insert({ shape: box(side, side), sensor: true, x: side / 2, y: side / 2 }),
    'a listener': (_, world) => void world.on('enter', () => {}),
  };
  return [...ofSteps(things, false), ...ofSteps(inCrowd, true)];
}

function ofSteps(named, meetsCrowd) {
  return Object.entries(named).map(([name, put]) => ({
    name,
    crowd: 'steps',
    meetsCrowd,
    put: ({ world: build }, world, side) => put(build, world, side),
  }));
}

function around(side, times) {
  const width = side * times;
  const from = (side - width) / 2;
  return { bounds: { x: from, y: from, width, height: width } };
}

function onOneSpot(count, place) {
  return new Float32Array(4 * count).map((_, i) => (i % 4 < 2 ? place : place + 5));
}

/** Points of a line that goes up and down. */
function line(count) {
  return new Float32Array(2 * count).map((_, i) => (i % 2 === 0 ? -2 * i : (i >> 1) % 2));
}

function backAndForth(world, id) {
  const { x, y } = world.transformOf(id);
  let frame = 0;
  return () => world.move(id, x + (frame++ % 2), y);
}
