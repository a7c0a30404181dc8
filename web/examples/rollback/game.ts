// The rules: two players push balls, which take the colour of who touched them last. The same inputs give the same game on every machine, to
// the last bit: the numbers that a step reads are in the world or in arrays of 32 bits, and there is no sine, clock or chance.
import { type BodyId, circle, rowOf, TRANSFORM_STRIDE, World } from 'quadrille/world';

export const FIELD = { width: 640, height: 480 };
export const PLAYERS = 2;
export const BALLS = 60;
export const PLAYER_RADIUS = 16;
export const BALL_RADIUS = 9;

/** The directions that a player holds: a sum of these. */
export const LEFT = 1;
export const RIGHT = 2;
export const UP = 4;
export const DOWN = 8;
export type Input = number;
export type Inputs = readonly [Input, Input];

/** Nobody has touched the ball. */
export const NOBODY = 2;

/** All of a game, before a step. It shares no memory with the game. */
export interface State {
  /** What differs from the beginning of the game. */
  readonly world: Uint8Array;
  readonly velocities: Float32Array;
  readonly colours: Uint8Array;
}

/** Of a player, in a step. */
export const SPEED = 3.5;
const FRICTION = 0.995; // of balls
const PUSH = 1.05; // of a player's speed, to a ball

export class Game {
  /** By row, x and y. */
  #velocities = new Float32Array(2 * (PLAYERS + BALLS));
  /** By row: the player whose colour a ball has. Players have their own. */
  #colours = new Uint8Array(PLAYERS + BALLS).fill(NOBODY);
  /** How fast players run on this machine. The rules are {@link SPEED}: another number is a cheat, and no part of the state. */
  readonly speeds: [number, number] = [SPEED, SPEED];
  readonly #world: World;
  /** The world at the beginning, which is the base of what is saved. */
  readonly #start: Uint8Array;
  readonly #memory = new Uint8Array(16_384);

  private constructor(world: World) {
    this.#world = world;
    for (let player = 0; player < PLAYERS; player++) {
      this.#colours[player] = player;
      world.insert({ shape: circle(PLAYER_RADIUS), x: 160 + 320 * player, y: 240 });
    }
    for (let i = 0; i < BALLS; i++) {
      const [x, y] = [50 + 60 * (i % 10), 45 + 78 * Math.floor(i / 10)];
      world.insert({ shape: circle(BALL_RADIUS), x, y });
    }
    this.#start = world.snapshot();
    world.setBase();
  }

  static async create(): Promise<Game> {
    return new Game(await World.create({ bounds: { x: 0, y: 0, ...FIELD } }));
  }

  /** Where all bodies are: {@link TRANSFORM_STRIDE} numbers a row. Players come first. */
  get places(): Float32Array {
    return this.#world.transforms;
  }

  get colours(): Uint8Array {
    return this.#colours;
  }

  /** Balls of a player's colour. */
  score(player: number): number {
    return this.#colours.subarray(PLAYERS).reduce((sum, one) => sum + Number(one === player), 0);
  }

  /** The same for equal games. */
  hash(): string {
    let own = 0x811c9dc5; // FNV-1a, of what is not in the world
    const add = (word: number): void => {
      own = Math.imul(own ^ word, 0x01000193) >>> 0;
    };
    new Uint32Array(this.#velocities.buffer).forEach(add);
    this.#colours.forEach(add);
    return `${this.#world.hash()}${own.toString(16).padStart(8, '0')}`;
  }

  save(): State {
    return {
      world: this.#memory.slice(0, this.#world.save(this.#memory)),
      velocities: this.#velocities.slice(),
      colours: this.#colours.slice(),
    };
  }

  load({ world, velocities, colours }: State): void {
    this.#world.load(world);
    this.#velocities = velocities.slice();
    this.#colours = colours.slice();
  }

  /** The world of a state, of this game or of that on another machine: to look at, and to be disposed of. */
  worldOf({ world }: State): World {
    const then = new World(this.#world.options);
    then.restore(this.#start);
    then.setBase();
    then.load(world);
    return then;
  }

  step(inputs: Inputs): void {
    inputs.forEach((input, player) => {
      const speed = this.speeds[player]!;
      const held = (direction: Input): number => Number((input & direction) > 0);
      this.#velocities[2 * player] = speed * (held(RIGHT) - held(LEFT));
      this.#velocities[2 * player + 1] = speed * (held(DOWN) - held(UP));
    });
    this.#move();
    this.#world.step();
    this.#bounce();
  }

  /** By velocities. What leaves the field comes back from its border. */
  #move(): void {
    const { transforms } = this.#world;
    const velocities = this.#velocities;
    for (let row = 0; row < PLAYERS + BALLS; row++) {
      const radius = row < PLAYERS ? PLAYER_RADIUS : BALL_RADIUS;
      [FIELD.width, FIELD.height].forEach((size, axis) => {
        const at = TRANSFORM_STRIDE * row + axis;
        const way = 2 * row + axis;
        if (row >= PLAYERS) velocities[way]! *= FRICTION;
        const place = transforms[at]! + velocities[way]!;
        const inside = Math.min(Math.max(place, radius), size - radius);
        if (inside !== place) velocities[way] = -velocities[way]!;
        transforms[at] = inside;
      });
    }
  }

  /** Balls that touch change the speeds along the line between them; a player hits harder than a ball, and takes no speed. */
  #bounce(): void {
    const contacts = this.#world.contacts();
    for (const { a, b, normalX, normalY, depth } of contacts) {
      const [first, second] = [rowOf(a), rowOf(b)];
      this.#part(a, b, normalX * depth, normalY * depth);
      const speed = this.#speed(first, normalX, normalY) - this.#speed(second, normalX, normalY);
      const byPlayer = first < PLAYERS && second >= PLAYERS;
      if (byPlayer) this.#colours[second] = this.#colours[first]!;
      if (speed <= 0) continue;
      const push = byPlayer ? PUSH * speed : speed;
      this.#accelerate(second, push * normalX, push * normalY);
      this.#accelerate(first, -push * normalX, -push * normalY);
    }
  }

  /** Moves two bodies until they only touch: of a player and a ball, the ball alone. */
  #part(a: BodyId, b: BodyId, x: number, y: number): void {
    const { transforms } = this.#world;
    const share = rowOf(a) < PLAYERS && rowOf(b) >= PLAYERS ? 1 : 0.5;
    const move = (id: BodyId, part: number): void => {
      const at = TRANSFORM_STRIDE * rowOf(id);
      transforms[at]! += part * x;
      transforms[at + 1]! += part * y;
    };
    move(b, share);
    move(a, share - 1);
  }

  #speed(row: number, x: number, y: number): number {
    return this.#velocities[2 * row]! * x + this.#velocities[2 * row + 1]! * y;
  }

  #accelerate(row: number, x: number, y: number): void {
    if (row < PLAYERS) return;
    this.#velocities[2 * row]! += x;
    this.#velocities[2 * row + 1]! += y;
  }
}
