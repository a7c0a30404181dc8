/** The story that the page begins with: what the scene shows at every step, and what ends it. */
import { load } from 'quadrille';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Player } from '../../web/playground/engine/player/player.ts';
import { fetchScenes } from '../../web/playground/engine/simulation/fetched.ts';
import { pairAt, testOf } from '../../web/playground/features/story/pair-order.ts';
import { Story } from '../../web/playground/features/story/story.ts';
import { StoryPlayback, testedAfter } from '../../web/playground/features/story/story-playback.ts';
import { stringsOf } from '../../web/playground/locales/languages.ts';
import { storyStringsOf } from '../../web/playground/locales/story-strings.ts';
import { languages } from '../../web/playground/state/language.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { Store } from '../../web/playground/state/store.ts';

await load();

const scene = presetOf('crowd').settings;
const PAIRS = (scene.count * (scene.count - 1)) / 2;

let asksForLessMotion = false;

beforeEach(() => {
  asksForLessMotion = false;
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: asksForLessMotion }));
});

function open(settings = scene) {
  const store = new Store(settings);
  const player = new Player(store, () => undefined);
  const leave = vi.fn((change: () => void) => change());
  const story = new Story(store, player, leave);
  player.start();
  return { leave, player, store, story };
}

/** What the picture shows, once it is painted. */
function shown(player: Player): { readonly nodes: number; readonly tests: number } {
  player.refresh();
  const { nodes, pairTests: tests } = player.frame.stats;
  return { nodes, tests };
}

describe('the question', () => {
  test('shows one cell, no pairs and nothing that moves', () => {
    const { player, store, story } = open();
    story.ask();
    expect(story.step.value).toBe('question');
    expect(store.settings).toEqual({ ...scene, maxDepth: 0, pairs: false, playing: false });
    expect(shown(player)).toEqual({ nodes: 1, tests: PAIRS });
  });

  test('counts the tests, and shows the pairs after the last', () => {
    const { store, story } = open();
    story.ask();
    expect(story.tests.value).toBe(0);
    story.count(7);
    expect(story.tests.value).toBe(7);
    expect(store.settings.pairs).toBe(false);
    story.count(story.all);
    expect(story.tests.value).toBe(PAIRS);
    expect(store.settings.pairs).toBe(true);
  });

  test('is asked again from its scene, as a step of the history', () => {
    const { leave, player, store, story } = open(presetOf('s1').settings);
    story.begin();
    expect(leave).toHaveBeenCalledOnce();
    expect(story.step.value).toBe('question');
    expect(store.settings.preset).toBe('crowd');
    expect(player.frame.number).toBe(0);
    expect(story.beginnings.value).toBe(1);
  });
});

describe('a story that is begun from a scene of the reader', () => {
  const own = { ...presetOf('s1').settings, count: 77, capacity: 3, playing: false };

  test('gives that scene back with its frame when it is skipped', () => {
    const { leave, player, store, story } = open(own);
    player.seek(12);
    player.refresh();
    story.begin();
    expect(story.hasBefore).toBe(true);
    story.cut();
    store.change({ language: 'it' });
    story.skip();
    player.refresh();
    expect(store.settings).toMatchObject({ preset: 's1', count: 77, capacity: 3, maxDepth: 4 });
    expect(store.settings.language).toBe('it');
    expect(player.destination).toBe(12);
    expect(story.isRunning).toBe(false);
    expect(leave).toHaveBeenCalledTimes(2);
  });

  test('gives back what can be undone and redone in it, and what its restart leads to', async () => {
    await fetchScenes();
    const { player, store, story } = open({ ...own, count: 3, edits: '0:add,50,60,20' });
    const opened = player.edits;
    for (const x of [100, 200, 300]) {
      player.beginStep();
      player.edit('add', [x, 100, 20]);
    }
    player.undo();
    player.seek(12);
    story.begin();
    story.cut();
    expect(player.canUndo).toBe(false);
    story.skip();
    expect(player.frame.objects).toBe(6);
    expect(store.settings.edits).toBe('0:add,50,60,20');
    player.redo();
    expect(player.frame.objects).toBe(7);
    while (player.canUndo) player.undo();
    expect(player.frame.objects).toBe(4);
    expect(player.edits).toEqual(opened);
    player.redo();
    player.restart();
    expect(player.frame.objects).toBe(4);
  });

  test('gives it back, too, when it is begun twice', () => {
    const { store, story } = open(own);
    story.begin();
    story.begin();
    story.skip();
    expect(store.settings).toMatchObject({ preset: 's1', count: 77 });
  });

  test('ends with its own scene when the reader goes on to the end', () => {
    const { store, story } = open(own);
    story.begin();
    story.play();
    expect(store.settings).toEqual(scene);
    story.ask();
    expect(story.hasBefore).toBe(false);
  });
});

