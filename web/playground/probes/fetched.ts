/** The kinds of probes, fetched when the first probe is switched on: scenes without one start without them. */
import type { FetchedProbes } from '../engine/tree/probe-query.ts';
import type { Settings } from '../state/parameters.ts';
import type { Probe, ProbeKind } from './probe.ts';
import type * as Registry from './registry.ts';

let registry: typeof Registry | undefined;

export function areProbeKindsFetched(): boolean {
  return registry !== undefined;
}

export async function fetchProbeKinds(): Promise<void> {
  registry ??= await import('./registry.ts');
}

/** Undefined until the kinds are fetched. */
export function fetchedKindOf({ probeKind }: Settings): ProbeKind | undefined {
  return registry?.probeKinds[probeKind];
}

export const fetchedProbes: FetchedProbes<Probe> = () => registry?.probes;
