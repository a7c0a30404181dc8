/** A body that walks, as a game would move it, and worlds for it. */
import {
  type BodyId,
  box,
  type MoveOptions,
  type MoveResult,
  type NewBody,
  type Shape,
  type Support,
  World,
} from 'quadrille/world';

const bounds = { x: -500, y: -500, width: 1000, height: 1000 };

/** A world of static bodies. */
export async function worldOf(...solids: readonly NewBody<unknown>[]): Promise<World> {
  const world = await World.create({ bounds });
  for (const solid of solids) world.insert({ static: true, ...solid });
  return world;
}

/** A floor whose top is at y = 0, from -200 to 200. */
export const FLOOR = { shape: box(400, 20), y: 10 };
/** A wall whose left side is at x = 50. */
export const WALL = { shape: box(20, 400), x: 60 };

/** A hero of 10 by 20. */
export const HERO: Shape = box(10, 20);

/** A floor through (0, 0) that rises to the right by an angle; it is 400 long. */
export function slope(angle: number): NewBody<unknown> {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return { shape: box(400, 20), x: 10 * sine, y: 10 * cosine, angle: -angle };
}

/** A body and what it keeps from move to move. */
export class Walker {
  vx = 0;
  vy = 0;
  support: Support | undefined;

  readonly world: World;
  readonly id: BodyId;

  constructor(world: World, id: BodyId) {
    this.world = world;
    this.id = id;
  }

  /** Moves by what is given, carried by its support. */
  move(dx: number, dy: number, options?: MoveOptions): MoveResult {
    const result = this.world.moveAndSlide(this.id, dx, dy, { support: this.support, ...options });
    this.world.move(this.id, result.x, result.y);
    [this.vx, this.vy] = [result.velocityX, result.velocityY];
    this.support = result.support;
    return result;
  }

  /** Moves with gravity. */
  fall(dx: number, options?: MoveOptions): MoveResult {
    return this.move(dx, this.vy + 0.25, options);
  }

  get x(): number {
    return this.world.transformOf(this.id).x;
  }

  get y(): number {
    return this.world.transformOf(this.id).y;
  }
}

/** A hero that stands on what is below, after some frames. */
export function standing(world: World, x: number, y: number, body: object = {}): Walker {
  const walker = new Walker(world, world.insert({ shape: HERO, x, y, ...body }));
  for (let i = 0; i < 20; i++) walker.fall(0);
  return walker;
}