describe('a cut', () => {
  test('goes from depth to depth, with the tests of each tree, to those of the scene', () => {
    const { player, store, story } = open();
    const { nodes, tests } = shown(player);
    story.ask();
    const all = [shown(player).tests];
    while (story.cut()) all.push(shown(player).tests);
    expect(story.tests.value).toBeUndefined();
    expect(shown(player)).toEqual({ nodes, tests });
    expect(store.settings).toEqual({ ...scene, playing: false });
    expect(all).toHaveLength(scene.maxDepth);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
  });
});

describe('the story ends', () => {
  test('with the scene as it plays', () => {
    const { store, story } = open();
    story.ask();
    story.end();
    expect(story.isRunning).toBe(false);
    expect(store.settings).toEqual(scene);
  });

  test('without motion where the reader asks for less', () => {
    asksForLessMotion = true;
    const { player, store, story } = open();
    story.ask();
    story.end();
    expect(store.settings).toEqual({ ...scene, playing: false });
    expect(player.isHeld).toBe(true);
  });

  test.each([
    ['play', { playing: true }],
    ['another setting', { capacity: 9 }],
    ['cells', { maxDepth: 3 }],
    ['the camera', { zoom: 200 }],
  ] as const)('when the reader changes %s', (_, changes) => {
    const { store, story } = open();
    story.ask();
    store.change(changes);
    expect(story.isRunning).toBe(false);
    expect(store.settings).toEqual({ ...scene, ...changes });
  });

  test('not when the reader chooses a language', () => {
    const { store, story } = open();
    story.ask();
    store.change({ language: 'it', theme: 'dark' });
    expect(story.step.value).toBe('question');
  });

  test('once', () => {
    const { store, story } = open();
    story.ask();
    story.end();
    store.change({ playing: false, maxDepth: 2 });
    story.end();
    expect(store.settings).toEqual({ ...scene, playing: false, maxDepth: 2 });
  });
});

describe('the playback', () => {
  const nothing = { show: () => undefined, clear: () => undefined };

  test('shows the end of each step at once where nothing is to move', () => {
    asksForLessMotion = true;
    const { store, story } = open();
    story.ask();
    const playback = new StoryPlayback(story, nothing, true);
    expect(playback.restTime).toBeUndefined();
    expect(playback.questionTime).toBeUndefined();
    playback.ask();
    expect(story.tests.value).toBe(PAIRS);
    playback.goOn();
    expect(store.settings).toEqual({ ...scene, playing: false });
    playback.goOn();
    expect(story.isRunning).toBe(false);
    // Whoever has pressed it has asked for motion.
    expect(store.settings).toEqual(scene);
  });

  test('cuts by itself after the last test of a pair, where something is to move', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) =>
      setTimeout(() => frame(Date.now()), 16),
    );
    const { store, story } = open();
    story.ask();
    const playback = new StoryPlayback(story, nothing, false);
    playback.ask();
    vi.advanceTimersByTime(playback.questionTime! - 100);
    expect(story.tests.value).toBe(PAIRS);
    expect(story.step.value).toBe('question');
    // The count ends with a frame of the display.
    vi.advanceTimersByTime(100 + 2 * 16);
    expect(story.step.value).toBe('cut');
    expect(store.settings.maxDepth).toBe(1);
    playback.stop();
    vi.advanceTimersByTime(1_000);
    expect(store.settings.maxDepth).toBe(1);
    vi.useRealTimers();
  });

  test('cuts depth by depth, and ends the story by itself', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { store, story } = open();
    story.ask();
    const playback = new StoryPlayback(story, nothing, false);
    const begin = Date.now();
    playback.goOn();
    for (let depth = 1; depth <= scene.maxDepth; depth++) {
      expect(store.settings.maxDepth).toBe(depth);
      vi.advanceTimersToNextTimer();
    }
    expect(Date.now() - begin).toBe(playback.restTime);
    expect(story.isRunning).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('counts from none to all, faster and faster', () => {
    const counts = [0, 0.25, 0.5, 0.75, 1, 2].map((share) => testedAfter(share, PAIRS));
    expect(counts[0]).toBe(0);
    expect(counts.slice(-2)).toEqual([PAIRS, PAIRS]);
    const steps = counts.slice(1, 5).map((count, index) => count - (counts[index] ?? 0));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });
});

test('every pair has one test, in the order of rows', () => {
  const pairs = Array.from({ length: 10 }, (_, index) => pairAt(index, 5));
  expect(pairs[0]).toEqual([0, 1]);
  expect(pairs[9]).toEqual([3, 4]);
  expect(new Set(pairs.map(String)).size).toBe(10);
  expect(pairs.map(([a, b]) => testOf(a, b, 5))).toEqual(pairs.map((_, index) => index));
});

test.each(languages)('it has words in %s', async (language) => {
  const { cells, question } = await storyStringsOf(await stringsOf(language));
  expect(question('90')).toContain('90');
  expect(cells).not.toBe('');
});
