/** One frame with all that is needed to show or compute it elsewhere. */
import { shortest } from '../../engine/float-text.ts';
import type { Frame } from '../../engine/player/frame.ts';
import type { Moment as Told } from '../../engine/trace/trace-playback.ts';
import type { Probe } from '../../probes/probe.ts';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';

export interface Moment {
  readonly frame: Frame<Probe>;
  readonly settings: Settings;
  readonly world: World;
  /** The story that is told of it, as far as it is told. */
  readonly told: Told | undefined;
  /** Where it came from: the address that shows it. */
  readonly link: string;
}

/** The boxes as lines of code, one object each. */
export function boxLines(boxes: Float32Array, line: (numbers: string) => string): string {
  const lines = [];
  for (let at = 0; at < boxes.length; at += 4)
    lines.push(line(Array.from(boxes.subarray(at, at + 4), shortest).join(', ')));
  return lines.join('\n');
}
