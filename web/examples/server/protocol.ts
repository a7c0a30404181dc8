// Each room is a square world of its own. A player sees what lies in a square around it.
export const WORLD = 4000; // units, as all that follows
export const VIEW = 800;
export const PLAYER = 24;

/** What a player's page sends when it changes: a direction, -1, 0 or 1 along each axis. */
export interface Steering {
  readonly dx: number;
  readonly dy: number;
}

/** What the server sends after each tick: who is in view, and who no longer is. */
export interface Sight {
  readonly you: number;
  readonly room: number;
  readonly seen: readonly (readonly [player: number, x: number, y: number])[];
  readonly gone: readonly number[];
}
