/** Contacts on ground of several bodies have normals of the outline of them all, as another library makes it. */
import { load, World } from 'quadrille/world';
import { beforeAll, expect, test } from 'vitest';
import { draws } from '../draws.js';
import { random } from '../support.js';
import { Findings, MOST_ANGLE } from './seams/judge.js';
import { drawLevel } from './seams/levels.js';
import { Walk } from './seams/walks.js';

beforeAll(() => load());

const BOUNDS = { x: -10_000, y: -10_000, width: 20_000, height: 20_000 };
const WALKS = 6;

interface Options {
  readonly seamTolerance?: number | false;
  readonly play?: number;
}

/** Walks on levels until a number of crossings is reached, or something is wrong. */
function walk(seed: number, crossings: number, { seamTolerance = 0.01, play = 0 }: Options = {}) {
  const findings = new Findings();
  const isWrong = (): boolean =>
    findings.faults.length > 0 || (play === 0 && findings.wrongNormals.length > 0);
  for (let level = 0; findings.crossings < crossings && !isWrong(); level++) {
    const draw = random(seed + level);
    using world = new World({ bounds: BOUNDS, seamTolerance });
    const drawn = drawLevel(draw, play);
    drawn.add(world);
    for (let i = 0; i < WALKS; i++) new Walk(draw, drawn, world, findings).run();
  }
  return findings;
}

function check({ faults, wrongNormals, worst, contacts }: Findings, crossings: number): void {
  expect(faults).toEqual([]);
  expect(wrongNormals).toEqual([]);
  expect(worst).toBeLessThanOrEqual(MOST_ANGLE);
  expect(contacts).toBeGreaterThan(crossings);
}

test('30,000 crossings of seams give no normal that the outline has not, and miss no floor', () => {
  check(walk(1, 30_000), 30_000);
});

for (let part = 1; part <= draws(4); part++)
  test(`nor do 50,000 others, part ${part} of ${draws(4)}`, { tags: ['thorough'] }, () => {
    check(walk(1_000_000 * part, 50_000), 50_000);
  });

// Here the outline has gaps and steps of its own, and at thin tips normals of its own.
test('10,000 crossings of seams with gaps and steps within the tolerance miss no floor', () => {
  const { faults, crossings } = walk(1, 10_000, { play: 0.002 });
  expect(faults).toEqual([]);
  expect(crossings).toBeGreaterThanOrEqual(10_000);
});

test('without the rule, seams give normals that the outline has not', () => {
  const { worst, wrongNormals } = walk(1, 1_000, { seamTolerance: false });
  expect(worst).toBeGreaterThan(1);
  expect(wrongNormals).not.toEqual([]);
});
