/** Moves in the frames of tests/scenes/level.json, as tests/scenes/README.md says. */
import {
  type BodyId,
  box,
  capsule,
  circle,
  MOVE_HIT_KINDS,
  MOVE_HIT_STRIDE,
  MOVE_STRIDE,
  MoveField,
  type MoveResult,
  MoveState,
  rowOf,
  type Shape,
  type Support,
  segment,
  type View,
  type World,
} from 'quadrille/world';
import { Random } from '../../../web/playground/engine/simulation/random.ts';
import { type Drifters, Hash } from './golden-frames.ts';

interface Walker {
  readonly shape: Shape;
  x: number;
  y: number;
  vx: number;
  vy: number;
  support: Support | undefined;
}

const WALK = {
  slopeLimit: 1,
  stepHeight: 8,
  snapDistance: 6,
  maxPush: 16,
  inheritVelocity: true,
} as const;

/** Shapes that walk through a world, and moves of its drifting bodies. */
export class GoldenMoves {
  readonly hash = new Hash();
  readonly #world: World;
  readonly #random: Random;
  readonly #size: readonly [number, number];
  readonly #walkers: readonly Walker[];

  constructor(
    world: World,
    scene: { readonly seed: number; readonly width: number; readonly height: number },
  ) {
    this.#world = world;
    this.#random = new Random(scene.seed + 1);
    this.#size = [scene.width, scene.height];
    const shapes = [
      box(12, 20),
      circle(8),
      capsule(10, 6, { upright: true }),
      segment(-5, 6, 4, -7),
    ];
    this.#walkers = shapes.map((shape) => Object.assign(this.#begun(), { shape }));
  }

  run(drifters: Drifters, count: number): void {
    for (const walker of this.#walkers) this.#walk(walker);
    this.#moveDrifters(drifters, count);
  }

  #begun(): Omit<Walker, 'shape'> {
    const x = this.#size[0] * this.#random.unit();
    return { x, y: 0, vx: 8 * this.#random.unit() - 4, vy: 0, support: undefined };
  }

  #walk(walker: Walker): void {
    const random = this.#random;
    const turns = random.unit() < 0.015625;
    const speed = 8 * random.unit() - 4;
    const jumps = random.unit() < 0.0625;
    if (turns) walker.vx = speed;
    walker.vy = jumps && walker.support !== undefined ? -5 : Math.fround(walker.vy + 0.25);
    const { shape, x, y, vx, vy, support } = walker;
    const moved = this.#world.moveAndSlide(shape, { x, y }, vx, vy, { ...WALK, support });
    this.#add(moved);
    Object.assign(walker, { x: moved.x, y: moved.y, vy: moved.velocityY, support: moved.support });
    if (moved.stuck || moved.y > this.#size[1]) Object.assign(walker, this.#begun());
  }

  #moveDrifters(drifters: Drifters, count: number): void {
    const random = this.#random;
    const index = Math.floor(random.unit() * count);
    const [dx, dy] = [64 * random.unit() - 32, 64 * random.unit() - 32];
    this.#add(this.#world.moveAndSlide(drifters.id(index), dx, dy));
    const ids = [0, 1, 2, 3].map((i) => drifters.id(i));
    const motions = ids.flatMap((_, i) => [dx, dy + i]);
    const options = { stepHeight: 8, maxPush: 16, oneWay: false };
    const { moves, hits, offsets } = this.#world.moveAndSlideMany(ids, motions, options);
    ids.forEach((_, i) => {
      this.#addMove(moves.subarray(i * MOVE_STRIDE, (i + 1) * MOVE_STRIDE));
      for (let hit = offsets[i]!; hit < offsets[i + 1]!; hit++) {
        const [id, ...numbers] = hits.subarray(hit * MOVE_HIT_STRIDE, (hit + 1) * MOVE_HIT_STRIDE);
        this.hash.addWords([rowOf(id as BodyId), ...numbers.slice(0, 3)]);
        this.hash.addNumbers(numbers.slice(3));
      }
    });
  }

  /** A move of `moveAndSlideMany`. */
  #addMove(move: View<Float64Array>): void {
    this.hash.addNumbers(move.subarray(0, MoveField.State));
    this.hash.addWord(move[MoveField.State]!);
    const id = move[MoveField.Floor]!;
    if (id < 0) return;
    this.hash.addWords([rowOf(id as BodyId), move[MoveField.FloorPart]!]);
    this.hash.addNumbers(move.subarray(MoveField.SupportX));
  }

  #add(moved: MoveResult): void {
    const { hash } = this;
    hash.addNumbers([moved.x, moved.y, moved.leftX, moved.leftY, moved.velocityX, moved.velocityY]);
    hash.addNumbers([moved.carriedX, moved.carriedY, moved.carriedAngle]);
    hash.addNumbers([moved.floorNormalX, moved.floorNormalY]);
    hash.addWord(stateOf(moved));
    if (moved.support !== undefined) {
      const { id, part, ...numbers } = moved.support;
      hash.addWords([rowOf(id), part]);
      hash.addNumbers(Object.values(numbers));
    }
    for (const { id, part, movingPart, kind, ...numbers } of moved.hits) {
      hash.addWords([rowOf(id), part, movingPart, MOVE_HIT_KINDS.indexOf(kind)]);
      hash.addNumbers(Object.values(numbers));
    }
  }
}

function stateOf(moved: MoveResult): number {
  const flags = [
    [moved.onFloor, MoveState.OnFloor],
    [moved.onWall, MoveState.OnWall],
    [moved.onCeiling, MoveState.OnCeiling],
    [moved.stepped, MoveState.Stepped],
    [moved.snapped, MoveState.Snapped],
    [moved.stuck, MoveState.Stuck],
  ] as const;
  return flags.reduce((state, [flag, bit]) => (flag ? state | bit : state), 0);
}
