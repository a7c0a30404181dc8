/** A frame with everything needed to draw or compute it elsewhere. */
import { shortest } from '../../engine/float-text.ts';
import type { Footage } from '../../engine/player/footage.ts';
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
  readonly source: Source;
}

/** Where a frame is from: the address that shows it, or a file, to which no address leads. */
export type Source = string | Pick<Footage, 'name' | 'scale' | 'origin'>;

/** In one line, as a comment of code holds it. */
export function sourceText(source: Source): string {
  if (typeof source === 'string') return source;
  const { name, origin, scale } = source;
  const words = [name.replace(/[\p{C}\p{Z}]+/gu, ' ')];
  if (scale !== 1) words.push(`at a scale of ${scale}`);
  if (origin.x !== 0 || origin.y !== 0) words.push(`from (${origin.x}, ${origin.y})`);
  return words.join(', ');
}

/** The boxes as lines of code, one line per object. */
export function boxLines(boxes: Float32Array, line: (numbers: string) => string): string {
  const lines = [];
  for (let at = 0; at < boxes.length; at += 4)
    lines.push(line(Array.from(boxes.subarray(at, at + 4), shortest).join(', ')));
  return lines.join('\n');
}
