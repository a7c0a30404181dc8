// What is measured, for Node and for browsers alike.
import { bodyImplementations } from './bodies/implementations.mjs';
import { measureBodies } from './bodies/measure.mjs';
import { makeBodyScene } from './bodies/scenes.mjs';
import { implementations } from './implementations.mjs';
import { measureScene } from './measure.mjs';
import { measureQueries } from './queries/measure.mjs';
import { queryImplementations } from './queries/query-implementations.mjs';
import { makeScene } from './scenes.mjs';

/** From this many objects on, published packages are left out. */
const fewFrom = 1_000_000;
const full = { ms: 500, leastFrames: 8 };
const quick = { ms: 75, leastFrames: 4 };
const quickPackagesUpTo = 10_000;

/**
 * @typedef {{ quick: boolean, only?: string[], scenes: { kind: string, count: number }[],
 *   queries: number[], bodies: { kind: string, count: number }[] }} Plan
 * @typedef {{ onProgress: (text: string) => void, onDone: (part: string, result: object) => void }} Listeners
 *
 * @param {Plan} plan
 * @param {Listeners} listeners
 * @returns the results of all parts, as they are written to files
 */
export async function runSuite(plan, { onProgress, onDone }) {
  const conditions = { ...(plan.quick ? quick : full), onProgress };
  const frames = [];
  for (const { kind, count } of plan.scenes) {
    const chosen = implementations.filter((implementation) =>
      takesPart(implementation, count, plan),
    );
    const measured = await measureScene(makeScene(kind, count), chosen, conditions);
    frames.push({ kind, count, ...measured });
    onDone('frames', frames.at(-1));
  }
  const queries = [];
  for (const count of plan.queries) {
    const kind = 'uniform';
    const chosen = queryImplementations.filter(({ name }) => isNamed(name, plan));
    const results = await measureQueries(makeScene(kind, count), chosen, conditions);
    queries.push({ kind, count, results });
    onDone('queries', queries.at(-1));
  }
  const bodies = [];
  for (const { kind, count } of plan.bodies) {
    const chosen = bodyImplementations.filter(
      ({ name, most = Infinity }) => count <= most && isNamed(name, plan),
    );
    const measured = await measureBodies(makeBodyScene(kind, count), chosen, conditions);
    bodies.push({ kind, count, ...measured });
    onDone('bodies', bodies.at(-1));
  }
  return { frames, queries, bodies };
}

function takesPart({ name, kind, most = Infinity }, count, plan) {
  if (count > most || !isNamed(name, plan)) return false;
  if (kind !== 'package') return true;
  return count < fewFrom && !(plan.quick && count > quickPackagesUpTo);
}

function isNamed(name, { only }) {
  return only?.some((part) => name.includes(part)) ?? true;
}
