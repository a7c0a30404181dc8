/** Bodies of several parts find what their shapes find as single bodies, those of one body in a group of their own. */
import * as fc from 'fast-check';
import {
  type BodyHit,
  type BodyId,
  type BodyPair,
  box,
  capsule,
  circle,
  inspect,
  load,
  type NewBody,
  type Part,
  polygon,
  rowOf,
  type Shape,
  segment,
  World,
  type WorldOptions,
} from 'quadrille/world';
import { beforeAll, expect, test } from 'vitest';
import { draws } from '../draws.js';

beforeAll(() => load());

const SHAPES: readonly Shape[] = [
  circle(1),
  circle(2),
  box(2, 2),
  box(4, 2),
  capsule(2, 1),
  capsule(4, 1, { upright: true }),
  segment(-2, 0, 2, 0),
  segment(0, 0, 2, 2),
  polygon([0, 0, 2, 0, 2, 2, 0, 2]),
  polygon([-2, 0, 0, -2, 2, 0, 0, 2]),
];

// Few whole coordinates and quarter turns: shared corners, sides on one line, and shapes on one spot are common, and where a body puts
// its parts is exact.
const shape = fc.constantFrom(...SHAPES);
const coordinate = fc.integer({ min: 0, max: 12 });
const offset = fc.integer({ min: -4, max: 4 });
const quarters = fc.integer({ min: -2, max: 2 });
const scale: fc.Arbitrary<number> = fc.constantFrom(1, 1, 1, 2, 0.5);
const bits: fc.Arbitrary<number> = fc.constantFrom(1, 2, 3);
const rarely = fc.nat(5).map((n) => n === 0);
const sometimes = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(values, { nil: undefined, freq: 1 });

/** A part whose angle is counted in quarter turns. */
const part = fc.record({
  shape,
  x: offset,
  y: offset,
  angle: quarters,
  scale,
  sensor: rarely,
  category: sometimes(bits),
  mask: sometimes(bits),
});
type DrawnPart = typeof part extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** A body, which is given a shape if it has no parts. */
const body = fc.record({
  shape,
  parts: fc.array(part, { maxLength: 4 }),
  x: coordinate,
  y: coordinate,
  angle: quarters,
  scale,
  static: rarely,
  sensor: rarely,
  category: bits,
  mask: bits,
  group: fc.constantFrom(0, 0, 0, 1),
});
type DrawnBody = typeof body extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const pick = fc.nat(1000);
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ call: fc.constant('insert'), body }) },
  {
    weight: 1,
    arbitrary: fc.record({
      call: fc.constant('insertMany'),
      bodies: fc.array(body, { maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ call: fc.constant('update'), pick, body }) },
  { weight: 2, arbitrary: fc.record({ call: fc.constant('updatePart'), pick, part }) },
  {
    weight: 3,
    arbitrary: fc.record({ call: fc.constant('move'), pick, x: coordinate, y: coordinate }),
  },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('remove'), pick }) },
  { weight: 4, arbitrary: fc.record({ call: fc.constant('step') }) },
);
type Change = typeof change extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const QUARTER = Math.PI / 2;

/** What is given to a world. */
function given({ shape: only, parts, angle, ...rest }: DrawnBody): NewBody<never> {
  const options = { ...rest, angle: angle * QUARTER };
  return parts.length === 0
    ? { ...options, shape: only }
    : { ...options, parts: parts.map(givenPart) };
}

function givenPart({ angle, ...rest }: DrawnPart): Part {
  return { ...rest, angle: angle * QUARTER };
}

/** The parts of a body; of one of one shape, that shape. */
function partsOf({ shape: only, parts }: DrawnBody): DrawnPart[] {
  const alone = { shape: only, x: 0, y: 0, angle: 0, scale: 1, sensor: false };
  return parts.length === 0 ? [{ ...alone, category: undefined, mask: undefined }] : parts;
}

/** A part as a body of its own, where its body puts it. */
function single(of: DrawnBody, drawn: DrawnPart, group: number): NewBody<never> {
  const turns = (of.angle + 4) % 4;
  const [cosine, sine] = (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  )[turns]!;
  const hasFilter = drawn.category !== undefined || drawn.mask !== undefined;
  const filter = hasFilter ? drawn : of;
  return {
    shape: drawn.shape,
    x: of.x + of.scale * (cosine * drawn.x - sine * drawn.y),
    y: of.y + of.scale * (sine * drawn.x + cosine * drawn.y),
    angle: (of.angle + drawn.angle) * QUARTER,
    scale: of.scale * drawn.scale,
    static: of.static,
    sensor: of.sensor || drawn.sensor,
    category: filter.category,
    mask: filter.mask,
    group: of.group === 0 ? group : of.group,
  };
}

