/** Compares what steps say of a shape that moves with the outline of the level that it is on. */
import type { BodyId, BodyPair, Contact, World } from 'quadrille/world';
import type { Level, Outlines } from './levels.js';
import type { Point } from './outline.js';

/** How far a normal may be from those of the outline, in radians. */
export const MOST_ANGLE = 1e-4;

/** What was found. A crossing is a step in which the shape is over two solids or more, and has a contact. */
export class Findings {
  crossings = 0;
  contacts = 0;
  /** The largest angle between a normal and those of the outline. */
  worst = 0;
  /** Normals that the outline does not have. */
  readonly wrongNormals: string[] = [];
  /** Missing contacts, and events that are not what changed. */
  readonly faults: string[] = [];
  /** How many crossings there were by what moved, and by how the ground was built. */
  readonly counts = new Map<string, number>();

  addCrossing(names: readonly string[]): void {
    this.crossings++;
    for (const name of names) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }
}

export class Judge {
  readonly #level: Level;
  readonly #outlines: Outlines;
  readonly #world: World;
  readonly #mover: BodyId;
  readonly #findings: Findings;
  readonly #label: string;
  #pairs: ReadonlySet<string> = new Set();

  constructor(
    level: Level,
    outlines: Outlines,
    world: World,
    mover: BodyId,
    findings: Findings,
    label: string,
  ) {
    this.#level = level;
    this.#outlines = outlines;
    this.#world = world;
    this.#mover = mover;
    this.#findings = findings;
    this.#label = label;
  }

  /** Takes a step, whose events must be what changed in the pairs. */
  step(): void {
    const world = this.#world;
    world.step();
    const [before, now] = [this.#pairs, namesOf(world.pairs())];
    this.#pairs = now;
    const isAsSaid =
      now.size === world.pairs().length &&
      areThese(world.entered(), now, (name) => !before.has(name)) &&
      areThese(world.stayed(), now, (name) => before.has(name)) &&
      areThese(world.exited(), before, (name) => !now.has(name));
    if (!isAsSaid) this.#findings.faults.push(this.#described('events are not what changed'));
  }

  /** Compares the contacts of the last step with the outline. */
  judge(mustTouch: boolean, isOverSeam: boolean): void {
    const contacts = this.#world.contacts();
    for (const contact of contacts) this.#judgeNormal(contact);
    if (contacts.length > 0 && isOverSeam) {
      this.#findings.addCrossing([this.#label, this.#level.build]);
    }
    if (contacts.length === 0 && mustTouch) {
      const text = `no contact in ${this.#world.pairs().length} pairs`;
      this.#findings.faults.push(this.#described(text));
    }
  }

  #judgeNormal({ a, normalX, normalY, points, partA, partB }: Contact): void {
    const findings = this.#findings;
    const sign = a === this.#mover ? -1 : 1;
    const normal: Point = [sign * normalX, sign * normalY];
    // The deepest point is where the normal leads out. Another one is on the same side, or on one that meets it at an angle.
    const { x, y, depth } = points.reduce((one, other) => (other.depth > one.depth ? other : one));
    const place: Point = [x + (normal[0] * depth) / 2, y + (normal[1] * depth) / 2];
    const angles = this.#outlines.all.map((outline) => outline.angleToNormals(place, normal));
    const angle = Math.min(...angles);
    findings.worst = Math.max(findings.worst, angle);
    findings.contacts++;
    if (angle <= MOST_ANGLE) return;
    const [part, by] = a === this.#mover ? [partB, partA] : [partA, partB];
    const what = `normal ${normal.join(' ')} at ${place.join(' ')}, depth ${depth}`;
    const text = `${what}, of part ${part} by part ${by}, is off by ${angle}`;
    findings.wrongNormals.push(this.#described(text));
  }

  #described(text: string): string {
    const { x, y, angle } = this.#world.transformOf(this.#mover);
    return `${text}: ${this.#label} at ${x}, ${y}, angle ${angle}, on ${this.#level.name}`;
  }
}

function namesOf(pairs: readonly BodyPair[]): Set<string> {
  return new Set(pairs.map(({ a, b }) => `${a} ${b}`));
}

/** Whether pairs are those of a set that something holds for. */
function areThese(
  pairs: readonly BodyPair[],
  of: ReadonlySet<string>,
  holds: (name: string) => boolean,
): boolean {
  const names = namesOf(pairs);
  const expected = [...of].filter(holds);
  return pairs.length === expected.length && expected.every((name) => names.has(name));
}
