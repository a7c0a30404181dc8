/**
 * The messages between an embedded playground and its embedding page. Every message is an object with `quadrille: 1`; others are
 * ignored. The embedding page can do what a reader can do and no more: it sets parameters, which are clamped, and controls playback.
 */
import { namesOf, parameterNames, type Settings } from '../../state/parameters.ts';
import type { Changes } from '../../state/settings.ts';

export const PROTOCOL = 1;

/** From the embedding page. */
export type Command =
  /** Any parameters, by their names in the table; null is the value that the preset gives. */
  | { readonly quadrille: 1; readonly do: 'set'; readonly settings: Changes }
  | { readonly quadrille: 1; readonly do: 'play' | 'pause' | 'restart' }
  /** Moves `ticks` forward, or back if negative; 1 by default, 1,000 at most. */
  | { readonly quadrille: 1; readonly do: 'step'; readonly ticks?: number }
  | { readonly quadrille: 1; readonly do: 'seek'; readonly frame: number };

/**
 * To the embedding page: once when the playground is ready, and then whenever a frame was shown or playback began or ended, at most ten
 * times a second.
 */
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
  /** Of the probe; 0 without one: how many objects are candidates, how many are hits, and how many nodes it visited. */
  readonly candidates: number;
  readonly hits: number;
  readonly visited: number;
}

/** To the embedding page, with `fit=content`: the height at which nothing of the page is cut off, in CSS pixels. */
export interface HeightReport {
  readonly quadrille: 1;
  readonly says: 'height';
  readonly height: number;
}

/** The settings of a message, by the names that parameters have now. */
export function byPresentNames(settings: object): Changes {
  const changes = parameterNames.flatMap((name) => {
    const given = namesOf(name).find((one) => Object.hasOwn(settings, one));
    return given === undefined ? [] : [[name, Reflect.get(settings, given)]];
  });
  return Object.fromEntries(changes);
}

/** Whether something is a message of this protocol. Its contents are checked when the command runs. */
export function isOurs(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'quadrille') === PROTOCOL;
}
