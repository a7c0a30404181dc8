import { isWanted } from '../suite.mjs';
import { startupImplementations } from './implementations.mjs';
import { measureStartup } from './measure.mjs';

/**
 * The part `startup` of one engine.
 *
 * @param {import('./measure.mjs').Start} start
 * @returns {import('../suite.mjs').Measure}
 */
export function startupPart(start) {
  return (scene, { quick, ...filter }, { onProgress }) => {
    const chosen = startupImplementations.filter((one) => isWanted(one, scene.count, filter));
    return measureStartup(scene, chosen, { starts: quick ? 3 : 15, start, onProgress });
  };
}
