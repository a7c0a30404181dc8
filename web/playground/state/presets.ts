/** The five scenes of the five articles. The data is shared with the C++ tests: see tests/scenes/README.md. */
import data from '../../../tests/scenes/presets.json';
import { initialSettings, type PresetId, type Settings, withChanges } from './parameters.ts';

export interface World {
  readonly width: number;
  readonly height: number;
  /** How much of what lies outside the world is shown around it, in world units. */
  readonly margin: number;
}

/** Colours of one scene, each `#rrggbb`. */
export interface Colours {
  readonly background: string;
  /** Outside the world. */
  readonly surround: string;
  readonly line: string;
  readonly dashed: boolean;
  readonly label: string;
  readonly object: string;
  /** A second kind of object, where the motion knows two. */
  readonly second: string;
  readonly hit: string;
  readonly candidate: string;
  readonly probe: string;
  /** Around hits and candidates, so that they differ in shape and not in colour alone. */
  readonly outline: string;
}

export interface Preset {
  readonly id: PresetId;
  readonly name: string;
  readonly caption: string;
  readonly world: World;
  readonly colours: Colours;
  /** Every parameter as this preset sets it. */
  readonly settings: Settings;
}

type Entry = (typeof data.presets)[number];

function read(entry: Entry): Preset {
  const { id, name, caption, world, tree, scene, levels, probe, pairs, colours } = entry;
  const settings = withChanges(initialSettings(), {
    preset: id,
    ...tree,
    ...scene,
    rootLevel: String(levels.root),
    order: levels.order,
    labels: levels.labels,
    probe: probe.on,
    probeSize: probe.size,
    probeX: probe.x,
    probeY: probe.y,
    pairs,
  });
  return { id: settings.preset, name, caption, world, colours, settings };
}

export const presets: readonly Preset[] = data.presets.map(read);

export function presetOf(id: PresetId): Preset {
  const preset = presets.find((candidate) => candidate.id === id);
  if (!preset) throw new Error(`tests/scenes/presets.json has no preset ${id}`);
  return preset;
}
