/** A rectangle with a height of its own: the objects that overlap it. */
import type { ProbeKind } from './probe.ts';
import { boxProbe } from './shared/box-probe.ts';

export const rectangle: ProbeKind = {
  parameters: ['probeX', 'probeY', 'probeSize', 'probeHeight'],
  drag: 'place',
  isBox: true,
  probeOf: (settings, world) => boxProbe(settings, settings.probeHeight, world),
};
