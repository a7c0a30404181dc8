/**
 * What an embedded playground and the page around it say to each other. Every message is an object with `quadrille: 1`; others
 * are ignored. The page around can do what a reader's hands can do and no more: it sets parameters, which are clamped, and moves
 * time.
 */
import type { Settings } from '../../state/parameters.ts';
import type { Changes } from '../../state/settings.ts';

export const PROTOCOL = 1;

/** From the page around. */
export type Command =
  /** Any parameters, by their names in the table; null is the value that the preset gives. */
  | { readonly quadrille: 1; readonly do: 'set'; readonly settings: Changes }
  | { readonly quadrille: 1; readonly do: 'play' | 'pause' | 'restart' }
  /** `ticks` on, one unless said otherwise, up to 1,000; or back, if negative. */
  | { readonly quadrille: 1; readonly do: 'step'; readonly ticks?: number }
  | { readonly quadrille: 1; readonly do: 'seek'; readonly frame: number };

/** To the page around: once when everything is there, and then whenever a frame was shown, at most ten times a second. */
export interface Report {
  readonly quadrille: 1;
  readonly says: 'ready' | 'frame';
  readonly frame: number;
  readonly settings: Settings;
  readonly fingerprint: string;
  readonly objects: number;
  readonly nodes: number;
  readonly references: number;
  readonly pairTests: number;
  readonly collidingPairs: number;
}

/** Whether something is a message of this protocol; what it asks for is checked where it is done. */
export function isOurs(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'quadrille') === PROTOCOL;
}
