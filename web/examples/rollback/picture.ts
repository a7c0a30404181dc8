import { TRANSFORM_STRIDE } from 'quadrille/world';
import { BALL_RADIUS, FIELD, type Game, PLAYER_RADIUS, PLAYERS } from './game';

const BACKGROUND = '#171a26';
/** Of the players, and of balls that nobody has touched. */
const COLOURS = ['#7c9cff', '#ffd166', '#8b93a7'];
const DIFFERENT = '#ff5d6c';

/** Draws a game as one machine has it; a circle around the body in which it differs from the other one. */
export function draw(paint: CanvasRenderingContext2D, game: Game, different?: number): void {
  const { places, colours } = game;
  paint.fillStyle = BACKGROUND;
  paint.fillRect(0, 0, FIELD.width, FIELD.height);
  for (const [row, colour] of colours.entries()) {
    const [x, y] = places.subarray(TRANSFORM_STRIDE * row) as unknown as [number, number];
    const isPlayer = row < PLAYERS;
    paint.beginPath();
    paint.arc(x, y, isPlayer ? PLAYER_RADIUS : BALL_RADIUS, 0, 2 * Math.PI);
    paint.fillStyle = COLOURS[colour]!;
    paint.fill();
    if (isPlayer) {
      paint.lineWidth = 3;
      paint.strokeStyle = 'white';
      paint.stroke();
    }
    if (row !== different) continue;
    paint.beginPath();
    paint.arc(x, y, 2 * PLAYER_RADIUS, 0, 2 * Math.PI);
    paint.lineWidth = 4;
    paint.strokeStyle = DIFFERENT;
    paint.stroke();
  }
}
