import { effect } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Settings } from '../../web/playground/state/parameters.ts';
import { initialSettings } from '../../web/playground/state/settings.ts';
import { Store } from '../../web/playground/state/store.ts';

function storeWith(changes: Partial<Settings> = {}): Store {
  return new Store({ ...initialSettings(), ...changes });
}

describe('the store of the settings', () => {
  test('runs an effect again when a setting that it reads changes, and only then', () => {
    const store = storeWith();
    const seen: boolean[] = [];
    effect(() => void seen.push(store.signals.probe.value));
    store.change({ capacity: 7 });
    store.change({ probe: true });
    store.change({ probe: true });
    expect(seen).toEqual([false, true]);
  });

  test('shows several changed settings at once', () => {
    const store = storeWith();
    const seen: number[][] = [];
    effect(() => void seen.push([store.settings.minSize, store.settings.maxSize]));
    store.change({ minSize: 40, maxSize: 60 });
    expect(seen).toEqual([
      [1, 20],
      [40, 60],
    ]);
  });

  test('has the scene follow before anybody else sees a change, and shows what that changed with it', () => {
    const store = storeWith({ playing: true });
    const followed: [number, number][] = [];
    store.leads((before, after) => {
      followed.push([before.capacity, after.capacity]);
      if (after.playing) store.change({ playing: false });
    });
    const seen: [number, boolean][] = [];
    effect(() => void seen.push([store.settings.capacity, store.settings.playing]));
    store.change({ capacity: 9 });
    expect(followed).toEqual([
      [5, 9],
      [9, 9],
    ]);
    expect(seen).toEqual([
      [5, true],
      [9, false],
    ]);
  });

  test('pauses when a trace is chosen, and closes the trace when playback resumes', () => {
    const store = storeWith({ playing: true });
    store.change({ trace: 'insert' });
    expect(store.settings).toMatchObject({ trace: 'insert', playing: false });
    store.change({ playing: true });
    expect(store.settings).toMatchObject({ trace: 'none', playing: true });
    expect(storeWith({ trace: 'query', playing: true }).settings.playing).toBe(false);
  });
});
