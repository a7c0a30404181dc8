/** What draws and judges exercises, fetched when the first choice is made. */
import type { Posing } from '../../exercises/posing.ts';
import { onceFetched } from '../once-fetched.ts';

export const fetchPosing = onceFetched(async (): Promise<Posing> => {
  const { startPosing } = await import('../../exercises/posing.ts');
  return startPosing(document.documentElement.lang);
});
