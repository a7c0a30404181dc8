/** The scene of a point of the chart, as changes of the chosen one. */
import { parameters, type Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import type { Changes } from '../../state/settings.ts';
import { type CaseName, isPlacement } from './benchmark-cases.ts';
import { depthFor, scaleFor } from './benchmark-scene.ts';

/**
 * So many objects, under the placement of the case if it is a tree. The page's world stays as large as it is: where that of the
 * race grew, sizes shrink in proportion.
 */
export function sceneOfPoint(
  settings: Settings,
  world: World,
  { name, count }: { readonly name: CaseName; readonly count: number },
): Changes {
  const changes = isPlacement(name) ? { count, placement: name } : { count };
  if (settings.raceWorld === 'same') return changes;
  const scale = scaleFor(settings, world, count);
  return {
    ...changes,
    minSize: settings.minSize / scale,
    maxSize: settings.maxSize / scale,
    speed: settings.speed / scale,
    maxDepth: Math.min(parameters.maxDepth.max, depthFor(settings, scale)),
  };
}
