/** Seeds of exercises that readers draw. */
import { LARGEST_SEED } from '../../exercises/seed.ts';

export function drawSeed(): number {
  return Math.floor(Math.random() * (LARGEST_SEED + 1));
}
