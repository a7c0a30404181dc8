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
  /** The mark of these messages. */
  readonly quadrille: 1;
  /** Which report this is. */
  readonly says: 'ready' | 'frame';
  /** Which frame of the scene is shown. */
  readonly frame: number;
  /** All parameters. */
  readonly settings: Settings;
  /** A hash of the boxes, the same for the same frame on every machine. */
  readonly fingerprint: string;
  /** Objects in the tree. */
  readonly objects: number;
  /** Nodes of the tree. */
  readonly nodes: number;
  /** Entries in the lists of all nodes. */
  readonly references: number;
  /** Pairs of objects that were tested against each other. */
  readonly pairTests: number;
  /** Pairs that overlap. */
  readonly collidingPairs: number;
  /** Objects in the nodes that the probe reaches; 0 without a probe. */
  readonly candidates: number;
  /** Objects that the probe finds; 0 without a probe. */
  readonly hits: number;
  /** Nodes that the probe visited; 0 without a probe. */
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
