import type { World } from '../state/presets.ts';
import type { Viewport } from './viewport.ts';

/** A picture that pointers and keys can work on. */
export interface InputTarget {
  readonly picture: HTMLElement;
  readonly view: () => Viewport;
  readonly world: () => World;
}
