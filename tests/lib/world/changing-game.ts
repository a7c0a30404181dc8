/** A small game on a World in which everything changes, as drawn: for tests that compare how two worlds go on. */
import * as fc from 'fast-check';
import {
  type BodyId,
  type BodyOptions,
  box,
  type Contact,
  capsule,
  circle,
  type Part,
  polygon,
  rowOf,
  type Shape,
  segment,
  Tile,
  TRANSFORM_STRIDE,
  type World,
  type WorldOptions,
} from 'quadrille/world';

export const worldOptions: fc.Arbitrary<WorldOptions> = fc.record({
  bounds: fc.constant({ x: 0, y: 0, width: 32, height: 32 }),
  placement: fc.constantFrom('cover', 'leaf', 'parent', 'loose'),
  capacity: fc.constantFrom(1, 4, 32),
  touching: fc.boolean(),
  seamTolerance: fc.constantFrom(0.25, 0, false as const),
});

const SHAPES: readonly Shape[] = [
  circle(2),
  box(4, 3),
  capsule(4, 1),
  capsule(3, 1, { upright: true }),
  segment(-3, 0, 3, 1),
  polygon([0, -3, 3, 2, -3, 2]),
];

/** One change. `n` chooses the body, the shape and so on. */
export interface Change {
  readonly kind: keyof typeof changes;
  readonly n: number;
  readonly x: number;
  readonly y: number;
}

type Numbers = Omit<Change, 'kind'>;

const categoryOf = (n: number): number => 1 << (n % 3);
const shapeOf = (n: number): Shape => SHAPES[n % SHAPES.length]!;

function optionsOf({ n, x, y }: Numbers): BodyOptions {
  return { x, y, angle: n % 7, category: categoryOf(n), tag: n, order: n % 5 };
}

/** What adds a body. */
const additions = {
  body: (world: World, at: Numbers) =>
    world.insert({
      ...optionsOf(at),
      shape: shapeOf(at.n),
      sensor: at.n % 5 === 0,
      scale: at.n % 4 === 0 ? 2 : 1,
    }),
  bullet: (world: World, at: Numbers) =>
    world.insert({ ...optionsOf(at), shape: circle(1), bullet: true }),
  platform: (world: World, at: Numbers) =>
    world.insert({
      ...optionsOf(at),
      shape: box(8, 1),
      angle: 0,
      oneWay: 'up',
      static: at.n % 2 === 0,
    }),
  wall: (world: World, at: Numbers) =>
    world.insert({ ...optionsOf(at), shape: shapeOf(at.n), static: true }),
  parts: (world: World, at: Numbers) => {
    const parts: Part[] = [
      { shape: shapeOf(at.n), x: 1, category: 2, mask: 5 },
      { shape: circle(1), y: 2, tag: at.n },
    ];
    return world.insert({ ...optionsOf(at), parts: parts.slice(at.n % 2) });
  },
  tiles: (world: World, { n, x, y }: Numbers) => {
    const tiles = [Tile.Solid, Tile.SlopeRight, Tile.Empty, Tile.Solid];
    return world.addTiles({ columns: 2, rows: 2, size: 4, tiles, x, y, category: categoryOf(n) });
  },
};

