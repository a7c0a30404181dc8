/** Recordings of worlds on the page: what is drawn of a frame is what the world has. */
import { type Recorder, readWorldRecording, recorder } from 'quadrille/recorder';
import {
  box,
  capsule,
  circle,
  load,
  type NewBody,
  polygon,
  segment,
  Tile,
  World,
} from 'quadrille/world';
import { beforeAll, expect, test } from 'vitest';
import {
  type Outline,
  WorldPlayback,
} from '../../web/playground/features/replay/world-playback.ts';

beforeAll(() => load());

const bounds = { x: -100, y: 50, width: 400, height: 300 };

function playbackOf(recording: Recorder): Promise<WorldPlayback> {
  return WorldPlayback.of(readWorldRecording(recording.save()));
}

/** minX, minY, maxX, maxY. */
function boxAround(outline: Outline): number[] {
  const radius = 'radius' in outline ? outline.radius : 0;
  const points = outline.kind === 'circle' ? [outline] : outline.points;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [
    Math.min(...xs) - radius,
    Math.min(...ys) - radius,
    Math.max(...xs) + radius,
    Math.max(...ys) + radius,
  ];
}

const shapes = {
  circle: circle(12),
  box: box(30, 20),
  'lying capsule': capsule(24, 9),
  'standing capsule': capsule(24, 9, { upright: true }),
  segment: segment(-20, 3, 20, 6),
  polygon: polygon([0, -18, 16, 12, -16, 12]),
};

test.each(Object.entries(shapes))(
  'a %s that is turned and scaled lies in the box of its body',
  async (_, shape) => {
    using world = new World({ bounds });
    const id = world.insert({ shape, x: 40, y: 170, angle: 0.7, scale: 1.5 });
    const recording = recorder(world);
    recording.record();
    const playback = await playbackOf(recording);
    const { boxes, outlines } = playback.moment(0);
    const { x, y, width, height } = world.boxOf(id);
    expect(Array.from(boxes)).toEqual([x, y, x + width, y + height]);
    expect(outlines).toHaveLength(1);
    boxAround(outlines[0]!).forEach((edge, i) => expect(edge).toBeCloseTo(boxes[i]!, 2));
    playback.dispose();
  },
);

test('each part and each tile that is not empty has an outline', async () => {
  using world = new World({ bounds });
  const parts = [{ shape: circle(5) }, { shape: box(4, 4), x: 10, sensor: true }];
  world.insert({ parts, x: 100, y: 100 });
  const tiles = [Tile.Solid, Tile.Empty, Tile.Solid, Tile.Solid];
  const map = world.addTiles({ x: 0, y: 200, size: 10, columns: 2, rows: 2, tiles });
  const recording = recorder(world);
  recording.record();
  world.setTile(map, 1, 0, Tile.Solid);
  recording.record();
  const playback = await playbackOf(recording);
  const { outlines } = playback.moment(0);
  expect(outlines.map(({ kind, role, isSensor }) => [kind, role, isSensor])).toEqual([
    ['circle', 'free', false],
    ['polygon', 'free', true],
    ...Array.from({ length: 3 }, () => ['polygon', 'static', false]),
  ]);
  expect(boxAround(outlines[1]!)).toEqual([108, 98, 112, 102]);
  expect(boxAround(outlines[3]!)).toEqual([0, 210, 10, 220]);
  expect(playback.moment(1).outlines).toHaveLength(6);
  expect(playback.moment(0).outlines).toHaveLength(5);
  playback.dispose();
});

const at = (x: number): NewBody<unknown> => ({ shape: circle(10), x, y: 150 });

test('a map of very many tiles has one outline', async () => {
  using world = new World({ bounds });
  const tiles = new Uint16Array(400 * 300).fill(Tile.Solid);
  world.addTiles({ x: -100, y: 50, size: 1, columns: 400, rows: 300, tiles });
  const recording = recorder(world);
  recording.record();
  const playback = await playbackOf(recording);
  const { outlines } = playback.moment(0);
  expect(outlines.map(boxAround)).toEqual([[-100, 50, 300, 350]]);
  playback.dispose();
});

test('contacts, and pairs that begin and end, are those of the step', async () => {
  using world = new World({ bounds });
  world.insert(at(0));
  const other = world.insert(at(100));
  const recording = recorder(world);
  for (const x of [100, 15, 16, 100]) {
    world.move(other, x, 150);
    world.step();
    recording.record();
  }
  const playback = await playbackOf(recording);
  const told = [0, 1, 2, 3].map((frame) => {
    const { contacts, entered, exited, outlines } = playback.moment(frame);
    return [contacts.length, entered.length, exited, outlines[0]!.role];
  });
  expect(told).toEqual([
    [0, 0, 0, 'free'],
    [1, 1, 0, 'touching'],
    [1, 0, 0, 'touching'],
    [0, 0, 1, 'free'],
  ]);
  expect(playback.moment(1).entered).toEqual([
    [
      { x: 0, y: 150 },
      { x: 15, y: 150 },
    ],
  ]);
  playback.dispose();
});

test('a frame behind the last one is that, and a playback that was disposed of gives what it gave last', async () => {
  using world = new World({ bounds });
  world.insert({ shape: circle(10), x: 0, y: 150 });
  const recording = recorder(world);
  for (let i = 0; i < 10; i++) recording.record();
  const playback = await playbackOf(recording);
  const last = playback.moment(99);
  expect(playback.moment(9)).toBe(last);
  playback.dispose();
  expect(playback.moment(0)).toBe(last);
});

test('a recording whose snapshots are damaged in any frame is refused before it is shown', async () => {
  using world = new World({ bounds });
  const ball = world.insert({ shape: circle(10), x: 0, y: 150 });
  const recording = recorder(world);
  recording.record();
  const first = recording.bytes;
  world.move(ball, 5, 150);
  recording.record();
  const bytes = recording.save();
  bytes[first + 24]! ^= 1; // the checksum, the first words that the second frame has of its own
  const damaged = readWorldRecording(bytes);
  await expect(WorldPlayback.of(damaged)).rejects.toThrow(RangeError);
});
