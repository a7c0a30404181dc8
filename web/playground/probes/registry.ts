/** All kinds of probes. To add one, see "Adding a probe" in README.md. */
import type { ProbeOf } from '../engine/tree/probe.ts';
import { ProbeRunner, type Probes } from '../engine/tree/probe-query.ts';
import type { Settings } from '../state/parameters.ts';
import { box } from './box.ts';
import { circle } from './circle.ts';
import { nearest } from './nearest.ts';
import { polygon } from './polygon.ts';
import type { Probe, ProbeKind } from './probe.ts';
import { ray } from './ray.ts';
import { rectangle } from './rectangle.ts';
import { sweep } from './sweep.ts';

/** By the names in the table of parameters. */
export const probeKinds: Readonly<Record<Settings['probeKind'], ProbeKind>> = {
  box,
  rectangle,
  circle,
  ray,
  nearest,
  sweep,
  polygon,
};

export const probeOf: ProbeOf<Probe> = (settings, world) =>
  settings.probe ? probeKinds[settings.probeKind].probeOf(settings, world) : undefined;

export const probes: Probes<Probe> = { probeOf, newRunner: () => new ProbeRunner() };
