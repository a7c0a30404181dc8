// What is measured, for Node and for browsers alike.

import * as world from 'quadrille/world';
import { arcadeImplementations } from './arcade/implementations.mjs';
import { makeArcadeScene } from './arcade/scene.mjs';
import { bodyImplementations } from './bodies/implementations.mjs';
import { measureBodies, measureSteps } from './bodies/measure.mjs';
import { makeBodyScene, stepSceneKinds, steps } from './bodies/scenes.mjs';
import { measureBullets } from './bullets/measure.mjs';
import { measureCalls } from './calls/measure.mjs';
import { castImplementations } from './casts/implementations.mjs';
import { measureCasts } from './casts/measure.mjs';
import { implementations } from './implementations.mjs';
import { measureScene } from './measure.mjs';
import { moverImplementations } from './movers/implementations.mjs';
import { measureMovers } from './movers/measure.mjs';
import { measureOddThings } from './odd/measure.mjs';
import { measureQueries } from './queries/measure.mjs';
import { queryImplementations, windowImplementations } from './queries/query-implementations.mjs';
import { largeWindows, queryKinds } from './queries/query-sets.mjs';
import { saveImplementations } from './saves/implementations.mjs';
import { measureSaves } from './saves/measure.mjs';
import { makeScene } from './scenes.mjs';
import { tileImplementations } from './tiles/implementations.mjs';
import { measureTiles } from './tiles/measure.mjs';

/** From this many objects on, published packages are left out. */
const fewFrom = 1_000_000;
const full = { ms: 500, leastFrames: 8 };
const quick = { ms: 75, leastFrames: 4 };
const quickPackagesUpTo = 10_000;

function measureFrames({ kind, count }, plan, conditions) {
  const chosen = wanted('frames', implementations, count, plan).filter((one) =>
    isMeasured(one, count, plan),
  );
  return measureScene(makeScene(kind, count), chosen, conditions);
}

/** What each part measures of one scene: its results beside what else there is to say of it. */
const measures = {
  frames: measureFrames,
  small: measureFrames,
  queries: ({ kind, count }, plan, conditions) => {
    const chosen = wanted('queries', queryImplementations, count, plan);
    return measureQueries(queryKinds, makeScene(kind, count), chosen, conditions);
  },
  windows: ({ kind, count }, plan, conditions) => {
    const chosen = wanted('queries', windowImplementations, count, plan);
    return measureQueries(largeWindows, makeScene(kind, count), chosen, conditions);
  },
  bodies: ({ kind, count }, plan, conditions) => {
    const chosen = wanted('bodies', bodyImplementations, count, plan);
    if (kind === steps) {
      const scenes = stepSceneKinds.map((one) => makeBodyScene(one, count));
      return measureSteps(
        scenes,
        chosen.filter((one) => one.kind === 'ours'),
        conditions,
      );
    }
    return measureBodies(makeBodyScene(kind, count), chosen, conditions);
  },
  casts: ({ kind, count }, plan, conditions) => {
    const chosen = castImplementations.filter((one) => isWanted(one, count, plan));
    return measureCasts(makeBodyScene(kind, count), chosen, conditions);
  },
  bullets: ({ kind, count }, _, conditions) =>
    measureBullets(world, makeBodyScene(kind, count), conditions),
  tiles: ({ count }, plan, conditions) => {
    const chosen = tileImplementations.filter((one) => isWanted(one, count, plan));
    return measureTiles(world, count, chosen, conditions);
  },
  movers: ({ kind, count }, plan, conditions) => {
    const chosen = moverImplementations.filter((one) => isWanted(one, count, plan));
    return measureMovers(kind, count, chosen, conditions);
  },
  saves: ({ kind, count }, plan, conditions) => {
    const chosen = saveImplementations.filter((one) => isWanted(one, count, plan));
    return measureSaves(makeBodyScene(kind, count), chosen, conditions);
  },
  calls: ({ kind, count }, plan, conditions) =>
    measureCalls(makeScene(kind, count), (one) => isWanted(one, count, plan), conditions),
  odd: ({ count }, plan, conditions) =>
    measureOddThings(count, (one) => isWanted(one, count, plan), conditions),
  arcade: ({ kind, count }, plan, conditions) => {
    const chosen = arcadeImplementations.filter((one) => isWanted(one, count, plan));
    return measureScene(makeArcadeScene(kind, count), chosen, conditions);
  },
};

/**
 * @typedef {'frames' | 'small' | 'queries' | 'windows' | 'bodies' | 'casts' | 'bullets' | 'tiles' | 'movers' | 'saves' | 'calls' | 'odd' | 'startup' | 'arcade'} Part
 * @typedef {{ quick: boolean, only?: string[], scenes: Partial<Record<Part, { kind: string, count: number }[]>>,
 *   adapter?: Record<string, any[]> }} Plan
 *   `scenes`: those of each part that is measured; `adapter`: what `loadAdapter` returns
 * @typedef {{ onProgress: (text: string) => void, onDone: (part: string, result: object) => void }} Listeners
 *
 * @typedef {(scene: { kind: string, count: number }, plan: Plan, conditions: import('./measure.mjs').Conditions) => Promise<object>} Measure
 *
 * @param {Plan} plan
 * @param {Listeners} listeners
 * @param {Partial<Record<Part, Measure>>} [ownMeasures] those of parts that only the caller's engine can run
 * @returns {Promise<Partial<Record<Part, object[]>>>} the results of each part that was measured, as they are written to files
 */
export async function runSuite(plan, { onProgress, onDone }, ownMeasures = {}) {
  const conditions = { ...(plan.quick ? quick : full), onProgress };
  const results = {};
  const allMeasures = { ...measures, ...ownMeasures };
  for (const [part, scenes] of Object.entries(plan.scenes)) {
    results[part] = [];
    for (const scene of scenes) {
      const result = { ...scene, ...(await allMeasures[part](scene, plan, conditions)) };
      results[part].push(result);
      onDone(part, result);
    }
  }
  return results;
}

/** Whether frames of so many objects are measured of an implementation. */
function isMeasured({ kind }, count, { quick: isQuick }) {
  if (kind !== 'package') return true;
  return count < fewFrom && !(isQuick && count > quickPackagesUpTo);
}

/** Those of our own list and of the plan's adapter that a part measures. */
function wanted(part, ownImplementations, count, plan) {
  const all = [...ownImplementations, ...(plan.adapter?.[part] ?? [])];
  return all.filter((one) => isWanted(one, count, plan));
}

/** Whether an implementation is named by the plan, if it names any, and can be measured with that number of objects. */
export function isWanted({ name, most = Infinity }, count, { only }) {
  return count <= most && (only?.some((part) => name.includes(part)) ?? true);
}
