import { randomUnits } from '../random.mjs';

/** Seconds of a frame. */
const time = 1 / 60;

/** World units and seconds. With a jump, a mover reaches three tiles. */
const gravity = 900;
const fastestFall = 600;
const jumpSpeed = 300;
const walkSpeeds = [90, 150];

/** Frames after which players do the same again. */
const round = 512;
/** For how many frames a player keeps its direction, and how often it presses the button for a jump. */
const [shortest, longest] = [30, 120];
const jumps = 1 / 45;
/** One of five stands still for such a time. */
const directions = [-1, -1, 0, 1, 1];

/**
 * Players, each of whom walks to and fro, stands and jumps now and then. What they do is the same every time; what becomes of it depends on
 * where their movers get.
 */
export class Players {
  #count;
  #starts;
  #bottom;
  #directions;
  #jumps;
  #speeds;
  #falling;
  #before;
  #motions;
  #frame = 0;

  /** @param {import('./mover-implementation.d.ts').MoverSet} set */
  constructor({ starts, level: { side } }) {
    const count = starts.length / 2;
    const unit = randomUnits(count + 1);
    this.#count = count;
    this.#starts = starts;
    this.#bottom = 1.1 * side;
    this.#directions = Array.from({ length: count }, () => directionsOf(unit));
    this.#jumps = Array.from({ length: count }, () =>
      Uint8Array.from({ length: round }, () => Number(unit() < jumps)),
    );
    const [slowest, fastest] = walkSpeeds;
    this.#speeds = Float64Array.from(
      { length: count },
      () => slowest + unit() * (fastest - slowest),
    );
    this.#falling = new Float64Array(count);
    this.#before = new Float64Array(count);
    this.#motions = new Float64Array(2 * count);
  }

  /**
   * What the players want in the next frame, dx and dy of each; it is the same array every time.
   *
   * @param {import('./mover-implementation.d.ts').RunningMovers} movers
   */
  motions({ places, onFloor }) {
    const frame = this.#frame++ % round;
    for (let i = 0; i < this.#count; i++) {
      const jumping = onFloor[i] && this.#jumps[i][frame];
      const falling = jumping ? -jumpSpeed : this.#falling[i] + gravity * time;
      this.#before[i] = places[2 * i + 1];
      this.#motions[2 * i] = this.#directions[i][frame] * this.#speeds[i] * time;
      this.#motions[2 * i + 1] = Math.min(falling, fastestFall) * time;
    }
    return this.#motions;
  }

  /** Takes how fast movers fall from how far they got; who fell out of the level begins where it began. */
  moved(movers) {
    const { places, onFloor } = movers;
    for (let i = 0; i < this.#count; i++) {
      const fallen = fallAfter(this.#motions[2 * i + 1], places[2 * i + 1] - this.#before[i]);
      this.#falling[i] = onFloor[i] ? 0 : fallen / time;
      if (places[2 * i + 1] < this.#bottom) continue;
      movers.put(i, this.#starts[2 * i], this.#starts[2 * i + 1]);
      this.#falling[i] = 0;
    }
  }
}

function directionsOf(unit) {
  const kept = new Int8Array(round);
  for (let from = 0; from < round; ) {
    const until = from + shortest + Math.floor(unit() * (longest - shortest));
    kept.fill(directions[Math.floor(unit() * directions.length)], from, until);
    from = until;
  }
  return kept;
}

/** What is left of a fall, or of a rise, by how far it got: being pushed makes neither of them faster, and turns none round. */
export function fallAfter(asked, got) {
  return asked > 0 ? Math.min(asked, Math.max(0, got)) : Math.max(asked, Math.min(0, got));
}
