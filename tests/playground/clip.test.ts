/** Which frames are in a clip, and how long each is shown. Only tests move the time. */
import { load } from 'quadrille';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Player } from '../../web/playground/engine/player/player.ts';
import { fetchScenes } from '../../web/playground/engine/simulation/fetched.ts';
import { recordClip, type Video } from '../../web/playground/features/share/clip.ts';
import { fromFragment } from '../../web/playground/state/fragment.ts';
import { Store } from '../../web/playground/state/store.ts';

beforeAll(() => Promise.all([load(), fetchScenes()]));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Notes the frame of each picture, and how many milliseconds after the first it came. A picture takes this many milliseconds. */
class NotedVideo implements Video {
  readonly frames: number[] = [];
  readonly times: number[] = [];
  isFinished = false;
  isReleased = false;
  readonly #player: Player;
  readonly #cost: number;
  readonly #start = performance.now();

  constructor(player: Player, cost: number) {
    this.#player = player;
    this.#cost = cost;
  }

  add(): void {
    expect(this.isFinished).toBe(false);
    this.frames.push(this.#player.frame.number);
    this.times.push(performance.now() - this.#start);
    vi.advanceTimersByTime(this.#cost);
  }

  async finish(): Promise<Blob> {
    this.isFinished = true;
    return new Blob();
  }

  release(): void {
    this.isReleased = true;
  }
}

interface Recording {
  readonly player: Player;
  readonly video: NotedVideo;
  readonly shares: number[];
  readonly until: AbortController;
  readonly clip: Promise<Blob>;
}

/** Begins a clip of three seconds at frame 12. */
function record(ticksPerSecond: number, cost = 0): Recording {
  const player = new Player(new Store(fromFragment('n=5&play=0')), () => undefined);
  player.start();
  player.step(12);
  const video = new NotedVideo(player, cost);
  const shares: number[] = [];
  const until = new AbortController();
  const onProgress = (share: number): unknown => shares.push(share);
  const order = { player, video, seconds: 3, ticksPerSecond, onProgress, until: until.signal };
  return { player, video, shares, until, clip: recordClip(order) };
}

describe('a clip', () => {
  test('has a picture of every tick, each as long as the tick, and then the frame is shown again', async () => {
    const { player, video, shares, clip } = record(2);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(video.isFinished).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await clip;
    expect(video.frames).toEqual([12, 13, 14, 15, 16, 17]);
    expect(video.times).toEqual([0, 500, 1_000, 1_500, 2_000, 2_500]);
    expect(shares).toEqual([1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1]);
    expect(player.frame.number).toBe(12);
  });

  test('has at most 60 pictures a second: of faster ticks, each shows several', async () => {
    const { video, clip } = record(200);
    await vi.advanceTimersByTimeAsync(3_000);
    await clip;
    expect(video.frames).toEqual(Array.from({ length: 150 }, (_, picture) => 12 + 4 * picture));
  });

  test('leaves out no tick where a picture takes longer than the tick', async () => {
    const { video, clip } = record(2, 700);
    await vi.advanceTimersByTimeAsync(6 * 700);
    await clip;
    expect(video.frames).toEqual([12, 13, 14, 15, 16, 17]);
    expect(video.times).toEqual([0, 700, 1_400, 2_100, 2_800, 3_500]);
  });

  test('ends with the picture during which it is told to', async () => {
    const { player, video, until, clip } = record(2);
    await vi.advanceTimersByTimeAsync(1_100);
    until.abort('enough');
    await vi.advanceTimersByTimeAsync(400);
    await clip;
    expect(video.frames).toEqual([12, 13, 14]);
    expect(video.isFinished).toBe(true);
    expect(video.isReleased).toBe(true);
    expect(player.frame.number).toBe(12);
  });

  test('that fails is released, and the frame is shown again', async () => {
    const { player, video, clip } = record(2);
    const failed = expect(clip).rejects.toThrow('no picture');
    video.add = () => {
      throw new Error('no picture');
    };
    await vi.advanceTimersByTimeAsync(1_000);
    await failed;
    expect(video.isReleased).toBe(true);
    expect(player.frame.number).toBe(12);
  });
});
