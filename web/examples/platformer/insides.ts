// What the library sees: the nodes of the world's two trees, contacts in red, what the hero's last move has met in green, and the normal of
// his floor in yellow.
import { inspect, NODE_STRIDE, NodeField } from 'quadrille/world';
import type { Game } from './game';
import { HERO_HEIGHT, HERO_WIDTH } from './hero';

const NORMAL = 26; // pixels of the level

export function drawInsides(paint: CanvasRenderingContext2D, game: Game, zoom: number): void {
  const { world, hero } = game;
  const inside = inspect(world);
  paint.lineWidth = 1 / zoom;
  drawNodes(paint, inside.staticNodes(), '#7df9ff88');
  drawNodes(paint, inside.nodes(), '#ff7de9');
  paint.lineWidth = 2 / zoom;
  paint.strokeStyle = '#fff';
  paint.strokeRect(hero.x - HERO_WIDTH / 2, hero.y - HERO_HEIGHT / 2, HERO_WIDTH, HERO_HEIGHT);
  for (const { points, normalX, normalY } of world.contacts())
    for (const { x, y } of points) drawNormal(paint, x, y, normalX, normalY, '#ff4d6d');
  const { move, support } = hero;
  if (move && support)
    drawNormal(
      paint,
      support.pointX,
      support.pointY,
      move.floorNormalX,
      move.floorNormalY,
      '#ffe14d',
    );
  for (const hit of hero.move?.hits ?? [])
    drawNormal(paint, hit.pointX, hit.pointY, hit.normalX, hit.normalY, '#5dff9b');
}

function drawNodes(paint: CanvasRenderingContext2D, nodes: Float32Array, colour: string): void {
  paint.strokeStyle = colour;
  for (let at = 0; at < nodes.length; at += NODE_STRIDE) {
    const [x, y] = [nodes[at + NodeField.MinX]!, nodes[at + NodeField.MinY]!];
    paint.strokeRect(x, y, nodes[at + NodeField.MaxX]! - x, nodes[at + NodeField.MaxY]! - y);
  }
}

function drawNormal(
  paint: CanvasRenderingContext2D,
  x: number,
  y: number,
  normalX: number,
  normalY: number,
  colour: string,
): void {
  paint.strokeStyle = paint.fillStyle = colour;
  paint.beginPath();
  paint.moveTo(x, y);
  paint.lineTo(x + NORMAL * normalX, y + NORMAL * normalY);
  paint.stroke();
  paint.beginPath();
  paint.arc(x, y, 3, 0, 7);
  paint.fill();
}
