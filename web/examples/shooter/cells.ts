// What the library sees: the nodes of the world's tree, and where bodies touch.
import { inspect, NODE_STRIDE, NodeField } from 'quadrille/world';
import type { Camera } from './camera';
import type { Game } from './game';

export function drawCells(
  paint: CanvasRenderingContext2D,
  { world }: Game,
  { left, top, width, height }: Camera,
  colours: { readonly node: string; readonly contact: string },
): void {
  const nodes = inspect(world).nodes();
  paint.beginPath();
  for (let at = 0; at < nodes.length; at += NODE_STRIDE) {
    const [x, y] = [nodes[at + NodeField.MinX]!, nodes[at + NodeField.MinY]!];
    const [endX, endY] = [nodes[at + NodeField.MaxX]!, nodes[at + NodeField.MaxY]!];
    if (x > left + width || endX < left || y > top + height || endY < top) continue;
    paint.rect(x, y, endX - x, endY - y);
  }
  paint.strokeStyle = colours.node;
  paint.stroke();
  paint.fillStyle = colours.contact;
  for (const { points } of world.contacts())
    for (const { x, y } of points) paint.fillRect(x - 2, y - 2, 4, 4);
}
