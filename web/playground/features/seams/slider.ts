/** A shape that slides over the ground at a constant speed, as a simple game moves it. */
import type { BodyId, Contact, Shape } from 'quadrille/world';
import type { Point } from './level.ts';

const WEIGHT = 0.5; // what a step adds to the velocity towards the ground
const DRIVE = 0.2; // and at most along the ground
const PATIENCE = 40; // steps after which a shape that stands still turns back
const STILL = 0.25; // of its speed: what is slower stands still
const STEEPEST = -0.5; // upward part of the normal of what is ground, and no wall

export class Slider {
  readonly id: BodyId;
  readonly shape: Shape;
  place: Point;
  velocity: Point = { x: 0, y: 0 };
  /** Along the ground in a step; less than zero to the left. */
  #speed: number;
  /** The normal of the ground on which it is. */
  #ground: Point | undefined;
  #stillFor = 0;

  constructor(id: BodyId, shape: Shape, place: Point, speed: number) {
    this.id = id;
    this.shape = shape;
    this.place = place;
    this.#speed = speed;
  }

  /** Along the ground towards its speed, and into the ground by its weight; without ground, it falls. Returns where it is then. */
  move(): Point {
    const ground = this.#ground;
    if (ground) {
      const along = { x: -ground.y, y: ground.x };
      const now = dot(this.velocity, along);
      const speed = now + Math.max(-DRIVE, Math.min(DRIVE, this.#speed - now));
      this.velocity = sum(along, speed, ground, -WEIGHT);
    } else this.velocity = sum(this.velocity, 1, { x: 0, y: 1 }, WEIGHT);
    return sum(this.place, 1, this.velocity, 1);
  }

  /** Moves it out of what it touches. The normals lead away from the ground. */
  pushOut(at: Point, contacts: readonly Contact[]): void {
    const before = this.place;
    this.place = at;
    this.#ground = undefined;
    for (const { normalX, normalY, depth } of contacts) {
      const normal = { x: normalX, y: normalY };
      const moved = dot(sum(this.place, 1, at, -1), normal);
      this.place = sum(this.place, 1, normal, Math.max(0, depth - moved));
      this.velocity = sum(this.velocity, 1, normal, Math.max(0, -dot(this.velocity, normal)));
      if (normal.y < STEEPEST && this.#isAhead(normal)) this.#ground = normal;
    }
    this.#turnBack(before);
  }

  /** Of the ground under it and a slope before it, the slope is what it goes along. */
  #isAhead(normal: Point): boolean {
    return !this.#ground || this.#speed * normal.x < this.#speed * this.#ground.x;
  }

  #turnBack(before: Point): void {
    const displacement = sum(this.place, 1, before, -1);
    const isStill = Math.sqrt(dot(displacement, displacement)) < STILL * Math.abs(this.#speed);
    this.#stillFor = isStill ? this.#stillFor + 1 : 0;
    if (this.#stillFor < PATIENCE) return;
    this.#stillFor = 0;
    this.#speed = -this.#speed;
  }
}

function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

function sum(a: Point, ofA: number, b: Point, ofB: number): Point {
  return { x: ofA * a.x + ofB * b.x, y: ofA * a.y + ofB * b.y };
}
