// Light and dark: what shines, and the night around the hero.
import type { BodyId } from 'quadrille/world';
import type { Scene } from './scene';

const DISC = 128; // pixels of the picture of a light
const discs = new Map<string, HTMLCanvasElement>();

/** Makes it dark but around the hero. */
export function drawNight(
  paint: CanvasRenderingContext2D,
  { game, camera, palette, effects }: Scene,
): void {
  const depth = palette.nightDepth * (1 - 0.8 * effects.beacon);
  if (depth === 0) return;
  const { x, y } = game.hero;
  const dark = paint.createRadialGradient(x, y - 10, 50, x, y - 10, 290);
  dark.addColorStop(0, `${palette.night}00`);
  dark.addColorStop(1, palette.night);
  paint.globalAlpha = depth;
  paint.fillStyle = dark;
  const [left, top] = [camera.x - camera.width / 2, camera.y - camera.height / 2];
  paint.fillRect(left - 20, top - 20, camera.width + 40, camera.height + 40);
  paint.globalAlpha = 1;
}

/** The light of the hero, of these bodies and of particles. */
export function drawLights(
  paint: CanvasRenderingContext2D,
  { game, palette, effects }: Scene,
  bodies: readonly BodyId[],
  seconds: number,
): void {
  const { hero, world } = game;
  const dim = 0.45 + 0.55 * Math.min(1, palette.nightDepth * 2);
  const flicker = 1 + 0.05 * Math.sin(seconds * 13) + 0.03 * Math.sin(seconds * 23);
  if (game.hurtSteps === 0) {
    shine(paint, hero.x, hero.y - 26, 40 * flicker, '#ffb454', 0.5 * dim);
    shine(paint, hero.x, hero.y - 10, 170 * flicker, '#ff9a4a', 0.26 * dim);
  }
  for (const id of bodies) {
    const { type } = world.data(id)!;
    const { x, y } = world.transformOf(id);
    if (type === 'spark') shine(paint, x, y, 26, '#ffc857', 0.5 * dim);
    else if (id === game.lamp) shine(paint, x, y - 16, 90 * flicker, '#ffb454', 0.5 * dim);
    else if (type === 'goal') drawBeacon(paint, x, y - 44, effects.beacon, seconds);
  }
  for (const { x, y, size, colour, glows, age, life } of effects.particles)
    if (glows) shine(paint, x, y, 6 * size * (1 - age / life), colour, 0.5);
}

/** Two beams that turn around the fire of the goal. */
function drawBeacon(
  paint: CanvasRenderingContext2D,
  x: number,
  y: number,
  strength: number,
  seconds: number,
): void {
  if (strength === 0) return;
  shine(paint, x, y, 60 + 240 * strength, '#ffb454', 0.8 * strength);
  const beam = paint.createRadialGradient(x, y, 10, x, y, 900);
  beam.addColorStop(0, '#ffe3a0');
  beam.addColorStop(1, '#ffe3a000');
  paint.fillStyle = beam;
  paint.globalCompositeOperation = 'lighter';
  paint.globalAlpha = 0.22 * strength;
  for (const side of [0, Math.PI]) {
    const angle = seconds * 0.5 + side;
    paint.beginPath();
    paint.moveTo(x, y);
    paint.arc(x, y, 900, angle - 0.13, angle + 0.13);
    paint.fill();
  }
  paint.globalAlpha = 1;
  paint.globalCompositeOperation = 'source-over';
}

/** Adds light to what is painted: a soft disc, which is painted once in each colour, and copied. */
function shine(
  paint: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength: number,
): void {
  paint.globalCompositeOperation = 'lighter';
  paint.globalAlpha = strength;
  paint.drawImage(discOf(colour), x - radius, y - radius, 2 * radius, 2 * radius);
  paint.globalAlpha = 1;
  paint.globalCompositeOperation = 'source-over';
}

function discOf(colour: string): HTMLCanvasElement {
  const kept = discs.get(colour);
  if (kept !== undefined) return kept;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = DISC;
  const paint = canvas.getContext('2d')!;
  const light = paint.createRadialGradient(DISC / 2, DISC / 2, 0, DISC / 2, DISC / 2, DISC / 2);
  light.addColorStop(0, colour);
  light.addColorStop(0.25, `${colour}88`);
  light.addColorStop(1, `${colour}00`);
  paint.fillStyle = light;
  paint.fillRect(0, 0, DISC, DISC);
  discs.set(colour, canvas);
  return canvas;
}
