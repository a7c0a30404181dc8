/** The rows whose boxes overlap an area, found without a tree. */

import type { Area } from './geometry.ts';
import { overlap } from './oracle.ts';

export function rowsWithin(boxes: Float32Array, area: Area, touching: boolean): Uint32Array {
  const asked = Float32Array.of(area.x, area.y, area.x + area.width, area.y + area.height);
  const both = new Float32Array(8);
  both.set(asked, 4);
  const rows: number[] = [];
  for (let row = 0; 4 * row < boxes.length; row++) {
    both.set(boxes.subarray(4 * row, 4 * row + 4));
    if (overlap(both, 0, 4, touching)) rows.push(row);
  }
  return Uint32Array.from(rows);
}
