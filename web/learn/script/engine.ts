/** The engine, fetched when the first answer is judged. */
import type { Engine } from '../engine/engine.ts';
import { onceFetched } from './once-fetched.ts';

export const fetchEngine = onceFetched(async (): Promise<Engine> => {
  const { startEngine } = await import('../engine/engine.ts');
  return startEngine();
});
