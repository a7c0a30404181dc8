// Draws a game: the ground, all bodies that are seen, and what only the eye needs.
import { TRANSFORM_STRIDE } from 'quadrille/world';
import type { Camera } from './camera';
import { drawCells } from './cells';
import type { Effects } from './effects';
import { type Game, SIZE } from './game';
import { type Body, type Kind, ROCK_CORNERS } from './kinds';
import { Sprites } from './sprites';

const MOST_DENSITY = 1.5; // pixels of the screen for one of CSS: more cost time, and nobody sees them
const SQUARE = 80; // pixels of the world, between the lines of the ground
const MARGIN = 20; // pixels of the world: how far figures and their glow reach beyond their bodies

export class Picture {
  readonly #canvas: HTMLCanvasElement;
  readonly #paint: CanvasRenderingContext2D;
  readonly #sprites: Sprites;
  readonly #colours = new Map<string, string>();
  #zoom = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#paint = canvas.getContext('2d', { alpha: false })!;
    this.#sprites = new Sprites((name) => this.#colour(name));
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      this.#colours.clear();
      this.#zoom = 0;
    });
  }

  /** Tells the camera how large the screen is. */
  measure(camera: Camera): void {
    const canvas = this.#canvas;
    const density = Math.min(devicePixelRatio, MOST_DENSITY);
    const width = Math.max(1, Math.round(density * canvas.clientWidth));
    const height = Math.max(1, Math.round(density * canvas.clientHeight));
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    camera.measure(width, height);
    if (camera.zoom === this.#zoom) return;
    this.#zoom = camera.zoom;
    this.#sprites.paint(camera.zoom);
  }

  draw(game: Game, camera: Camera, effects: Effects, showsCells: boolean): void {
    const paint = this.#paint;
    const zoom = this.#zoom;
    const [shiftX, shiftY] = effects.shift;
    // Whole pixels of the screen: pixels of sprites then fall on pixels, and nothing shimmers.
    const left = Math.round((camera.left + shiftX) * zoom);
    const top = Math.round((camera.top + shiftY) * zoom);
    paint.setTransform(zoom, 0, 0, zoom, -left, -top);
    this.#drawGround(camera);
    this.#drawBodies(game, camera, left, top);
    paint.setTransform(zoom, 0, 0, zoom, -left, -top);
    paint.lineWidth = 1 / zoom;
    if (showsCells)
      drawCells(paint, game, camera, {
        node: this.#colour('cell'),
        contact: this.#colour('fence'),
      });
    this.#drawEffects(effects);
  }

  #colour(name: string): string {
    const known = this.#colours.get(name);
    if (known !== undefined) return known;
    const colour = getComputedStyle(this.#canvas).getPropertyValue(`--${name}`);
    this.#colours.set(name, colour);
    return colour;
  }

  #drawGround({ left, top, width, height }: Camera): void {
    const paint = this.#paint;
    paint.fillStyle = this.#colour('beyond');
    paint.fillRect(left - width, top - height, 3 * width, 3 * height);
    paint.fillStyle = this.#colour('ground');
    paint.fillRect(0, 0, SIZE, SIZE);
    paint.fillStyle = this.#colour('line');
    for (let at = SQUARE; at < SIZE; at += SQUARE) {
      paint.fillRect(at, 0, 1, SIZE);
      paint.fillRect(0, at, SIZE, 1);
    }
    paint.strokeStyle = this.#colour('fence');
    paint.lineWidth = 4;
    paint.strokeRect(0, 0, SIZE, SIZE);
  }

  /** `left` and `top` are in pixels of the screen. */
  #drawBodies({ world, isLost }: Game, camera: Camera, left: number, top: number): void {
    const paint = this.#paint;
    const zoom = this.#zoom;
    paint.setTransform(1, 0, 0, 1, 0, 0);
    const { transforms } = world;
    const rows = world.visibleRows(
      camera.left - MARGIN,
      camera.top - MARGIN,
      camera.width + 2 * MARGIN,
      camera.height + 2 * MARGIN,
    );
    for (const row of rows) {
      const body = world.data(row)!;
      if (body.kind === 'ship' && isLost) continue;
      const at = TRANSFORM_STRIDE * row;
      const x = Math.round(transforms[at]! * zoom) - left;
      const y = Math.round(transforms[at + 1]! * zoom) - top;
      const angle = angleOf(body, transforms[at + 2]!);
      if (body.kind === 'rock') this.#drawRock(x, y, angle, zoom * transforms[at + 3]!);
      else this.#sprites.draw(paint, body.kind, x, y, angle);
    }
  }

  #drawRock(x: number, y: number, angle: number, size: number): void {
    const paint = this.#paint;
    const [cos, sin] = [size * Math.cos(angle), size * Math.sin(angle)];
    paint.setTransform(cos, sin, -sin, cos, x, y);
    paint.beginPath();
    for (let i = 0; i < ROCK_CORNERS.length; i += 2)
      paint.lineTo(ROCK_CORNERS[i]!, ROCK_CORNERS[i + 1]!);
    paint.closePath();
    paint.fillStyle = this.#colour('rock-fill');
    paint.strokeStyle = this.#colour('rock');
    paint.lineWidth = (2 * this.#zoom) / size;
    paint.fill();
    paint.stroke();
    paint.setTransform(1, 0, 0, 1, 0, 0);
  }

  /** Particles grow smaller, and rings thinner. */
  #drawEffects({ particles, rings }: Effects): void {
    const paint = this.#paint;
    let kind: Kind | undefined;
    for (const particle of particles) {
      if (particle.kind !== kind) paint.fillStyle = this.#colour(particle.kind);
      kind = particle.kind;
      const size = particle.size * (1 - particle.age / particle.life);
      paint.fillRect(particle.x - size / 2, particle.y - size / 2, size, size);
    }
    for (const ring of rings) {
      const left = 1 - ring.age / ring.life;
      paint.strokeStyle = this.#colour(ring.kind);
      paint.lineWidth = 6 * left;
      paint.beginPath();
      paint.arc(ring.x, ring.y, ring.radius * (1 - left * left), 0, 7);
      paint.stroke();
    }
  }
}

/** Ship and shots point to where they move; a ship at rest points up. */
function angleOf({ kind, velocityX: x, velocityY: y }: Body, angle: number): number {
  if (kind === 'shot') return Math.atan2(y, x);
  if (kind === 'ship') return x === 0 && y === 0 ? -Math.PI / 2 : Math.atan2(y, x);
  return angle;
}
