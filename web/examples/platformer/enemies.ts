// The enemies: beetles walk to and fro, moths fly along their paths. A jump onto their backs ends both.
import type { BodyId, Support, World } from 'quadrille/world';
import { GROUND } from './level';

const BEETLE_SPEED = 0.9; // pixels a step
const [HALF_WIDTH, HALF_HEIGHT] = [13, 10];

/** Walks until a wall or an edge, and back. */
export class Beetle {
  readonly id: BodyId;
  direction = -1;
  /** How steep the floor is that it walks on: the height of a slope down to the right, for its width. */
  tilt = 0;
  velocityY = 0;
  support: Support | undefined;
  readonly #world: World;

  constructor(world: World, id: BodyId) {
    this.id = id;
    this.#world = world;
  }

  advance(): void {
    this.velocityY = Math.min(10, this.velocityY + 0.5);
    const move = this.#world.moveAndSlide(this.id, BEETLE_SPEED * this.direction, this.velocityY, {
      mask: GROUND,
      snapDistance: 4,
      support: this.support,
    });
    this.#world.move(this.id, move.x, move.y);
    this.velocityY = move.velocityY;
    this.support = move.support;
    this.tilt = move.onFloor ? -move.floorNormalX / move.floorNormalY : 0;
    if (move.onWall || (move.onFloor && this.#isAtEdge(move.x, move.y))) this.direction *= -1;
  }

  #isAtEdge(x: number, y: number): boolean {
    const ahead = x + HALF_WIDTH * this.direction - 1;
    return !this.#world.queryAny(ahead, y + HALF_HEIGHT, 2, 16, { mask: GROUND });
  }
}
