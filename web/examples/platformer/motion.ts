// How platforms and moths move: each has a motion that depends on the step alone.
import type { LevelProperties } from 'quadrille/tiled';
import type { BodyId, World } from 'quadrille/world';
import { numberOf } from './level';

const STEPS = 60; // a second

/**
 * A body that moves by itself, as its custom properties say. `seconds` is how long all of it takes until it begins anew, `begin` where
 * in it the level begins, from 0 to 1.
 *
 * - `byX`, `byY`: there and back, in pixels
 * - `radius`: around a circle, clockwise, or with a negative radius the other way
 * - `swing`: turns to and fro: the radians to each side
 * - `turns`: how often it turns around in that time
 */
export class Motion {
  readonly id: BodyId;
  readonly properties: LevelProperties;
  /** Where it is in the file: one end of its way, or the middle of its circle. */
  readonly x: number;
  readonly y: number;
  readonly #world: World;
  readonly #angle: number;

  constructor(world: World, id: BodyId, properties: LevelProperties) {
    this.id = id;
    this.#world = world;
    this.properties = properties;
    const { x, y, angle } = world.transformOf(id);
    [this.x, this.y, this.#angle] = [x, y, angle];
  }

  /** Puts the body where it is in this step. */
  advance(step: number): void {
    const of = (name: string): number => numberOf(this.properties, name);
    const part = fraction(step / (STEPS * of('seconds')) + of('begin'));
    const radius = of('radius');
    const progress = (1 - wave(part + 0.25)) / 2; // from 0 to 1 and back
    const x = this.x + of('byX') * progress + Math.abs(radius) * wave(part + 0.25);
    const y = this.y + of('byY') * progress + radius * wave(part);
    const turned = of('swing') * wave(part) + 2 * Math.PI * fraction(part * of('turns'));
    this.#world.move(this.id, x, y, this.#angle + turned);
  }
}

function fraction(number: number): number {
  return number - Math.floor(number);
}

/**
 * The sine of an angle in turns. Math.sin differs between engines in the last bit, and a game has to be the same in all: this polynomial
 * is less than a 1000th off.
 */
function wave(turns: number): number {
  const part = fraction(turns);
  const side = part < 0.5 ? part : part - 0.5;
  const t = 4 * side - 1; // from -1 to 1 along half a wave
  const square = t * t;
  const height = 1 - square * (1.2337 - square * (0.2528 - square * 0.0191));
  return part < 0.5 ? height : -height;
}
