/** Which frames are in a clip, and for how long each is shown. The time stands still: a clip does not wait for it. */
import { load } from 'quadrille';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Player } from '../../web/playground/engine/player/player.ts';
import { fetchScenes } from '../../web/playground/engine/simulation/fetched.ts';
import {
  fitted,
  hundredths,
  MOST_GIF_PICTURES,
} from '../../web/playground/features/share/animated-gif.ts';
import {
  MOST_CLIP_PICTURES,
  makeClip,
  type Video,
  type VideoFile,
} from '../../web/playground/features/share/clip.ts';
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

/** Notes the frame of each picture, when it is shown, and for how long. */
class NotedVideo implements Video {
  readonly frames: number[] = [];
  readonly times: number[] = [];
  readonly durations: number[] = [];
  readonly file: VideoFile = { content: new Blob(), ending: 'noted' };
  isFinished = false;
  isReleased = false;
  onPicture: (frame: number) => void = () => undefined;
  onFinish: () => void = () => undefined;
  readonly #player: Player;

  constructor(player: Player) {
    this.#player = player;
  }

  async add(start: number, duration: number): Promise<void> {
    expect(this.isFinished).toBe(false);
    const { number } = this.#player.frame;
    this.frames.push(number);
    this.times.push(start);
    this.durations.push(duration);
    this.onPicture(number);
  }

  async finish(): Promise<VideoFile> {
    this.isFinished = true;
    this.onFinish();
    return this.file;
  }

  async release(): Promise<void> {
    this.isReleased = true;
  }
}

interface Making {
  readonly player: Player;
  readonly video: NotedVideo;
  readonly shares: number[];
  readonly cancelling: AbortController;
  readonly make: () => Promise<VideoFile | undefined>;
}

/** A clip of three seconds from frame 12 on. */
function clipAt(ticksPerSecond: number, pictures = MOST_CLIP_PICTURES): Making {
  const player = new Player(new Store(fromFragment('n=5&play=0')), () => undefined);
  player.start();
  player.step(12);
  const video = new NotedVideo(player);
  const shares: number[] = [];
  const cancelling = new AbortController();
  const onProgress = (share: number): unknown => shares.push(share);
  const cancelled = cancelling.signal;
  const order = { player, video, seconds: 3, ticksPerSecond, pictures, onProgress, cancelled };
  return { player, video, shares, cancelling, make: () => makeClip(order) };
}

describe('a clip', () => {
  test('has a picture of every tick, each as long as the tick, and then the frame is shown again', async () => {
    const { player, video, shares, make } = clipAt(2);
    expect(await make()).toBe(video.file);
    expect(video.frames).toEqual([12, 13, 14, 15, 16, 17]);
    expect(video.times).toEqual([0, 0.5, 1, 1.5, 2, 2.5]);
    expect(video.durations).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
    expect(shares).toEqual([1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1]);
    expect(video.isReleased).toBe(true);
    expect(player.frame.number).toBe(12);
  });

  test('has at most 60 pictures a second: of faster ticks, each shows several', async () => {
    const { video, make } = clipAt(200);
    await make();
    expect(video.frames).toEqual(Array.from({ length: 150 }, (_, picture) => 12 + 4 * picture));
  });

  test('as a GIF has at most 20 pictures a second, whose times in hundredths add up to its length', async () => {
    const { video, make } = clipAt(60, MOST_GIF_PICTURES);
    await make();
    expect(video.frames).toEqual(Array.from({ length: 60 }, (_, picture) => 12 + 3 * picture));
    const shown = video.times.map((time, at) => hundredths(time, video.durations[at]!));
    expect(shown.reduce((sum, one) => sum + one, 0)).toBe(300);
    // 7 ticks a second do not divide a hundred.
    const uneven = clipAt(7, MOST_GIF_PICTURES);
    await uneven.make();
    const delays = uneven.video.times.map((time, at) =>
      hundredths(time, uneven.video.durations[at]!),
    );
    expect(new Set(delays)).toEqual(new Set([14, 15]));
    expect(delays.reduce((sum, one) => sum + one, 0)).toBe(300);
  });

  test('that is cancelled is dropped after the picture that is being added', async () => {
    const { player, video, cancelling, make } = clipAt(2);
    video.onPicture = (frame) => {
      if (frame === 14) cancelling.abort();
    };
    expect(await make()).toBeUndefined();
    expect(video.frames).toEqual([12, 13, 14]);
    expect(video.isFinished).toBe(false);
    expect(video.isReleased).toBe(true);
    expect(player.frame.number).toBe(12);
  });

  test('lets the page handle events between pictures', async () => {
    const { video, cancelling, make } = clipAt(60);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => cancelling.abort());
    port1.start();
    port2.postMessage('cancel');
    expect(await make()).toBeUndefined();
    expect(video.isFinished).toBe(false);
    port1.close();
  });

  test('that is cancelled while the file is written is dropped, too', async () => {
    const { video, cancelling, make } = clipAt(2);
    video.onFinish = () => cancelling.abort();
    expect(await make()).toBeUndefined();
    expect(video.isReleased).toBe(true);
  });

  test('that fails is released, and the frame is shown again', async () => {
    const { player, video, make } = clipAt(2);
    video.add = () => Promise.reject(new Error('no picture'));
    await expect(make()).rejects.toThrow('no picture');
    expect(video.isReleased).toBe(true);
    expect(player.frame.number).toBe(12);
  });
});

test('the picture of a GIF keeps its shape, is at most 480 pixels long, and is never enlarged', () => {
  expect(fitted({ width: 1440, height: 720 })).toEqual({ width: 480, height: 240 });
  expect(fitted({ width: 300, height: 1200 })).toEqual({ width: 120, height: 480 });
  expect(fitted({ width: 320, height: 200 })).toEqual({ width: 320, height: 200 });
});
