// A game server: 500 rooms, each a tree of its own, twenty ticks a second. A player is told of what is in its view, and of nothing else.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createVite } from 'vite';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Steering } from './protocol';
import { PLAYER, WORLD } from './protocol';
import { Room } from './room';

const [ROOMS, BOTS, TICK] = [500, 40, 50]; // bots of each room; milliseconds a tick

const anywhere = (): number => Math.random() * (WORLD - PLAYER);
const anyDirection = (): number => Math.floor(Math.random() * 3) - 1;

async function openRoom(_: unknown, number: number): Promise<Room> {
  const room = await Room.open(number);
  const bots = Array.from({ length: BOTS }, () => room.join(anywhere(), anywhere()));
  const steer = (): void => {
    for (const bot of bots) room.steer(bot, { dx: anyDirection(), dy: anyDirection() });
  };
  setInterval(steer, 3000);
  steer();
  return room;
}

/** The steering in a message, or undefined: what a client sends can be anything. */
function steeringOf(message: string): Steering | undefined {
  try {
    const { dx, dy } = JSON.parse(message) as Steering;
    const steps = new Set([-1, 0, 1]);
    return steps.has(dx) && steps.has(dy) ? { dx, dy } : undefined;
  } catch {
    return undefined;
  }
}

/** A socket's player, in the room of `?room=N` or in any one. */
function connect(socket: WebSocket, address: string): void {
  const asked = Number(new URL(address, 'ws://localhost').searchParams.get('room') ?? NaN);
  const room = rooms[asked] ?? rooms[Math.floor(Math.random() * ROOMS)]!;
  const id = room.join(WORLD / 2, WORLD / 2, (sight) => socket.send(JSON.stringify(sight)));
  socket.on('message', (message) => {
    const steering = steeringOf((message as Buffer).toString());
    if (steering === undefined)
      socket.close(1008, 'a message is {"dx": -1, 0 or 1, "dy": -1, 0 or 1}');
    else room.steer(id, steering);
  });
  socket.on('close', () => room.leave(id));
  socket.on('error', () => socket.terminate()); // a message that is too long, or no WebSocket's
}

const rooms = await Promise.all(Array.from({ length: ROOMS }, openRoom));
const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } });
server.on('request', vite.middlewares);
const sockets = new WebSocketServer({ noServer: true, maxPayload: 100 });
server.on('upgrade', (request, socket, head) => {
  if (!request.url!.startsWith('/server/play')) return; // Vite's own
  sockets.handleUpgrade(request, socket, head, (opened) => connect(opened, request.url!));
});
server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`${ROOMS} rooms with ${BOTS} bots each: http://localhost:${port}/server/`);
});

const times: number[] = []; // of the last second
setInterval(() => {
  const begin = performance.now();
  for (const room of rooms) room.tick();
  times.push(performance.now() - begin);
}, TICK);
setInterval(() => {
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  console.log(`${sockets.clients.size} players; a tick of all rooms takes ${mean.toFixed(1)} ms`);
  times.length = 0;
}, 5000);
