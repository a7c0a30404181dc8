/** The segments of a frame, of all kinds that its colours have, in memory that lasts. */
import type { Palette } from '../palette.ts';
import type { Subject } from '../picture.ts';
import { segmentKinds } from './segment-kinds.ts';
import { SegmentList, type Segments } from './segments.ts';

export class SegmentLayer {
  readonly #lists = segmentKinds.map((kind) => ({ kind, list: new SegmentList(kind.most) }));
  readonly #segments: Segments[] = [];

  /** From the lowest to the uppermost; valid until the next call. */
  of(subject: Subject, palette: Palette): readonly Segments[] {
    this.#segments.length = 0;
    for (const { kind, list } of this.#lists) {
      const style = kind.style(palette);
      if (!style) continue;
      list.clear();
      kind.fill(list, subject);
      if (list.ends.length > 0) this.#segments.push({ ends: list.ends, style });
    }
    return this.#segments;
  }
}
