/** What a race goes through: generated scenes with more and more objects, or frames of a recording with those that they have. */
import { type Footage, movementAt } from '../../engine/player/footage.ts';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import { type BenchmarkScene, benchmarkScene, sizes } from './benchmark-scene.ts';

export interface Course {
  /** The name of the recording that is measured; undefined where scenes are generated. */
  readonly recording?: { readonly name: string; readonly frames: number };
  /** Numbers of objects, or those of frames, ascending. */
  readonly stops: readonly number[];
  readonly scene: (stop: number) => BenchmarkScene;
}

/** How many frames of a recording are measured at most. */
const MOST_FRAMES = 12;

export function generatedCourse(settings: Settings, world: World): Course {
  return { stops: sizes, scene: (count) => benchmarkScene(settings, world, count) };
}

/** Frames at equal distances, from the first to the last; those without objects are left out. */
export function recordedCourse(settings: Settings, footage: Footage): Course {
  const { name, frames, world } = footage;
  const many = Math.min(MOST_FRAMES, frames);
  const spaced = Array.from({ length: many }, (_, i) =>
    Math.round((i * (frames - 1)) / Math.max(1, many - 1)),
  );
  return {
    recording: { name, frames },
    stops: spaced.filter((frame) => footage.boxes(frame).length > 0),
    scene: (frame) => {
      const [here, beside] = movementAt(footage, frame);
      // Tests and pairs are those of the second.
      return { count: here.length / 4, settings, world, frames: [beside, here] };
    },
  };
}
