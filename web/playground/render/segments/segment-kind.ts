/** A mark that is drawn as segments over the objects. */
import type { Palette } from '../palette.ts';
import type { Subject } from '../picture.ts';
import type { SegmentList, SegmentStyle } from './segments.ts';

export interface SegmentKind {
  /** The most segments of a frame. */
  readonly most: number;
  /** Undefined in colours without this mark. */
  style(palette: Palette): SegmentStyle | undefined;
  /** Adds what a frame has of it, `most` at most. */
  fill(list: SegmentList, subject: Subject): void;
}
