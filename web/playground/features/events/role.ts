/** What a body is besides a shape, where it is more. */
import { BULLET, SENSOR } from '../../engine/simulation/motion.ts';

export type Role = 'sensor' | 'bullet';

export function roleOf(kind: number | undefined): Role | undefined {
  if (kind === SENSOR) return 'sensor';
  return kind === BULLET ? 'bullet' : undefined;
}