/** Which part of which body a single body stands for. */
interface Origin {
  readonly id: BodyId;
  readonly part: number;
}

/** Each part as a single body of a new world, whose ids are in their order: those of bodies with lower ids come first. */
class Singles {
  readonly world: World;
  readonly #origins: Origin[] = [];

  constructor(options: WorldOptions, model: ReadonlyMap<BodyId, DrawnBody>) {
    const world = new World(options);
    this.world = world;
    for (const id of [...model.keys()].toSorted((a, b) => a - b)) {
      const drawn = model.get(id)!;
      for (const [i, one] of partsOf(drawn).entries()) {
        const added = world.insert(single(drawn, one, 100 + rowOf(id)));
        this.#origins[rowOf(added)] = { id, part: i };
      }
    }
    world.step();
  }

  origin(id: BodyId): Origin {
    return this.#origins[rowOf(id)]!;
  }

  bodies(ids: readonly BodyId[]): BodyId[] {
    return unique(ids.map((id) => this.origin(id).id)).toSorted((a, b) => a - b);
  }

  /** Of hits of parts in their order, the first one of each body. */
  hits<Met extends { readonly id: BodyId }>(hits: readonly Met[]): Met[] {
    const met = new Set<BodyId>();
    return hits.flatMap((hit) => {
      const { id, part: of } = this.origin(hit.id);
      if (met.has(id)) return [];
      met.add(id);
      return [{ ...hit, id, part: of }];
    });
  }
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

function without<T>(items: ReadonlySet<T>, others: ReadonlySet<T>): Set<T> {
  return new Set([...items].filter((item) => !others.has(item)));
}

/** By fraction, then by the id of the body, of which the part with the lowest number comes first. */
function inOrder(hits: readonly BodyHit[]): BodyHit[] {
  return hits.toSorted((a, b) => a.fraction - b.fraction || a.id - b.id);
}

const names = (pairs: readonly BodyPair[]): string[] => pairs.map(({ a, b }) => `${a} ${b}`);

class Scene {
  readonly world: World;
  readonly model = new Map<BodyId, DrawnBody>();
  /** How many contacts there were of parts that are not the first ones. */
  contactsOfParts = 0;
  #touching: string[] = [];

  constructor(touching: boolean, placement: 'parent' | 'leaf' | 'loose' | 'cover') {
    const options = { bounds: { x: 0, y: 0, width: 12, height: 12 }, capacity: 2, maxDepth: 3 };
    this.world = new World({ ...options, touching, placement });
  }

  apply(drawn: Change): void {
    const { world, model } = this;
    const ids = [...model.keys()];
    const id = 'pick' in drawn && ids.length > 0 ? ids[drawn.pick % ids.length]! : undefined;
    if ('bodies' in drawn) {
      world.insertMany(drawn.bodies.map(given)).forEach((added, i) => {
        model.set(added, drawn.bodies[i]!);
      });
    } else if (drawn.call === 'insert' && 'body' in drawn) {
      model.set(world.insert(given(drawn.body)), drawn.body);
    } else if (drawn.call === 'step') {
      this.step();
    } else if (id !== undefined) {
      this.#change(id, drawn);
    }
  }

  #change(id: BodyId, drawn: Change): void {
    const { world, model } = this;
    const before = model.get(id)!;
    if ('body' in drawn) {
      world.update(id, given(drawn.body));
      model.set(id, drawn.body);
    } else if ('part' in drawn) {
      const parts = [...partsOf(before)];
      const index = ('pick' in drawn ? drawn.pick : 0) % parts.length;
      const { category, mask } = parts[index]!;
      // What is left out stays.
      const kept = { ...drawn.part };
      if (
        kept.category !== undefined ||
        kept.mask !== undefined ||
        category !== undefined ||
        mask !== undefined
      ) {
        kept.category ??= category ?? 1;
        kept.mask ??= mask ?? 0xffffffff;
      }
      world.updatePart(id, index, givenPart(drawn.part));
      parts[index] = kept;
      model.set(id, { ...before, parts });
    } else if ('x' in drawn) {
      world.move(id, drawn.x, drawn.y);
      model.set(id, { ...before, x: drawn.x, y: drawn.y });
    } else {
      world.remove(id);
      model.delete(id);
    }
  }