/** What changes a body that is there. */
const edits = {
  remove: (world: World, id: BodyId) => world.remove(id),
  write: (world: World, id: BodyId, { x, y }: Numbers) =>
    world.transforms.set([x, y], TRANSFORM_STRIDE * rowOf(id)),
  move: (world: World, id: BodyId, { x, y }: Numbers) => world.move(id, x, y),
  place: (world: World, id: BodyId, { x, y }: Numbers) => world.place(id, x, y),
  sense: (world: World, id: BodyId, { n }: Numbers) =>
    world.update(id, { sensor: n % 2 === 0, order: n, tag: n }),
  categorize: (world: World, id: BodyId, { n }: Numbers) =>
    world.update(id, { category: categoryOf(n >> 3), mask: n % 4 === 0 ? 3 : 7 }),
  group: (world: World, id: BodyId, { n }: Numbers) => world.update(id, { group: n % 3 }),
  reshape: (world: World, id: BodyId, { n }: Numbers) => world.update(id, { shape: shapeOf(n) }),
  part: (world: World, id: BodyId, { n }: Numbers) => {
    if (!world.isTileMap(id)) world.updatePart(id, 0, { tag: n, sensor: n % 2 === 0 });
  },
  tile: (world: World, id: BodyId, { n }: Numbers) => {
    if (world.isTileMap(id)) world.setTile(id, n % 2, 0, n % 3);
  },
  drop: (world: World, id: BodyId, { n }: Numbers) => {
    if (!world.isTileMap(id)) world.update(id, { dropThrough: n % 2 === 0 });
  },
};

const changes = { ...additions, ...edits };
const coordinate = fc.integer({ min: -4, max: 36 });
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom(...(Object.keys(changes) as Change['kind'][]), 'body', 'write'),
  n: fc.nat(999),
  x: coordinate,
  y: coordinate,
});

/** Frames, each with its changes. */
export const frames: fc.Arbitrary<Change[][]> = fc.array(fc.array(change, { maxLength: 8 }), {
  minLength: 3,
  maxLength: 10,
});

export function apply(world: World, { kind, ...numbers }: Change): void {
  if (kind in additions) {
    additions[kind as keyof typeof additions](world, numbers);
    return;
  }
  const ids = [...world];
  if (ids.length === 0) return;
  edits[kind as keyof typeof edits](world, ids[numbers.n % ids.length]!, numbers);
}

function depthOf(contact: Contact | undefined): number {
  return contact?.depth ?? -1;
}

/** Callbacks that note what they hear, and change the world. Returns the notes since the last call. */
export function listen(world: World): () => string[] {
  let notes: string[] = [];
  const note = (...said: unknown[]): void => void notes.push(said.join(' '));
  world.on('enter', (a, b, contact, impact) =>
    note('enter', a, b, depthOf(contact), impact?.fraction),
  );
  world.on('enter', { a: 1, b: 2 }, (_a, b) => {
    if (world.rows % 3 === 0) world.remove(b);
  });
  world.on('enter', { a: 2, b: 4 }, (a, b) => {
    note('2 enters 4', a, b);
    if (!world.isTileMap(a)) world.update(a, { category: 4 });
  });
  world.on('stay', { a: 4 }, (a, b, contact) => note('stay', a, b, depthOf(contact)));
  world.on('exit', { a: 1 }, (a, b) => note('1 exits', a, b));
  world.on('exit', { a: 2, b: 4 }, (a, b) => {
    note('2 exits 4', a, b);
    if (world.size < 12) world.insert({ shape: circle(2), x: 8, y: 8, category: 2 });
  });
  world.on('depart', (id) => {
    note('depart', id);
    world.remove(id);
  });
  return () => {
    const said = notes;
    notes = [];
    return said;
  };
}

/** All that can be seen of a world. */
export function seen(world: World): unknown {
  const bodies = [...world].map((id) => {
    const { data: _, ...values } = world.isTileMap(id) ? world.tilesOf(id) : world.get(id);
    return [id, values, world.transformOf(id)];
  });
  return {
    bodies,
    lists: [world.pairs(), world.entered(), world.stayed(), world.exited(), world.departed()],
    contacts: world.contacts(),
    impacts: world.impacts(),
    overlaps: world.overlaps(circle(6), { x: 16, y: 16 }),
    hits: world.raycastAll(0, 10, 32, 4),
    cast: world.cast(box(2, 2), { x: 0, y: 20 }, 32, -3),
    nearest: world.nearest(16, 16, { count: 3 }),
    options: world.options,
    rows: world.rows,
    hash: world.hash(),
  };
}
