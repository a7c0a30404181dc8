// The rules: what there is, how it moves, and what happens when two bodies touch. Nothing here draws or asks for the time, so
// that games with equal seeds and equal steering are equal on every machine, to the last bit.
import { uniformFloat32 } from 'pure-rand/distribution/uniformFloat32';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import {
  type BodyId,
  box,
  circle,
  type Impact,
  polygon,
  rowOf,
  TRANSFORM_STRIDE,
  World,
} from 'quadrille/world';

export const SIZE = 1600; // pixels of the world along each side
export const STEPS = 60; // a second, however often the screen is drawn

export const [SHIP, SHOT, ENEMY, GEM, ROCK] = [1, 2, 4, 8, 16];

export const ROCK_CORNERS = [1, 0, 0.6, 0.7, -0.2, 0.95, -0.9, 0.45, -0.8, -0.6, 0.1, -0.9];

const SHOT_SPEED = 24; // pixels a step: more than a shot and a drone are wide together

/**
 * What all bodies of a kind have in common. Sensors have events and no contacts: they pass through what they touch. Bullets meet
 * what is on their way, too, and not only what is where they end.
 */
const kinds = {
  rock: { shape: polygon(ROCK_CORNERS), category: ROCK, mask: SHIP | SHOT | ENEMY, order: 0 },
  gem: { shape: box(9, 9), category: GEM, mask: SHIP, order: 1, sensor: true },
  drone: { shape: circle(7), category: ENEMY, mask: ~GEM, order: 2 },
  brute: { shape: box(26, 26), category: ENEMY, mask: ~GEM, order: 3 },
  shot: {
    shape: circle(3.5),
    category: SHOT,
    mask: ENEMY | ROCK,
    order: 4,
    sensor: true,
    bullet: true,
  },
  ship: { shape: circle(11), category: SHIP, mask: ENEMY | GEM | ROCK, order: 5 },
};

export type Kind = keyof typeof kinds;
export type Vector = readonly [x: number, y: number];

interface Burst {
  readonly kind: Kind;
  readonly at: Vector;
  readonly ahead: Vector;
  readonly step: number;
}

interface Body {
  readonly kind: Kind;
  velocity: Vector; // pixels a step
  readonly spin: number; // radians a step
  lives: number; // hits that an enemy takes, steps that a gem lasts
}

export class Game {
  readonly world: World<Body>;
  /** What burst lately: for the picture. */
  bursts: Burst[] = [];
  best = 0;
  score = 0;
  shield = 100;
  wave = 0;
  step = 0;
  #begun = 0; // the step at which it began anew
  readonly #random: () => number;
  #ship: BodyId;
  #gems = 0;
  #aim: Vector = [0, -1];

  static async create(seed: number): Promise<Game> {
    const bounds = { x: 0, y: 0, width: SIZE, height: SIZE };
    return new Game(await World.create<Body>({ bounds }), seed);
  }

