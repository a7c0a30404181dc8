/** The engine, fetched when the first answer is judged. */
import type { Engine } from '../engine/engine.ts';

let engine: Promise<Engine> | undefined;

export function fetchEngine(): Promise<Engine> {
  engine ??= import('../engine/engine.ts').then(({ startEngine }) => startEngine());
  return engine;
}
