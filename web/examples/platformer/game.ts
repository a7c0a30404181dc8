// The rules of one level. Nothing here draws or asks for the time: a game is its level and the keys of each step, and so the same on
// every machine, to the last bit.
import type { LevelData } from 'quadrille/tiled';
import type { BodyId, World } from 'quadrille/world';
import { Beetle } from './enemies';
import { type Feat, Hero } from './hero';
import {
  ENEMY,
  GOAL,
  HERO,
  LAMP,
  type Level,
  type LevelName,
  loadLevel,
  SPARK,
  SPIKES,
  type TextOf,
} from './level';
import { Motion } from './motion';

export const STEPS = 60; // a second, however often the screen is drawn

const HURT_STEPS = 45; // until the hero begins again

/** What happened in a step, for the picture and the sound. */
export interface Happening {
  readonly kind: Feat | 'spark' | 'stomp' | 'hurt' | 'lamp' | 'goal';
  readonly x: number;
  readonly y: number;
}

export class Game {
  readonly level: Level;
  readonly world: World<LevelData>;
  readonly hero: Hero;
  readonly beetles: Beetle[];
  readonly motions: Motion[];
  readonly sparksInAll: number;
  step = 0;
  sparks = 0;
  falls = 0;
  hurtSteps = 0;
  /** The step in which the goal was reached. */
  wonAt: number | undefined;
  /** The lamp at which the hero begins again; before the first one, it is the start. */
  lamp: BodyId | undefined;
  readonly happenings: Happening[] = [];

  static async create(name: LevelName, textOf: TextOf): Promise<Game> {
    return new Game(await loadLevel(name, textOf));
  }

  private constructor(level: Level) {
    const { world, start, all } = level;
    this.level = level;
    this.world = world;
    this.beetles = all('beetle').map((id) => new Beetle(world, id));
    const movers = [...all('platform'), ...all('moth')];
    this.motions = movers.map((id) => new Motion(world, id, world.data(id)!.properties));
    this.sparksInAll = all('spark').length;
    const data: LevelData = { layer: '', name: '', type: 'hero', properties: {} };
    this.hero = new Hero(world, world.insert({ ...Hero.body, data }));
    this.hero.stand(start.x, start.y);
    world.on('enter', { a: HERO, b: SPARK }, (_, spark) => this.#collect(spark));
    world.on('enter', { a: HERO, b: LAMP }, (_, lamp) => this.#light(lamp));
    world.on('enter', { a: HERO, b: ENEMY }, (_, enemy) => this.#meet(enemy));
    world.on('enter', { a: HERO, b: SPIKES }, () => this.#hurt());
    world.on('enter', { a: HERO, b: GOAL }, () => this.#win());
    for (const motion of this.motions) motion.advance(0);
  }

  get isWon(): boolean {
    return this.wonAt !== undefined;
  }

  /** One step with these keys. Who has reached the goal stands still. */
  advance(keys: number): void {
    this.happenings.length = 0;
    this.step++;
    for (const motion of this.motions) if (this.world.has(motion.id)) motion.advance(this.step);
    for (const beetle of this.beetles) if (this.world.has(beetle.id)) beetle.advance();
    if (this.hurtSteps === 0) this.#advanceHero(this.isWon ? 0 : keys);
    else if (--this.hurtSteps === 0) this.#beginAgain();
    this.world.step(); // calls what was given to `on`
  }

  /** A number for where everything is, to compare games by (FNV-1a). */
  hash(): number {
    const { hero, world } = this;
    const numbers = [this.step, this.sparks, this.falls, hero.velocityX, hero.velocityY];
    for (const id of world) {
      const { x, y, angle } = world.transformOf(id);
      numbers.push(x, y, angle);
    }
    const words = new Uint32Array(Float64Array.from(numbers).buffer);
    return words.reduce((hash, word) => Math.imul(hash ^ word, 0x01000193) >>> 0, 0x811c9dc5);
  }

  #advanceHero(keys: number): void {
    const feat = this.hero.advance(keys);
    if (feat !== undefined) this.#announce(feat, this.hero.x, this.hero.feet);
    const { y, height } = this.level.bounds;
    if (this.hero.y > y + height || this.hero.move?.stuck) this.#hurt();
  }

  #announce(kind: Happening['kind'], x: number, y: number): void {
    this.happenings.push({ kind, x, y });
  }

  #collect(spark: BodyId): void {
    const { x, y } = this.world.transformOf(spark);
    this.sparks++;
    this.world.remove(spark);
    this.#announce('spark', x, y);
  }

  #light(lamp: BodyId): void {
    if (lamp === this.lamp) return;
    const { x, y } = this.world.transformOf(lamp);
    this.lamp = lamp;
    this.#announce('lamp', x, y);
  }

  /** Who comes down on an enemy bounces off its back; any other touch hurts. */
  #meet(enemy: BodyId): void {
    const { hero } = this;
    const { x, y } = this.world.transformOf(enemy);
    if (hero.velocityY <= 0 || hero.feet - hero.velocityY > y) return this.#hurt();
    this.world.remove(enemy);
    hero.bounce();
    this.#announce('stomp', x, y);
  }

  #hurt(): void {
    if (this.hurtSteps > 0 || this.isWon) return;
    this.falls++;
    this.hurtSteps = HURT_STEPS;
    this.#announce('hurt', this.hero.x, this.hero.y);
  }

  #beginAgain(): void {
    if (this.lamp === undefined) return this.hero.stand(this.level.start.x, this.level.start.y);
    const { x, y, width, height } = this.world.boxOf(this.lamp);
    this.hero.stand(x + width / 2, y + height);
  }

  #win(): void {
    if (this.hurtSteps > 0 || this.isWon) return;
    this.wonAt = this.step;
    this.#announce('goal', this.hero.x, this.hero.y);
  }
}
