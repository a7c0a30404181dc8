import type { TreeProbe } from '../tree/probe.ts';
import type { SimulationRun } from './simulation-run.ts';

/** What the player advances: a scene that is computed, or one that was recorded. */
export type Run<P extends TreeProbe> = Pick<SimulationRun<P>, keyof SimulationRun<P>>;
