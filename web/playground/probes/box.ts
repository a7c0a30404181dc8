/** A square: the objects that overlap it. */
import type { ProbeKind } from './probe.ts';
import { boxProbe } from './shared/box-probe.ts';

export const box: ProbeKind = {
  parameters: ['probeX', 'probeY', 'probeSize'],
  drag: 'place',
  isBox: true,
  probeOf: (settings, world) => boxProbe(settings, settings.probeSize, world),
};
