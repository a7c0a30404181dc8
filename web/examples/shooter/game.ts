// The rules: what there is, how it moves, and what happens when two bodies touch. Nothing here draws or asks for the time, so
// that games with equal seeds and equal steering are equal on every machine, to the last bit.
import { uniformFloat32 } from 'pure-rand/distribution/uniformFloat32';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type BodyId, type Impact, rowOf, TRANSFORM_STRIDE, World } from 'quadrille/world';
import { type Body, ENEMY, GEM, type Kind, kinds, ROCK, SHIP, SHOT } from './kinds';
import { direction, type Vector } from './vector';

export const SIZE = 1600; // pixels of the world along each side
export const STEPS = 60; // a second, however often the screen is drawn

const SHOT_SPEED = 24; // pixels a step: more than a shot and a drone are wide together
const SHIP_SPEED = 3.4;
const FENCE = 20; // pixels from the world's edge: no ship gets nearer
const BURN = 0.4; // of the shield, for each step at the fence

/** Also where nobody sees it. */
const EVERYWHERE = [-SIZE, -SIZE, 3 * SIZE, 3 * SIZE] as const;

/** What happened in a step, for the picture and the sound. */
export interface Happening {
  readonly kind: 'wave' | 'hit' | 'burst' | 'collect' | 'ram' | 'burn' | 'lost';
  /** The kind of the body that it happened to. */
  readonly body: Kind;
  readonly at: Vector;
  readonly ahead: Vector;
}

export class Game {
  readonly world: World<Body>;
  /** What happened in the last step. */
  readonly happenings: Happening[] = [];
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

  /** True from the step in which the ship is lost, until the game begins anew. */
  get isLost(): boolean {
    return this.shield <= 0;
  }

  /** One step, unless the ship is lost. `steering` is at most 1 long. */
  advance(steering: Vector): void {
    this.happenings.length = 0;
    if (this.isLost) return;
    if ((this.step++ - this.#begun) % (8 * STEPS) === 0) this.#beginWave();
    this.#fire();
    this.#move(steering);
    this.world.step(); // calls what was given to `on`
    this.#pushApart();
    for (const id of this.world.departed()) this.#recycle(id);
    if (this.isLost) this.#tell('lost', 'ship', this.ship);
  }

  /** Begins anew. */
  restart(): void {
    this.#ship = this.#begin();
  }

  /** Begins anew amid a first wave that has already come, for those who only look on. */
  restartAmid(): void {
    this.restart();
    this.#beginWave(() => this.#around(300));
  }

  /** A number for where everything is, to compare games by (FNV-1a). */
  hash(): number {
    const all = this.world.active(...EVERYWHERE);
    const positions = Float32Array.from(all.flatMap((id) => this.positionOf(id)));
    const bits = new Uint32Array(positions.buffer);
    return bits.reduce((hash, word) => Math.imul(hash ^ word, 0x01000193) >>> 0, 0x811c9dc5);
  }

  /** Begins anew, with nothing but rocks and a ship, which is returned. */
  #begin(): BodyId {
    this.#begun = this.step;
    [this.score, this.shield, this.wave, this.#gems] = [0, 100, 0, 0];
    this.world.clear();
    for (let i = 0; i < 14; i++) this.#launch(this.#add('rock', [0, 0], this.#between(18, 60)));
    return this.#add('ship', [SIZE / 2, SIZE / 2]);
  }

  #beginWave(place = (): Vector => this.#beyondEdge(500)): void {
    const newcomers = Math.min(400 + 150 * ++this.wave, 2200);
    for (let i = 0; i < newcomers; i++) this.#add(i % 12 === 0 ? 'brute' : 'drone', place());
    this.#tell('wave', 'drone', this.ship);
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
    const shot = this.#bodyOf(this.#add('shot', this.ship));
    [shot.velocityX, shot.velocityY] = [SHOT_SPEED * x, SHOT_SPEED * y];
  }

  /** Moves all. This is the loop over thousands of bodies, so it goes over rows and makes no arrays. */
  #move([courseX, courseY]: Vector): void {
    const { world, wave } = this;
    const [shipX, shipY] = this.ship;
    for (const gem of world.queryCircle(shipX, shipY, 170, { mask: GEM })) {
      const [x, y] = this.positionOf(gem);
      steer(this.#bodyOf(gem), shipX - x, shipY - y, 6, 0.3);
    }
    const old: BodyId[] = [];
    const { transforms } = world;
    for (const row of world.activeRows(...EVERYWHERE)) {
      const body = world.data(row)!;
      const at = TRANSFORM_STRIDE * row;
      const [dx, dy] = [shipX - transforms[at]!, shipY - transforms[at + 1]!];
      if (body.kind === 'drone') steer(body, dx, dy, 1.3 + wave / 25, 0.04);
      else if (body.kind === 'brute') steer(body, dx, dy, 0.8 + wave / 25, 0.04);
      else if (body.kind === 'gem' && --body.lives === 0) old.push(world.idAt(row));
      else if (body.kind === 'ship') {
        body.velocityX = SHIP_SPEED * courseX;
        body.velocityY = SHIP_SPEED * courseY;
      }
      transforms[at]! += body.velocityX;
      transforms[at + 1]! += body.velocityY;
      transforms[at + 2]! += body.spin;
    }
    for (const gem of old) world.remove(gem);
    this.#fenceIn();
  }

  /** The fence around the world stops the ship and burns its shield: who flies on in one direction is lost there. */
  #fenceIn(): void {
    const [x, y] = this.ship.map((at) => Math.max(FENCE, Math.min(SIZE - FENCE, at)));
    if (x === this.ship[0] && y === this.ship[1]) return;
    this.world.move(this.#ship, x!, y!);
    this.shield -= BURN;
    this.#tell('burn', 'ship', this.ship);
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
    const body = this.#bodyOf(rock);
    [body.velocityX, body.velocityY] = [speed * x, speed * y];
  }

  /** A shot flies off as a spark from where it met an enemy or a rock. */
  #hit(shot: BodyId, enemy: BodyId, impact: Impact): void {
    const at: Vector = [impact.pointX, impact.pointY];
    const ahead: Vector = [impact.normalX, impact.normalY];
    const body = this.#bodyOf(enemy);
    this.#tell('hit', body.kind, at, ahead);
    this.world.remove(shot);
    if (body.kind === 'rock' || --body.lives > 0) return;
    this.score += body.kind === 'brute' ? 50 : 10;
    this.#add('gem', this.positionOf(enemy));
    this.#burst(enemy);
  }