  /** Takes a step, and compares what touches. */
  step(): void {
    const { world, model } = this;
    world.step();
    const singles = new Singles(world.options, model);
    const pairs = singles.world.pairs().map(({ a, b }) => ({
      a: singles.origin(a).id,
      b: singles.origin(b).id,
    }));
    const touching = unique(names(pairs));
    expect(names(world.pairs())).toEqual(
      names(world.pairs().toSorted((a, b) => a.a - b.a || a.b - b.b)),
    );
    expect(new Set(names(world.pairs()))).toEqual(new Set(touching));
    expect(world.pairs()).toHaveLength(touching.length);
    const [before, now] = [new Set(this.#touching), new Set(touching)];
    expect(new Set(names(world.entered()))).toEqual(without(now, before));
    expect(new Set(names(world.stayed()))).toEqual(without(now, without(now, before)));
    expect(new Set(names(world.exited()))).toEqual(without(before, now));
    this.#touching = touching;
    const contacts = singles.world.contacts().map((contact) => {
      const [a, b] = [singles.origin(contact.a), singles.origin(contact.b)];
      return Object.assign(contact, { a: a.id, b: b.id, partA: a.part, partB: b.part });
    });
    const sorted = contacts.toSorted(
      (one, other) =>
        one.a - other.a || one.b - other.b || one.partA - other.partA || one.partB - other.partB,
    );
    expect(world.contacts()).toEqual(sorted);
    this.contactsOfParts += sorted.filter(({ partA, partB }) => partA + partB > 0).length;
    this.#compareQueries(singles);
    singles.world.dispose();
    inspect(world).validate();
  }

  #compareQueries(singles: Singles): void {
    const [world, other] = [this.world, singles.world];
    for (const mask of [1, 2, 3]) {
      const options = { mask };
      expect(world.query(3, 3, 4, 2, options)).toEqual(
        singles.bodies(other.query(3, 3, 4, 2, options)),
      );
      expect(world.queryPoint(6, 5, options)).toEqual(
        singles.bodies(other.queryPoint(6, 5, options)),
      );
      const hits = singles.hits(other.raycastAll(-9, 6, 30, 0, options));
      expect(world.raycastAll(-9, 6, 30, 0, options)).toEqual(inOrder(hits));
      expect(world.raycast(-9, 6, 30, 0, options)).toEqual(inOrder(hits)[0]);
      const at = { x: -9, y: 2 };
      const casts = singles.hits(other.castAll(SHAPES[3]!, at, 30, 6, options));
      const fractions = casts
        .map(({ id, fraction }) => [id, fraction])
        .toSorted((a, b) => a[0]! - b[0]!);
      const found = world.castAll(SHAPES[3]!, at, 30, 6, options);
      expect(
        found.map(({ id, fraction }) => [id, fraction]).toSorted((a, b) => a[0]! - b[0]!),
      ).toEqual(fractions);
      const near = singles.hits(other.nearest(5, 7, { ...options, count: 1_000 }));
      const distances = new Map(near.map(({ id, distance }) => [id, distance]));
      const nearest = world.nearest(5, 7, { ...options, count: 1_000 });
      expect(new Map(nearest.map(({ id, distance }) => [id, distance]))).toEqual(distances);
    }
  }

  /** What `get` gives, and gives again. */
  readBack(): void {
    const { world, model } = this;
    for (const [id, drawn] of model) {
      const values = world.get(id);
      expect(world.partCount(id)).toBe(partsOf(drawn).length);
      expect(values.parts?.length ?? 0).toBe(drawn.parts.length);
      const copy = world.insert(values);
      expect(world.get(copy)).toEqual(values);
      expect(world.boxOf(copy)).toEqual(world.boxOf(id));
      world.remove(copy);
    }
  }
}

test('compounds touch and are found as their shapes are as single bodies', () => {
  let contactsOfParts = 0;
  const property = fc.property(
    fc.boolean(),
    fc.constantFrom('parent', 'leaf', 'loose', 'cover'),
    fc.array(change, { maxLength: 30, size: 'max' }),
    (touching, placement, changes) => {
      const scene = new Scene(touching, placement);
      try {
        for (const drawn of changes) scene.apply(drawn);
        scene.step();
        scene.readBack();
        contactsOfParts += scene.contactsOfParts;
      } finally {
        scene.world.dispose();
      }
    },
  );
  fc.assert(property, { seed: 20_261_122, numRuns: draws(300) });
  expect(contactsOfParts).toBeGreaterThan(draws(300));
});
