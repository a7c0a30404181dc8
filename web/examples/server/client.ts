// Draws what the server says is in view, and steers.
import { PLAYER, type Sight, VIEW } from './protocol';

const canvas = document.querySelector('canvas')!;
const output = document.querySelector('output')!;
const paint = canvas.getContext('2d')!;
const address = new URL(`play${location.search}`, location.href);
address.protocol = address.protocol.replace('http', 'ws');
const socket = new WebSocket(address);
const held = new Set<string>();

function draw({ you, room, seen }: Sight): void {
  const [, x, y] = seen.find(([player]) => player === you)!;
  paint.fillStyle = '#171a26';
  paint.fillRect(0, 0, VIEW, VIEW);
  for (const [player, otherX, otherY] of seen) {
    paint.fillStyle = player === you ? '#ffd166' : '#7c9cff';
    const middle = (VIEW - PLAYER) / 2;
    paint.fillRect(otherX - x + middle, otherY - y + middle, PLAYER, PLAYER);
  }
  output.value = `Room ${room}, at ${x}, ${y}: ${seen.length - 1} others in view`;
}

function steer(dx: number, dy: number): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ dx, dy }));
}

function steerByKeys(event: KeyboardEvent): void {
  if (!event.key.startsWith('Arrow')) return;
  event.preventDefault();
  if (event.type === 'keydown') held.add(event.key);
  else held.delete(event.key);
  const axis = (less: string, more: string): number =>
    Number(held.has(more)) - Number(held.has(less));
  steer(axis('ArrowLeft', 'ArrowRight'), axis('ArrowUp', 'ArrowDown'));
}

/** Towards what is pressed; straight along one axis in the middle half of the other. */
function steerTo({ offsetX, offsetY }: PointerEvent): void {
  const { clientWidth, clientHeight } = canvas;
  steer(Math.round((2 * offsetX) / clientWidth - 1), Math.round((2 * offsetY) / clientHeight - 1));
}

socket.addEventListener('message', ({ data }) => draw(JSON.parse(data as string) as Sight));
socket.addEventListener('close', ({ reason }) => {
  output.value = `The connection is closed. ${reason}`;
});
addEventListener('keydown', steerByKeys);
addEventListener('keyup', steerByKeys);
canvas.addEventListener('pointerdown', steerTo);
canvas.addEventListener('pointerup', () => steer(0, 0));
