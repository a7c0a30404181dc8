import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Reference } from '../reference.mjs';
import { makeScene } from '../scenes.mjs';
import { peers } from './cases.mjs';
import { builtPeer } from './peers.mjs';

const built = (path) => fileURLToPath(new URL(`../../build/${path}`, import.meta.url));
const programs = {
  native: [built('bench/quadrille_frame_times')],
  wasm: [process.execPath, built('bench-wasm/quadrille_frame_times.cjs')],
};
const references = new Map();

/**
 * One case in one build for so many milliseconds, its pairs compared with the reference of the
 * JavaScript benchmark.
 *
 * @param {'native' | 'wasm'} build
 * @param {{ scene: string, count: number, implementation: string }} what
 */
export function turn(build, { scene, count, implementation }, ms) {
  const start = peers.includes(implementation) ? [builtPeer(implementation)] : programs[build];
  const [program, ...args] = [...start, scene, count, implementation, ms].map(String);
  const result = JSON.parse(execFileSync(program, args, { encoding: 'utf8' }));
  const right = expectedPairs(scene, count, result.checked.frame);
  if (result.checked.pairs === right) return result;
  const what = `${build} ${implementation}, ${scene} ${count}`;
  throw new Error(`${what}: pairs ${result.checked.pairs} instead of ${right}.`);
}

function expectedPairs(scene, count, frame) {
  const key = `${scene} ${count} ${frame}`;
  if (!references.has(key)) {
    references.set(key, new Reference(makeScene(scene, count)).sumOf(frame));
  }
  return references.get(key);
}
