// What there is in the game.
import { box, circle, polygon } from 'quadrille/world';

export const [SHIP, SHOT, ENEMY, GEM, ROCK] = [1, 2, 4, 8, 16];

export const ROCK_CORNERS = [1, 0, 0.6, 0.7, -0.2, 0.95, -0.9, 0.45, -0.8, -0.6, 0.1, -0.9];

/**
 * What all bodies of a kind have in common. Sensors have events and no contacts: they pass through what they touch. Bullets meet
 * what is on their way, too, and not only what is where they end.
 */
export const kinds = {
  rock: { shape: polygon(ROCK_CORNERS), category: ROCK, mask: SHIP | SHOT | ENEMY, order: 0 },
  gem: { shape: box(9, 9), category: GEM, mask: SHIP, order: 1, sensor: true },
  drone: { shape: circle(7), category: ENEMY, mask: ~GEM, order: 2 },
  brute: { shape: box(26, 26), category: ENEMY, mask: ~GEM, order: 3 },
  shot: {
    shape: circle(3.5),
    category: SHOT,
    mask: ENEMY | ROCK,
    order: 4,
    sensor: true,
    bullet: true,
  },
  ship: { shape: circle(11), category: SHIP, mask: ENEMY | GEM | ROCK, order: 5 },
};

export type Kind = keyof typeof kinds;

/** What a body carries. */
export interface Body {
  readonly kind: Kind;
  velocityX: number; // pixels a step
  velocityY: number;
  readonly spin: number; // radians a step
  lives: number; // hits that an enemy takes, steps that a gem lasts
}
