/** Contacts on ground of several bodies have normals of the outline of them all, as another library makes it. */
import { load, World } from 'quadrille/world';
import { beforeAll, expect, test } from 'vitest';
import { random } from '../support.js';
import { Findings, MOST_ANGLE } from './seams/judge.js';
import { drawLevel } from './seams/levels.js';
import { Walk } from './seams/walks.js';

beforeAll(() => load());

const BOUNDS = { x: -10_000, y: -10_000, width: 20_000, height: 20_000 };
const WALKS = 6;

/** Walks on levels until there were so many crossings, or something is wrong. */
function walk(seed: number, crossings: number, seamTolerance: number | false = 0.01): Findings {
  const findings = new Findings();
  for (let level = 0; findings.crossings < crossings && findings.faults.length === 0; level++) {
    const draw = random(seed + level);
    using world = new World({ bounds: BOUNDS, seamTolerance });
    const drawn = drawLevel(draw);
    drawn.add(world);
    for (let i = 0; i < WALKS; i++) new Walk(draw, drawn, world, findings).run();
  }
  return findings;
}

function check({ faults, worst, contacts }: Findings, crossings: number): void {
  expect(faults).toEqual([]);
  expect(worst).toBeLessThanOrEqual(MOST_ANGLE);
  expect(contacts).toBeGreaterThan(crossings);
}

test('30,000 crossings of seams give no normal that the outline has not', () => {
  check(walk(1, 30_000), 30_000);
});

test('a million crossings of seams give none', { tags: ['thorough'] }, () => {
  check(walk(1_000_000, 1_000_000), 1_000_000);
});

test('without the rule, seams give normals that the outline has not', () => {
  const { worst, faults } = walk(1, 1_000, false);
  expect(worst).toBeGreaterThan(1);
  expect(faults).not.toEqual([]);
});
