/** Seeds of exercises that readers draw. */
import { LARGEST_SEED } from '../../exercises/seed.ts';

export function drawSeed(): number {
  return Math.floor(Math.random() * (LARGEST_SEED + 1));
}

/** Undefined where the text is no seed. */
export function seedIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
