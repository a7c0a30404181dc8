import { Motion } from '../motion.mjs';

/**
 * Loads one broad phase and finds the pairs of a scene's first frame.
 *
 * @param {() => Promise<object>} load imports a module that exports an implementation of this name
 * @param {string} name
 * @param {import('../scenes.mjs').Scene} scene
 * @returns {Promise<{ ms: number, running: import('../implementation.d.ts').Running }>}
 */
export async function firstResult(load, name, scene) {
  const motion = new Motion(scene);
  const started = performance.now();
  const exported = await load();
  const implementation = Object.values(exported)
    .flat()
    .find((one) => one.name === name);
  const running = await implementation.init(scene);
  motion.step(running.boxes());
  running.frame();
  return { ms: performance.now() - started, running };
}

/**
 * What is wrong with the pairs of the first frame, if anything is. Modules that it needs are loaded only then, since implementations
 * share some of them.
 */
export async function errorOf(running, scene) {
  const { checksum } = await import('../checksum.mjs');
  const { Reference } = await import('../reference.mjs');
  const [found, right] = [checksum(running.pairs()), new Reference(scene).sumOf(1)];
  return found === right ? undefined : `${found} is not ${right}`;
}
