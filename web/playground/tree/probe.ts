/** Where the probe stands: a square about its centre (S4.1), asked about only while it overlaps the world (S4.12). */
import type { Settings } from '../state/parameters.ts';
import type { World } from '../state/presets.ts';
import type { ProbeBox } from './driver.ts';

export function probeBox(settings: Settings, world: World): ProbeBox | undefined {
  if (!settings.probe) return undefined;
  const size = settings.probeSize;
  const x = settings.probeX - size / 2;
  const y = settings.probeY - size / 2;
  const overlaps = x < world.width && x + size > 0 && y < world.height && y + size > 0;
  return overlaps ? { x, y, size } : undefined;
}
