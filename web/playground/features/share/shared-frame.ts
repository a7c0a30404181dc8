/** One frame with all that is needed to show or compute it elsewhere. */
import type { Frame } from '../../engine/player/frame.ts';
import type { Moment as Told } from '../../engine/trace/trace-playback.ts';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';

export interface Moment {
  readonly frame: Frame;
  readonly settings: Settings;
  readonly world: World;
  /** The story that is told of it, as far as it is told. */
  readonly told: Told | undefined;
  /** Where it came from: the address that shows it. */
  readonly link: string;
}

/** A float as the shortest decimal that comes back as the same 32 bits. */
export function shortest(value: number): string {
  for (const digits of [6, 7, 8])
    if (Math.fround(Number(value.toPrecision(digits))) === value)
      return String(Number(value.toPrecision(digits)));
  return String(Number(value.toPrecision(9)));
}

/** The boxes as lines of code, one object each. */
export function boxLines(boxes: Float32Array, line: (numbers: string) => string): string {
  const lines = [];
  for (let at = 0; at < boxes.length; at += 4)
    lines.push(line(Array.from(boxes.subarray(at, at + 4), shortest).join(', ')));
  return lines.join('\n');
}
