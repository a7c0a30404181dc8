/** What a kind of probe consists of: each is one file of this folder, and `registry.ts` lists them. */
import type { TreeDriver } from '../engine/tree/driver.ts';
import type { Found, ProbeOf } from '../engine/tree/probe.ts';
import type { DrawnProbe } from '../render/drawn-probe.ts';
import type { ParameterName, Settings } from '../state/parameters.ts';
import type { World } from '../state/presets.ts';
import type { Changes } from '../state/settings.ts';

/** One query, with its numbers. */
export interface Probe extends DrawnProbe {
  /** The same query without a tree: tests every box. Written apart from the library, which must find the same. */
  findByBruteForce(boxes: Float32Array, touching: boolean): Found;
  /** Statements of TypeScript and JavaScript alike that ask `tree`, a tree of the npm package, and print how many objects are found. */
  toScript(steps: number): string;
  /** The same for `tree` of the C++ library. */
  toCpp(steps: number): string;
}

export interface Scene {
  readonly settings: Settings;
  readonly world: World;
  readonly tree: TreeDriver;
}

export interface ProbeKind {
  /** The parameters that it reads. */
  readonly parameters: readonly ParameterName[];
  /** What a drag over the picture sets: where the probe is, or from there where it points. */
  readonly drag: 'place' | 'direction';
  /** Whether it asks for what overlaps a box: the only query of the articles' trees. */
  readonly isBox: boolean;
  readonly probeOf: ProbeOf<Probe>;
  /** Changes that give a probe of this kind something to show when it is newly chosen. */
  readonly start?: (scene: Scene) => Changes;
}
