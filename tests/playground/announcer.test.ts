/** What a screen reader says of the page: the reason why nothing moves, whenever the first picture comes. */
import { signal } from '@preact/signals';
import { load } from 'quadrille';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Announcer } from '../../web/playground/app/panels/announcer.tsx';
import { Player } from '../../web/playground/engine/player/player.ts';
import { fetchScenes } from '../../web/playground/engine/simulation/fetched.ts';
import { stringsOf } from '../../web/playground/locales/languages.ts';
import { fromFragment } from '../../web/playground/state/fragment.ts';
import { Store } from '../../web/playground/state/store.ts';

await Promise.all([load(), fetchScenes()]);

const strings = await stringsOf('en');
const reason = strings.stillMotion;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

/** A page whose playback is held, and what announces for it. */
function open() {
  const store = new Store(fromFragment('n=20'));
  const player = new Player(store, () => undefined);
  const announcer = new Announcer(store, player, signal(strings), signal(undefined));
  player.hold();
  const begin = (): void => announcer.begin(() => (player.isHeld ? reason : ''));
  return { announcer, begin, player, store };
}

test('the reason why nothing moves is said, whether the first picture comes before or after announcements begin', () => {
  for (const isEarly of [true, false]) {
    const { announcer, begin, player } = open();
    if (isEarly) player.start();
    begin();
    if (!isEarly) player.start();
    vi.advanceTimersByTime(1_000);
    expect(announcer.text.value).toContain(reason);
  }
});

test('the reason is said once, and not to whoever has started playback within the second', () => {
  const { announcer, begin, player, store } = open();
  player.start();
  begin();
  vi.advanceTimersByTime(1_000);
  player.step();
  vi.advanceTimersByTime(1_000);
  expect(announcer.text.value).toMatch(/^Paused at frame 1/);

  const other = open();
  other.player.start();
  other.begin();
  other.store.change({ playing: true });
  vi.advanceTimersByTime(1_000);
  expect(other.announcer.text.value).toBe(strings.playing);
  expect(store.settings.playing).toBe(false);
});
