// Draws the bodies of a game where they are.
import type { BodyId } from 'quadrille/world';
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
import { HERO_WIDTH } from './hero';
import { numberOf } from './level';
import type { Motion } from './motion';
import type { Scene } from './scene';

type Paint = CanvasRenderingContext2D;

const BEETLE_WIDTH = 26;

/** What is behind the ground: the ways of platforms, the arms of wheels, ladders and the goal. */
export function drawBehind(
  paint: Paint,
  scene: Scene,
  bodies: readonly BodyId[],
  seconds: number,
): void {
  const { game, palette } = scene;
  paint.strokeStyle = palette.wood;
  for (const motion of game.motions) drawWay(paint, scene, motion);
  paint.setLineDash([]);
  for (const id of bodies) {
    const { type } = game.world.data(id)!;
    if (type !== 'ladder' && type !== 'goal') continue;
    const { x, y, width, height } = game.world.boxOf(id);
    paint.translate(x + width / 2, y + height / 2);
    if (type === 'ladder') drawLadder(paint, width, height, palette);
    else drawGoal(paint, height, scene.effects.beacon, seconds);
    paint.translate(-x - width / 2, -y - height / 2);
  }
}

function drawWay(paint: Paint, { game }: Scene, { id, x, y, properties }: Motion): void {
  if (!game.world.has(id) || game.world.data(id)!.type === 'moth') return;
  const now = game.world.transformOf(id);
  const isWheel = numberOf(properties, 'radius') !== 0;
  paint.lineWidth = isWheel ? 5 : 3;
  paint.setLineDash(isWheel ? [] : [2, 8]);
  paint.beginPath();
  paint.moveTo(x, y);
  if (isWheel) paint.lineTo(now.x, now.y);
  else paint.lineTo(x + numberOf(properties, 'byX'), y + numberOf(properties, 'byY'));
  paint.stroke();
}

/** What is in front of the ground, and the hero. */
export function drawThings(
  paint: Paint,
  scene: Scene,
  bodies: readonly BodyId[],
  seconds: number,
): void {
  const { game, effects, palette } = scene;
  for (const id of bodies) {
    paint.save();
    drawBody(paint, scene, id, seconds);
    paint.restore();
  }
  for (const { x, y, properties } of game.motions) {
    if (!['swing', 'turns', 'radius'].some((name) => name in properties)) continue;
    paint.translate(x, y);
    drawAxle(paint, palette);
    paint.translate(-x, -y);
  }
  if (game.hurtSteps === 0) {
    const { hero } = game;
    const y = hero.y + sink(HERO_WIDTH, hero.tilt);
    paint.translate(hero.x, y);
    drawHero(paint, hero, effects, seconds);
    paint.translate(-hero.x, -y);
  }
  for (const { x, y, size, colour, age, life } of effects.particles) {
    paint.fillStyle = colour;
    paint.beginPath();
    paint.arc(x, y, size * (1 - age / life), 0, 7);
    paint.fill();
  }
}

function drawBody(paint: Paint, { game, palette }: Scene, id: BodyId, seconds: number): void {
  const { world } = game;
  const { type } = world.data(id)!;
  const { x, y, angle } = world.transformOf(id);
  paint.translate(x, y);
  if (type === 'platform') {
    const { shape } = world.get(id);
    paint.rotate(angle);
    if (shape?.kind === 'box') drawPlatform(paint, shape.width, shape.height, palette);
  } else if (type === 'spark') {
    paint.translate(0, 2.5 * Math.sin(seconds * 3 + x * 0.02));
    drawSpark(paint, seconds * 1.6 + x * 0.01);
  } else if (type === 'spikes') {
    const { width, height } = world.boxOf(id);
    drawSpikes(paint, width, height, palette);
  } else if (type === 'lamp') {
    drawLamp(paint, world.boxOf(id).height, game.lamp === id, seconds);
  } else if (type === 'moth') {
    drawMoth(paint, seconds + x * 0.01);
  } else if (type === 'beetle') {
    const { direction, tilt } = game.beetles.find((beetle) => beetle.id === id)!;
    paint.translate(0, sink(BEETLE_WIDTH, tilt));
    paint.rotate(Math.atan(tilt));
    drawBeetle(paint, direction, seconds);
  }
}

/** A slope holds a box at one corner: how much lower its figure is drawn, so that it stands on the slope. */
function sink(width: number, tilt: number): number {
  return (width / 2) * Math.abs(tilt);
}
