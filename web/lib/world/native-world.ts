/** A running module with the class World. */
import type {
  World as NativeWorld,
  MainModule as WorldMainModule,
} from '../../../build/wasm/quadrille-world.mjs';
import { NativeModule } from '../native-module.js';
import {
  BODY_HIT_STRIDE,
  BODY_NEIGHBOR_STRIDE,
  BODY_WORDS,
  CAST_STRIDE,
  CONTACT_STRIDE,
  CONTACT_WORDS,
  IMPACT_STRIDE,
  IMPACT_WORDS,
  KEPT_WORDS,
  MAX_CORNERS,
  MAX_PARTS,
  MAX_TILE_KINDS,
  MAX_TILES,
  MOTION_NUMBERS,
  MOVE_HIT_STRIDE,
  MOVE_NUMBERS,
  MOVE_STRIDE,
  PAIR_WORDS,
  PART_WORDS,
  TILE_KIND_WORDS,
  TILE_SHAPES,
  USUAL_KINDS,
} from './limits.js';

export type { NativeWorld, WorldMainModule };

/** The static functions of the native class. */
type NativeWorldClass = WorldMainModule['World'];

/** The classes that C++ registers, and the memory that holds results. */
export class WorldModule extends NativeModule {
  readonly worlds: NativeWorldClass;
  /** Where the body of a call is, counted in words. */
  readonly body: number;
  /** Where the part of a call is, counted in words. */
  readonly part: number;
  /** Where the motion and the options of a move are, counted in doubles. */
  readonly move: number;
  #doubles: Float64Array;

  constructor(main: WorldMainModule, memory: WebAssembly.Memory) {
    super(main, memory);
    this.worlds = main.World;
    this.body = this.worlds.bodyAddress() >>> 2;
    this.part = this.worlds.partAddress() >>> 2;
    this.move = this.worlds.moveAddress() >>> 3;
    this.#doubles = new Float64Array(memory.buffer);
  }

  /** The whole memory as doubles, until it grows. */
  get memoryDoubles(): Float64Array {
    if (this.#doubles.length === 0) this.#doubles = new Float64Array(this.memory);
    return this.#doubles;
  }

  override agrees(): boolean {
    const limits = this.words('load', this.worlds.limits());
    const own = [
      BODY_WORDS,
      PART_WORDS,
      TILE_KIND_WORDS,
      KEPT_WORDS,
      PAIR_WORDS,
      CONTACT_WORDS,
      IMPACT_WORDS,
      CONTACT_STRIDE,
      IMPACT_STRIDE,
      BODY_HIT_STRIDE,
      BODY_NEIGHBOR_STRIDE,
      CAST_STRIDE,
      MAX_CORNERS,
      MAX_PARTS,
      MAX_TILES,
      MAX_TILE_KINDS,
      TILE_SHAPES,
      USUAL_KINDS,
      MOVE_NUMBERS,
      MOTION_NUMBERS,
      MOVE_STRIDE,
      MOVE_HIT_STRIDE,
    ];
    return super.agrees() && limits.join() === own.join();
  }
}