  private constructor(world: World<Body>, seed: number) {
    this.world = world;
    const generator = xoroshiro128plus(seed);
    this.#random = () => uniformFloat32(generator);
    this.#ship = this.#begin();
    world.on('enter', { a: SHOT, b: ENEMY | ROCK }, (shot, other, _, impact) =>
      this.#hit(shot, other, impact!),
    );
    world.on('enter', { a: SHIP, b: GEM }, (_, gem) => this.#collect(gem));
    world.on('enter', { a: SHIP, b: ENEMY }, (_, enemy) => this.#ram(enemy));
  }

  get ship(): Vector {
    return this.positionOf(this.#ship);
  }

  positionOf(id: BodyId): Vector {
    const { transforms } = this.world;
    const at = TRANSFORM_STRIDE * rowOf(id);
    return [transforms[at]!, transforms[at + 1]!];
  }

  /** One step. `steering` is at most 1 long. */
  advance(steering: Vector): void {
    if (this.shield <= 0) this.restart();
    this.bursts = this.bursts.slice(-400);
    const isWave = (this.step++ - this.#begun) % (8 * STEPS) === 0;
    const newcomers = isWave ? Math.min(400 + 150 * ++this.wave, 2200) : 0;
    for (let i = 0; i < newcomers; i++)
      this.#add(i % 12 === 0 ? 'brute' : 'drone', this.#beyondEdge(500));
    this.#fire();
    this.#move(steering);
    this.world.step(); // calls what was given to `on`
    this.#pushApart();
    for (const id of this.world.departed()) this.#recycle(id);
  }

  /** Begins anew. */
  restart(): void {
    this.#ship = this.#begin();
  }

  /** A number for where everything is, to compare games by (FNV-1a). */
  hash(): number {
    const positions = Float32Array.from(this.#all().flatMap((id) => this.positionOf(id)));
    const bits = new Uint32Array(positions.buffer);
    return bits.reduce((hash, word) => Math.imul(hash ^ word, 0x01000193) >>> 0, 0x811c9dc5);
  }

  /** Begins anew, with nothing but rocks and a ship, which is returned. */
  #begin(): BodyId {
    this.best = Math.max(this.best, this.score);
    this.#begun = this.step;
    [this.score, this.shield, this.wave, this.#gems] = [0, 100, 0, 0];
    this.world.clear();
    for (let i = 0; i < 14; i++) this.#launch(this.#add('rock', [0, 0], this.#between(18, 60)));
    return this.#add('ship', [SIZE / 2, SIZE / 2]);
  }

  /** Arms of shots that turn, more and denser ones for those who collect gems; and shots at the nearest enemy. */
  #fire(): void {
    const [x, y] = this.#aim;
    this.#aim = direction([0, 0], [x * 0.995 - y * 0.1, x * 0.1 + y * 0.995]);
    const level = Math.min(5, 1 + Math.floor(this.#gems / 300));
    if (this.step % Math.max(1, 5 - level) === 0) {
      let arm = this.#aim;
      for (let eighth = 0; eighth < 8; eighth++) {
        if (eighth % Math.max(1, 8 / 2 ** level) === 0) this.#shoot(arm);
        arm = direction([0, 0], [arm[0] - arm[1], arm[0] + arm[1]]); // turned by an eighth
      }
    }
    const nearest = this.step % 4 === 0 && this.world.nearest(...this.ship, { mask: ENEMY });
    if (nearest) this.#shoot(direction(this.ship, this.positionOf(nearest.id)));
  }

  #shoot([x, y]: Vector): void {
    this.#bodyOf(this.#add('shot', this.ship)).velocity = [SHOT_SPEED * x, SHOT_SPEED * y];
  }

  #move([x, y]: Vector): void {
    const { world } = this;
    for (const gem of world.queryCircle(...this.ship, 170, { mask: GEM })) this.#steer(gem, 6, 0.3);
    for (const id of this.#all()) {
      const body = this.#bodyOf(id);
      if (body.kind === 'drone') this.#steer(id, 1.3 + this.wave / 25, 0.04);
      if (body.kind === 'brute') this.#steer(id, 0.8 + this.wave / 25, 0.04);
      if (body.kind === 'ship') body.velocity = [3.4 * x, 3.4 * y];
      if (body.kind === 'gem' && --body.lives === 0) world.remove(id);
      world.transforms[TRANSFORM_STRIDE * rowOf(id) + 2]! += body.spin;
      this.#shift(id, 1, body.velocity);
    }
    const [shipX, shipY] = this.ship.map((at) => Math.max(20, Math.min(SIZE - 20, at)));
    world.move(this.#ship, shipX!, shipY!);
  }

  /** All that moves, also where nobody sees it. */
  #all(): BodyId[] {
    return this.world.active(-SIZE, -SIZE, 3 * SIZE, 3 * SIZE);
  }

  /** Turns the velocity of a body towards the ship, by this share of the difference. */
  #steer(id: BodyId, speed: number, share: number): void {
    const body = this.#bodyOf(id);
    const [x, y] = direction(this.positionOf(id), this.ship);
    const [vx, vy] = body.velocity;
    body.velocity = [vx + share * (speed * x - vx), vy + share * (speed * y - vy)];
  }

  /** Bodies in contact give way by half of its depth each, rocks not at all. */
  #pushApart(): void {
    for (const { a, b, normalX, normalY, depth } of this.world.contacts()) {
      const share = this.#bodyOf(a).kind === 'rock' ? 0 : this.#bodyOf(b).kind === 'rock' ? 1 : 0.5;
      this.#shift(a, -share * depth, [normalX, normalY]);
      this.#shift(b, (1 - share) * depth, [normalX, normalY]);
    }
  }

  #shift(id: BodyId, distance: number, [x, y]: Vector): void {
    const { transforms } = this.world;
    transforms[TRANSFORM_STRIDE * rowOf(id)]! += distance * x;
    transforms[TRANSFORM_STRIDE * rowOf(id) + 1]! += distance * y;
  }

  /** What has left the world: rocks come again, shots do not, and enemies come back by themselves. */
  #recycle(id: BodyId): void {
    const { kind } = this.#bodyOf(id);
    if (kind === 'rock') this.#launch(id);
    if (kind === 'shot') this.world.remove(id);
  }

