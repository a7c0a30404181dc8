/**
 * Three guns shoot small bodies at thin walls. The package's `World` says what they meet. There is no clock and no chance here: after as
 * many steps with the same settings, every range is the same.
 */
import { type BodyId, box, circle, type Impact, World } from 'quadrille/world';

export const WIDTH = 480;
export const HEIGHT = 300;
export const RADIUS = 2.5;
export const THICKNESS = 3;

/** Units that a bullet flies in a step. */
export const speeds = { min: 4, max: 160, step: 4, logarithmic: false } as const;

/** Steps for which a shot that has ended is kept. */
export const KEPT = 18;

const [SHOT, WALL] = [1, 2];
const GUN_X = 12;
const PAUSE = 2; // steps between two shots

export const guns: readonly Point[] = [60, 150, 240].map((y) => ({ x: GUN_X, y }));

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Bar extends Point {
  readonly length: number;
  /** In radians, clockwise; an upright bar has none. */
  readonly angle: number;
}

/** Each is one body; one of two bars is a body of two parts. The last one stands in every way, as all guns aim at it. */
export const walls: readonly (readonly Bar[])[] = [
  [{ x: 150, y: 68, length: 92, angle: 0.45 }],
  [{ x: 150, y: 232, length: 92, angle: -0.45 }],
  [
    { x: 285, y: 114, length: 84, angle: 0.5 },
    { x: 285, y: 186, length: 84, angle: -0.5 },
  ],
  [{ x: 425, y: 150, length: 280, angle: 0 }],
];

/** Where a shot ended in a wall. */
export interface Hit extends Point {
  readonly wall: BodyId;
  /** Of a shot that is swept. Any other is found where a step happens to end. */
  readonly impact: Impact | undefined;
}

export interface Shot {
  /** Where it was: at the gun, then after each step; in the end, where it hit. */
  readonly places: Point[];
  /** Which steps passed a wall without a hit, each by the index of the place that it led to. */
  readonly leaps: Set<number>;
  readonly direction: Point;
  hit: Hit | undefined;
  /** The step in which it hit a wall or left the range. */
  ended: number | undefined;
}

export class ShootingRange {
  /** The oldest one first, without those that ended long ago. */
  shots: readonly Shot[] = [];
  step = 0;
  fired = 0;
  /** How many walls shots have passed without an event. */
  passed = 0;
  /** How many shots have ended in a wall. */
  stopped = 0;
  readonly #world: World<Shot>;
  #isSwept = false;
  #speed = 80;

  static async create(): Promise<ShootingRange> {
    const bounds = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
    return new ShootingRange(await World.create<Shot>({ bounds }));
  }

  private constructor(world: World<Shot>) {
    this.#world = world;
    for (const bars of walls) {
      const parts = bars.map(({ x, y, angle, length }) => {
        return { shape: box(THICKNESS, length), x, y, angle };
      });
      world.insert({ parts, static: true, category: WALL });
    }
    world.on('enter', { a: SHOT, b: WALL }, (id, wall, _, impact) => {
      const { x, y } = impact ?? world.transformOf(id);
      const shot = world.data(id)!;
      shot.hit = { wall, x, y, impact };
      this.stopped++;
      this.#end(id, shot);
    });
  }

  get isSwept(): boolean {
    return this.#isSwept;
  }

  /** Holds for the shots on their way, too. The counts of walls and hits begin anew. */
  set isSwept(isSwept: boolean) {
    this.#isSwept = isSwept;
    for (const [id] of this.#flying()) this.#world.update(id, { bullet: isSwept });
    this.passed = this.stopped = 0;
  }

  get speed(): number {
    return this.#speed;
  }

  /** Holds for the shots on their way, too. The counts of walls and hits begin anew. */
  set speed(speed: number) {
    this.#speed = Math.max(speeds.min, Math.min(speeds.max, speed));
    this.passed = this.stopped = 0;
  }

  advance(): void {
    if (this.step++ % PAUSE === 0) this.#shoot();
    const flying = this.#flying();
    const met = flying.map(([id, shot]) => this.#move(id, shot));
    this.#world.step();
    flying.forEach(([id, shot], i) => {
      const { x, y } = shot.hit ?? this.#world.transformOf(id);
      shot.places.push({ x, y });
      this.#countPassed(shot, met[i]!);
    });
    for (const id of this.#world.departed()) this.#end(id, this.#world.data(id)!);
    this.shots = this.shots.filter(({ ended = this.step }) => this.step - ended < KEPT);
  }

  dispose(): void {
    this.#world.dispose();
  }

  #shoot(): void {
    const gun = guns[this.fired % guns.length]!;
    const target = { x: 425, y: 30 + 20 * ((5 * this.fired) % 13) };
    const [x, y] = [target.x - gun.x, target.y - gun.y];
    const length = Math.sqrt(x * x + y * y);
    const direction = { x: x / length, y: y / length };
    const shot: Shot = {
      places: [gun],
      leaps: new Set(),
      direction,
      hit: undefined,
      ended: undefined,
    };
    this.#world.insert({
      ...gun,
      shape: circle(RADIUS),
      category: SHOT,
      mask: WALL,
      bullet: this.#isSwept,
      data: shot,
    });
    this.shots = [...this.shots, shot];
    this.fired++;
  }

  #flying(): (readonly [BodyId, Shot])[] {
    return Array.from(this.#world).flatMap((id) => {
      const shot = this.#world.data(id);
      return shot ? [[id, shot] as const] : [];
    });
  }

  /** Returns the walls that it comes to on its way, in their order: whether the step finds them or not. */
  #move(id: BodyId, { direction }: Shot): readonly BodyId[] {
    const { x, y } = this.#world.transformOf(id);
    const [dx, dy] = [this.#speed * direction.x, this.#speed * direction.y];
    const hits = this.#world.castAll(id, dx, dy);
    this.#world.move(id, x + dx, y + dy);
    return hits.map((hit) => hit.id);
  }

  #countPassed(shot: Shot, met: readonly BodyId[]): void {
    const end = shot.hit ? met.indexOf(shot.hit.wall) : met.length;
    if (end > 0) shot.leaps.add(shot.places.length - 1);
    this.passed += end;
  }

  #end(id: BodyId, shot: Shot): void {
    shot.ended = this.step;
    this.#world.remove(id);
  }
}
