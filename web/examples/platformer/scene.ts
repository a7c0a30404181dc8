import type { Camera } from './camera';
import type { Effects } from './effects';
import type { Game } from './game';
import type { Palette } from './palette';

/** What a picture is of. */
export interface Scene {
  readonly game: Game;
  readonly camera: Camera;
  readonly effects: Effects;
  readonly palette: Palette;
  /** How much of the picture is open, from 0 to 1. */
  readonly iris: number;
}
