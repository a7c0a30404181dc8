// Draws a game on a canvas: what is behind it, the ground, what moves, and the light.
import type { BodyId } from 'quadrille/world';
import type { Camera } from './camera';
import type { Effects } from './effects';
import {
  drawAxle,
  drawBeetle,
  drawGoal,
  drawHero,
  drawLadder,
  drawLamp,
  drawMoth,
  drawPlatform,
  drawSpark,
  drawSpikes,
} from './figures';
import { type Game, STEPS } from './game';
import { shine } from './glow';
import { HERO_WIDTH } from './hero';
import { drawInsides } from './insides';
import { numberOf } from './level';
import type { Palette } from './palette';
import { paintScenery } from './scenery';
import { Terrain } from './terrain';

const MOST_DENSITY = 2; // pixels of the screen for one of CSS
const SEEN = 570; // pixels of the level along each side, if the picture were a square

export interface Scene {
  readonly game: Game;
  readonly camera: Camera;
  readonly effects: Effects;
  readonly palette: Palette;
  /** How much of the picture is open, from 0 to 1. */
  readonly iris: number;
  /** Whether cells, contacts and hits are shown. */
  readonly showsInsides: boolean;
}

export class Picture {
  readonly #canvas: HTMLCanvasElement;
  readonly #paint: CanvasRenderingContext2D;
  #zoom = 1;
  #terrain: Terrain | undefined;
  #game: Game | undefined;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#paint = canvas.getContext('2d', { alpha: false })!;
  }

  /** Tells the camera how much of the level is seen. */
  measure(camera: Camera): void {
    const canvas = this.#canvas;
    const density = Math.min(devicePixelRatio, MOST_DENSITY);
    const width = Math.max(1, Math.round(density * canvas.clientWidth));
    const height = Math.max(1, Math.round(density * canvas.clientHeight));
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    this.#zoom = Math.sqrt(width * height) / SEEN;
    camera.width = width / this.#zoom;
    camera.height = height / this.#zoom;
  }

  draw(scene: Scene): void {
    const { game, camera, palette, effects } = scene;
    if (game !== this.#game)
      this.#terrain = new Terrain(game.world.tilesOf(game.level.ground), palette);
    this.#game = game;
    const paint = this.#paint;
    const zoom = this.#zoom;
    const seconds = game.step / STEPS;
    const shakeX = effects.shake * Math.sin(game.step * 2.1);
    const shakeY = effects.shake * Math.sin(game.step * 2.7);
    // Whole pixels of the screen, so that nothing shimmers.
    const left = Math.round((camera.x - camera.width / 2 + shakeX) * zoom) / zoom;
    const top = Math.round((camera.y - camera.height / 2 + shakeY) * zoom) / zoom;
    paint.setTransform(zoom, 0, 0, zoom, 0, 0);
    paintScenery(paint, palette, camera, seconds);
    paint.setTransform(zoom, 0, 0, zoom, -left * zoom, -top * zoom);
    this.#drawBehind(scene, seconds);
    this.#terrain!.paint(paint, left, top, camera.width, camera.height, zoom);
    this.#drawThings(scene, left, top, seconds);
    this.#drawNight(scene, left, top);
    this.#drawLights(scene, seconds);
    if (scene.showsInsides) drawInsides(paint, game, zoom);
    this.#drawIris(scene, left, top);
  }

  /** What lies behind the ground: how platforms move, and ladders. */
  #drawBehind({ game, palette, effects }: Scene, seconds: number): void {
    const paint = this.#paint;
    paint.strokeStyle = palette.wood;
    for (const { id, x, y, properties } of game.motions) {
      if (!game.world.has(id) || game.world.data(id)!.type === 'moth') continue;
      const { x: nowX, y: nowY } = game.world.transformOf(id);
      const [byX, byY] = [numberOf(properties, 'byX'), numberOf(properties, 'byY')];
      const isWheel = numberOf(properties, 'radius') !== 0;
      paint.lineWidth = isWheel ? 5 : 3;
      paint.setLineDash(isWheel ? [] : [2, 8]);
      paint.beginPath();
      paint.moveTo(x, y);
      if (isWheel) paint.lineTo(nowX, nowY);
      else paint.lineTo(x + byX, y + byY);
      paint.stroke();
    }
    paint.setLineDash([]);
    for (const id of game.level.all('ladder')) {
      const box = game.world.boxOf(id);
      this.#at(box.x + box.width / 2, box.y + box.height / 2, () =>
        drawLadder(paint, box.width, box.height, palette),
      );
    }
    for (const id of game.level.all('goal')) {
      const box = game.world.boxOf(id);
      this.#at(box.x + box.width / 2, box.y + box.height / 2, () =>
        drawGoal(paint, box.height, effects.beacon, seconds),
      );
    }
  }

  #drawThings(scene: Scene, left: number, top: number, seconds: number): void {
    const { game, camera, effects } = scene;
    const paint = this.#paint;
    for (const id of game.world.visible(
      left - 60,
      top - 60,
      camera.width + 120,
      camera.height + 120,
    ))
      this.#drawBody(scene, id, seconds);
    for (const { x, y, properties } of game.motions)
      if (
        numberOf(properties, 'swing') ||
        numberOf(properties, 'turns') ||
        numberOf(properties, 'radius')
      )
        this.#at(x, y, () => drawAxle(paint, scene.palette));
    if (game.hurtSteps === 0)
      this.#at(game.hero.x, game.hero.y + sink(HERO_WIDTH / 2, game.hero.tilt), () =>
        drawHero(paint, game.hero, effects, seconds),
      );
    for (const { x, y, size, colour, age, life } of effects.particles) {
      const shrunk = size * (1 - age / life);
      paint.fillStyle = colour;
      paint.beginPath();
      paint.arc(x, y, shrunk, 0, 7);
      paint.fill();
    }
  }

  #drawBody({ game, palette }: Scene, id: BodyId, seconds: number): void {
    const paint = this.#paint;
    const { world } = game;
    const type = world.data(id)?.type;
    const { x, y, angle } = world.transformOf(id);
    if (type === 'platform') {
      const { shape } = world.get(id);
      if (shape?.kind !== 'box') return;
      paint.save();
      paint.translate(x, y);
      paint.rotate(angle);
      drawPlatform(paint, shape.width, shape.height, palette);
      paint.restore();
    } else if (type === 'spark') {
      const bob = 2.5 * Math.sin(seconds * 3 + x * 0.02);
      this.#at(x, y + bob, () => drawSpark(paint, seconds * 1.6 + x * 0.01));
    } else if (type === 'spikes') {
      const { width, height } = world.boxOf(id);
      this.#at(x, y, () => drawSpikes(paint, width, height, palette));
    } else if (type === 'lamp') {
      this.#at(x, y, () => drawLamp(paint, 48, game.lamp === id, seconds));
    } else if (type === 'moth') {
      this.#at(x, y, () => drawMoth(paint, seconds + x * 0.01));
    } else if (type === 'beetle') {
      const { direction, tilt } = game.beetles.find((beetle) => beetle.id === id)!;
      paint.save();
      paint.translate(x, y + sink(13, tilt));
      paint.rotate(Math.atan(tilt));
      drawBeetle(paint, direction, seconds);
      paint.restore();
    }
  }

  #at(x: number, y: number, draw: () => void): void {
    this.#paint.translate(x, y);
    draw();
    this.#paint.translate(-x, -y);
  }

  /** It is dark but around the hero. */
  #drawNight({ game, camera, palette, effects }: Scene, left: number, top: number): void {
    const depth = palette.nightDepth * (1 - 0.8 * effects.beacon);
    if (depth === 0) return;
    const paint = this.#paint;
    const { x, y } = game.hero;
    const dark = paint.createRadialGradient(x, y - 10, 50, x, y - 10, 290);
    dark.addColorStop(0, `${palette.night}00`);
    dark.addColorStop(1, palette.night);
    paint.globalAlpha = depth;
    paint.fillStyle = dark;
    paint.fillRect(left, top, camera.width, camera.height);
    paint.globalAlpha = 1;
  }

  #drawLights({ game, camera, palette, effects }: Scene, seconds: number): void {
    const paint = this.#paint;
    const { hero, world } = game;
    const dim = 0.45 + 0.55 * Math.min(1, palette.nightDepth * 2);
    const flicker = 1 + 0.05 * Math.sin(seconds * 13) + 0.03 * Math.sin(seconds * 23);
    if (game.hurtSteps === 0) {
      shine(paint, hero.x, hero.y - 26, 40 * flicker, '#ffb454', 0.5 * dim);
      shine(paint, hero.x, hero.y - 10, 170 * flicker, '#ff9a4a', 0.26 * dim);
    }
    const [left, top] = [camera.x - camera.width / 2 - 60, camera.y - camera.height / 2 - 60];
    for (const id of world.query(left, top, camera.width + 120, camera.height + 120)) {
      const type = world.data(id)?.type;
      const { x, y } = world.transformOf(id);
      if (type === 'spark') shine(paint, x, y, 26, '#ffc857', 0.5 * dim);
      else if (type === 'lamp' && game.lamp === id)
        shine(paint, x, y - 16, 90 * flicker, '#ffb454', 0.5 * dim);
      else if (type === 'goal') this.#drawBeacon(x, y - 44, effects.beacon, seconds);
    }
    for (const { x, y, size, colour, glows, age, life } of effects.particles)
      if (glows) shine(paint, x, y, 6 * size * (1 - age / life), colour, 0.5);
  }

  /** Two beams that turn around the fire of the goal. */
  #drawBeacon(x: number, y: number, strength: number, seconds: number): void {
    if (strength === 0) return;
    const paint = this.#paint;
    shine(paint, x, y, 60 + 240 * strength, '#ffb454', 0.8 * strength);
    paint.save();
    paint.translate(x, y);
    paint.globalCompositeOperation = 'lighter';
    paint.globalAlpha = 0.22 * strength;
    for (const side of [0, Math.PI]) {
      const angle = seconds * 0.5 + side;
      const beam = paint.createRadialGradient(0, 0, 10, 0, 0, 900);
      beam.addColorStop(0, '#ffe3a0');
      beam.addColorStop(1, '#ffe3a000');
      paint.fillStyle = beam;
      paint.beginPath();
      paint.moveTo(0, 0);
      paint.arc(0, 0, 900, angle - 0.13, angle + 0.13);
      paint.fill();
    }
    paint.restore();
  }

  #drawIris({ game, camera, iris }: Scene, left: number, top: number): void {
    if (iris >= 1) return;
    const paint = this.#paint;
    const radius = iris * Math.hypot(camera.width, camera.height);
    paint.fillStyle = '#0d0a1c';
    paint.beginPath();
    paint.rect(left - 1, top - 1, camera.width + 2, camera.height + 2);
    paint.arc(game.hero.x, game.hero.y, radius, 0, 7);
    paint.fill('evenodd');
  }
}

/** A slope holds a box at one corner: how much lower its figure is drawn, so that it stands on the slope. */
function sink(halfWidth: number, tilt: number): number {
  return halfWidth * Math.abs(tilt);
}