  #collect(gem: BodyId): void {
    this.score += 5;
    this.#gems++;
    this.shield = Math.min(100, this.shield + 0.08);
    this.#tell('collect', 'gem', this.positionOf(gem));
    this.world.remove(gem);
  }

  #ram(enemy: BodyId): void {
    const { kind } = this.#bodyOf(enemy);
    this.shield -= kind === 'brute' ? 6 : 2;
    this.#tell('ram', kind, this.positionOf(enemy));
    this.#burst(enemy);
  }

  #burst(enemy: BodyId): void {
    this.#tell('burst', this.#bodyOf(enemy).kind, this.positionOf(enemy));
    this.world.remove(enemy);
  }

  #tell(kind: Happening['kind'], body: Kind, at: Vector, ahead: Vector = [1, 0]): void {
    this.happenings.push({ kind, body, at, ahead });
  }

  #add(kind: Kind, [x, y]: Vector, scale = 1): BodyId {
    const spin = kind === 'ship' || kind === 'shot' ? 0 : this.#between(-0.03, 0.03);
    const lives = kind === 'gem' ? 20 * STEPS : kind === 'brute' ? 6 : 1;
    const data: Body = { kind, velocityX: 0, velocityY: 0, spin, lives };
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

  /** A place in the world, at least so far from the ship. */
  #around(least: number): Vector {
    const [x, y] = this.ship;
    for (;;) {
      const place: Vector = [this.#between(0, SIZE), this.#between(0, SIZE)];
      const [dx, dy] = [place[0] - x, place[1] - y];
      if (dx * dx + dy * dy >= least * least) return place;
    }
  }

  #between(low: number, high: number): number {
    return low + this.#random() * (high - low);
  }
}

/** Turns the velocity of a body in this direction, by a share of the difference. */
function steer(body: Body, dx: number, dy: number, speed: number, share: number): void {
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  body.velocityX += share * ((speed * dx) / length - body.velocityX);
  body.velocityY += share * ((speed * dy) / length - body.velocityY);
}
