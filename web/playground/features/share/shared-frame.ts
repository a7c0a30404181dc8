/** A frame with everything needed to draw or compute it elsewhere. */
import { shortest } from '../../engine/float-text.ts';
import type { Frame } from '../../engine/player/frame.ts';
import type { TraceStep } from '../../engine/trace/trace-playback.ts';
import type { Probe } from '../../probes/probe.ts';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';

export interface SharedFrame {
  readonly frame: Frame<Probe>;
  readonly settings: Settings;
  readonly world: World;
  /** The present step of the trace, if there is one. */
  readonly trace: TraceStep | undefined;
  /** The address that shows the frame. */
  readonly link: string;
}

/** The boxes as lines of code, one line per object. */
export function boxLines(boxes: Float32Array, line: (numbers: string) => string): string {
  const lines = [];
  for (let at = 0; at < boxes.length; at += 4)
    lines.push(line(Array.from(boxes.subarray(at, at + 4), shortest).join(', ')));
  return lines.join('\n');
}
