/** The page's own scenes, of which it opens with the first, and those of the five articles; what they are called stands in `locales/`. The data is shared with the C++ tests: see tests/scenes/README.md. */
import data from '../../../tests/scenes/presets.json' with { type: 'json' };
import type { PresetId, Settings } from './parameters.ts';
import { initialSettings, withChanges } from './settings.ts';

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
  /** Of colliding pairs. */
  readonly pair: string;
  /** Where shapes touch, over them. */
  readonly contact: string;
  /** Around hits and candidates, so that they differ in shape and not in colour alone. */
  readonly outline: string;
  /** Of what an object's place in the tree adds to it: a cross or a second frame, over the object. */
  readonly marker: string;
}

/** Colours of what a query marks. */
export interface QueryColours {
  /** Of what touches the probe. */
  readonly hit: string;
  readonly candidate: string;
  readonly probe: string;
}

/** Those of a query that an article does not have are the page's own. */
export type ArticleColours = Colours & {
  readonly [Name in keyof QueryColours]?: string | undefined;
};

export interface Preset {
  readonly id: PresetId;
  /** Of its page: `scenes/ADDRESS/`. */
  readonly address: string;
  readonly world: World;
  /** Those of its article; a scene of the page's own has none. */
  readonly colours?: ArticleColours | undefined;
  /** Whether the probe leaves the picture with the mouse, as in its article; else it stays where it was. */
  readonly probeLeaves: boolean;
  /** Every parameter as this preset sets it. */
  readonly settings: Settings;
}

type Entry = (typeof data.presets)[number];

function read(entry: Entry): Preset {
  const { id, address, world, tree, scene, levels, probe, pairs, events, shade, colours } = entry;
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
    events,
    shade,
    cameraX: world.width / 2,
    cameraY: world.height / 2,
  });
  return {
    id: settings.preset,
    address,
    world,
    colours,
    probeLeaves: probe.leaves ?? false,
    settings,
  };
}

export const presets: readonly Preset[] = data.presets.map(read);

export function presetOf(id: PresetId): Preset {
  const preset = presets.find((candidate) => candidate.id === id);
  if (!preset) throw new Error(`tests/scenes/presets.json has no preset ${id}`);
  return preset;
}
