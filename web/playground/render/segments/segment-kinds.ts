/** All marks that are segments, from the lowest to the uppermost. */
import type { SegmentKind } from './segment-kind.ts';
import { ties } from './ties.ts';

export const segmentKinds: readonly SegmentKind[] = [ties];