  /** Sends a rock from beyond the edge through the world. */
  #launch(rock: BodyId): void {
    const from = this.#beyondEdge(150);
    const [x, y] = direction(from, [this.#between(300, 1300), this.#between(300, 1300)]);
    const speed = this.#between(0.6, 1.4);
    this.world.move(rock, ...from);
    this.#bodyOf(rock).velocity = [speed * x, speed * y];
  }

  /** A shot flies off as a spark from where it met an enemy or a rock. */
  #hit(shot: BodyId, enemy: BodyId, impact: Impact): void {
    const at: Vector = [impact.pointX, impact.pointY];
    const ahead: Vector = [impact.normalX, impact.normalY];
    this.bursts.push({ kind: 'shot', at, ahead, step: this.step });
    this.world.remove(shot);
    const body = this.#bodyOf(enemy);
    if (body.kind === 'rock' || --body.lives > 0) return;
    this.score += body.kind === 'brute' ? 50 : 10;
    this.#add('gem', this.positionOf(enemy));
    this.#burst(enemy);
  }

  #collect(gem: BodyId): void {
    this.score += 5;
    this.#gems++;
    this.shield = Math.min(100, this.shield + 0.04);
    this.world.remove(gem);
  }

  #ram(enemy: BodyId): void {
    this.shield -= this.#bodyOf(enemy).kind === 'brute' ? 6 : 2;
    this.#burst(enemy);
    if (this.shield <= 0) this.#burst(this.#ship);
  }

  #burst(id: BodyId): void {
    const { kind } = this.#bodyOf(id);
    this.bursts.push({ kind, at: this.positionOf(id), ahead: [1, 0], step: this.step });
    if (id !== this.#ship) this.world.remove(id);
  }

  #add(kind: Kind, [x, y]: Vector, scale = 1): BodyId {
    const spin = kind === 'ship' || kind === 'shot' ? 0 : this.#between(-0.03, 0.03);
    const lives = kind === 'gem' ? 20 * STEPS : kind === 'brute' ? 6 : 1;
    const data: Body = { kind, velocity: [0, 0], spin, lives };
    return this.world.insert({ ...kinds[kind], x, y, scale, data });
  }

  #bodyOf(id: BodyId): Body {
    return this.world.data(id)!;
  }

  /** A place out of sight, at most so far away. */
  #beyondEdge(most: number): Vector {
    const along = this.#between(0, SIZE);
    const beyond = this.#random() < 0.5 ? -this.#between(70, most) : SIZE + this.#between(70, most);
    return this.#random() < 0.5 ? [along, beyond] : [beyond, along];
  }

  #between(low: number, high: number): number {
    return low + this.#random() * (high - low);
  }
}

/** A vector of length 1. Without Math.hypot, sin and cos, which differ between engines in the last bit. */
export function direction(from: Vector, to: Vector): Vector {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(x * x + y * y) || 1;
  return [x / length, y / length];
}
