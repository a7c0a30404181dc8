// A level: a file of Tiled becomes a world. What its objects are is said by their class in Tiled: see `categories`.
import { addLevel, type LevelData, type LevelProperties, readTiled } from 'quadrille/tiled';
import {
  type BodyId,
  type Bounds,
  box,
  circle,
  type NewBody,
  type Shape,
  World,
} from 'quadrille/world';

/** The text of a file in the folder `levels`. */
export type TextOf = (file: string) => Promise<string>;

export const LEVELS = ['meadow', 'mill', 'lighthouse'] as const;

export type LevelName = (typeof LEVELS)[number];

export const [GROUND, HERO, ENEMY, SPARK, LAMP, SPIKES, LADDER, GOAL] = [
  1, 2, 4, 8, 16, 32, 64, 128,
];

/** Objects that are not named here, and tiles, are ground. */
const categories: Readonly<Record<string, number>> = {
  beetle: ENEMY,
  goal: GOAL,
  ladder: LADDER,
  lamp: LAMP,
  moth: ENEMY,
  spark: SPARK,
  spikes: SPIKES,
};

/** The shapes of what is a point in the file. */
const shapes: Readonly<Record<string, Shape>> = {
  beetle: box(26, 20),
  lamp: box(16, 48),
  moth: circle(11),
  spark: circle(12),
};

export interface Level {
  readonly world: World<LevelData>;
  readonly bounds: Bounds;
  readonly ground: BodyId;
  readonly start: { readonly x: number; readonly y: number };
  /** The bodies whose class in Tiled is this; some of them may be gone. */
  readonly all: (type: string) => readonly BodyId[];
}

export async function loadLevel(name: LevelName, textOf: TextOf): Promise<Level> {
  const file = await readTiled(await textOf(`${name}.tmj`), { load: textOf });
  const things = [...file.bodies, ...file.points.filter(({ type }) => type in shapes).map(bodyOf)];
  const bodies = things.map(withCategory);
  const world = await World.create<LevelData>({ bounds: file.bounds, capacity: 4 });
  const added = addLevel(world, { ...file, bodies });
  const byType = new Map<string, BodyId[]>();
  for (const id of added.bodies) {
    const { type } = world.data(id)!;
    byType.set(type, [...(byType.get(type) ?? []), id]);
  }
  return {
    world,
    bounds: file.bounds,
    ground: added.maps[0]!,
    start: file.points.find(({ type }) => type === 'start')!,
    all: (type) => byType.get(type) ?? [],
  };
}

function withCategory(body: NewBody<LevelData>): NewBody<LevelData> {
  return { ...body, category: categories[body.data?.type ?? ''] ?? GROUND };
}

/** Enemies move, so they are not static; all else that is a point is touched, and stops nothing. */
function bodyOf(point: LevelData & { readonly x: number; readonly y: number }): NewBody<LevelData> {
  const isEnemy = categories[point.type] === ENEMY;
  return {
    shape: shapes[point.type]!,
    x: point.x,
    y: point.y,
    static: !isEnemy,
    sensor: !isEnemy,
    data: point,
  };
}

/** A custom property that is a number, or 0. */
export function numberOf(properties: LevelProperties, name: string): number {
  const value = properties[name];
  return typeof value === 'number' ? value : 0;
}
