// Draws a scene on a canvas, from the sky to what lies over all.

import type { Camera } from './camera';
import { type Game, STEPS } from './game';
import { drawInsides } from './insides';
import { drawLights, drawNight } from './light';
import type { Palette } from './palette';
import type { Scene } from './scene';
import { paintScenery } from './scenery';
import { Squares } from './squares';
import { Terrain } from './terrain';
import { drawBehind, drawThings } from './things';
import { paintWall } from './wall';

const MOST_DENSITY = 2; // pixels of the screen for one of CSS
const SEEN = 570; // pixels of the level along each side, if the picture were a square
const MARGIN = 60; // pixels of the level: how far figures and lights reach beyond their bodies

export class Picture {
  readonly #canvas: HTMLCanvasElement;
  readonly #paint: CanvasRenderingContext2D;
  #zoom = 1;
  #game: Game | undefined;
  #wall: Squares | undefined;
  #ground: Squares | undefined;

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

  /** Draws a scene, and over it what the library sees, if that is wanted. */
  draw(scene: Scene, showsInsides: boolean): void {
    const { game, camera, palette, effects } = scene;
    if (game !== this.#game) this.#begin(game, palette);
    const paint = this.#paint;
    const zoom = this.#zoom;
    const { width, height } = camera;
    const seconds = game.step / STEPS;
    const shakeX = effects.shake * Math.sin(game.step * 2.1);
    const shakeY = effects.shake * Math.sin(game.step * 2.7);
    // Whole pixels of the screen, so that nothing shimmers.
    const left = Math.round((camera.x - width / 2 + shakeX) * zoom) / zoom;
    const top = Math.round((camera.y - height / 2 + shakeY) * zoom) / zoom;
    paint.setTransform(zoom, 0, 0, zoom, 0, 0);
    paintScenery(paint, palette, camera, seconds);
    paint.setTransform(zoom, 0, 0, zoom, -left * zoom, -top * zoom);
    const bodies = game.world
      .visible(left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN)
      .filter((id) => !game.world.isTileMap(id));
    this.#wall?.paint(paint, left, top, width, height, zoom);
    drawBehind(paint, scene, bodies, seconds);
    this.#ground!.paint(paint, left, top, width, height, zoom);
    drawThings(paint, scene, bodies, seconds);
    drawNight(paint, scene);
    drawLights(paint, scene, bodies, seconds);
    if (showsInsides) drawInsides(paint, game, zoom);
    this.#drawIris(scene, left, top);
  }

  #begin(game: Game, palette: Palette): void {
    const { ground, bounds } = game.level;
    const { wall } = palette;
    const terrain = new Terrain(game.world.tilesOf(ground), palette);
    this.#game = game;
    this.#ground = new Squares((paint, left, top) => terrain.paint(paint, left, top));
    this.#wall =
      wall && new Squares((paint, left, top) => paintWall(paint, wall, bounds, left, top));
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
