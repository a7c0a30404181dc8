/**
 * The story that the page begins with at its bare address: which squares overlap, first by testing every pair, then in cells. Where it
 * stands, and what it has the scene show; words and animation are fetched with its view. Whatever else the reader does ends it.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { allPairs } from '../../engine/all-pairs.ts';
import { type KeptScene, keptScene, reopen } from '../../engine/player/kept-scene.ts';
import type { Player } from '../../engine/player/player.ts';
import { choicesIn } from '../../state/lessons.ts';
import {
  type ParameterName,
  parameterNames,
  parameters,
  type Settings,
} from '../../state/parameters.ts';
import { presetOf } from '../../state/presets.ts';
import type { Changes } from '../../state/settings.ts';
import type { Store } from '../../state/store.ts';
import { lessMotion } from '../../ui/less-motion.ts';

/** `question`: every pair is tested; `cut`: cells part, depth by depth. */
export type StoryStep = 'none' | 'question' | 'cut';

const SCENE = 'crowd';
const changedSettings = [
  'maxDepth',
  'pairs',
  'playing',
] as const satisfies readonly ParameterName[];
const { maxDepth } = presetOf(SCENE).settings;

export class Story {
  readonly #store: Store;
  readonly #player: Player;
  readonly #leave: (change: () => void) => void;
  readonly #step = signal<StoryStep>('none');
  readonly #sentence = signal<string | undefined>(undefined);
  readonly #tested = signal(0);
  readonly #tests = computed(() =>
    this.#step.value === 'question' ? this.#tested.value : undefined,
  );
  readonly #beginnings = signal(0);
  /** The reader's scene, where the story was begun from one. */
  #before: KeptScene | undefined;
  #isChanging = false;

  /** `leave` runs what leads to another scene, as one step of the browser's history. */
  constructor(store: Store, player: Player, leave: (change: () => void) => void) {
    this.#store = store;
    this.#player = player;
    this.#leave = leave;
    store.leads((before, after) => {
      if (!this.isRunning || this.#isChanging || !isAnotherScene(before, after)) return;
      this.#restore(before, after);
      if (after.playing === before.playing) this.#hold();
    });
  }

  get step(): ReadonlySignal<StoryStep> {
    return this.#step;
  }

  get isRunning(): boolean {
    return this.#step.peek() !== 'none';
  }

  /** How often it has begun. */
  get beginnings(): ReadonlySignal<number> {
    return this.#beginnings;
  }

  /** What the present step says; undefined without a story, and until its words are there. */
  get sentence(): ReadonlySignal<string | undefined> {
    return this.#sentence;
  }

  /** How many pairs have been tested so far; undefined where the tests of the frame are meant. */
  get tests(): ReadonlySignal<number | undefined> {
    return this.#tests;
  }

  /** Whether the reader has a scene to come back to. */
  get hasBefore(): boolean {
    return this.#before !== undefined;
  }

  /** Opens the scene of the story, and begins. */
  begin(): void {
    const before = this.#sceneBefore();
    this.#leave(() => {
      this.#player.endRecording();
      this.#store.choosePreset(SCENE);
      this.#player.restart();
      this.#before = before;
      this.ask();
    });
  }

  /** Begins in its scene: without cells, without pairs, at rest. */
  ask(): void {
    this.#tested.value = 0;
    this.#beginnings.value++;
    this.#step.value = 'question';
    this.#change({ maxDepth: 0, pairs: false, playing: false });
  }

  /** Sets how many pairs have been tested. When all have been, the pairs that overlap are marked. */
  count(tests: number): void {
    this.#tested.value = tests;
    if (tests >= this.all) this.#change({ pairs: true });
  }

  /** How many pairs there are. */
  get all(): number {
    return allPairs(this.#player.frame.objects);
  }

  /** How many times cells part. */
  get depths(): number {
    return maxDepth;
  }

  /** The first cells part, or those of the next depth; false where none is left. */
  cut(): boolean {
    const depth = this.#store.settings.maxDepth + 1;
    this.#step.value = 'cut';
    if (depth <= maxDepth) this.#change({ pairs: true, maxDepth: depth });
    return depth < maxDepth;
  }

  /** Says what the present step says. */
  say(sentence: string | undefined): void {
    this.#sentence.value = sentence;
  }

  /** Ends it, and has the scene play as its link opens it. */
  play(): void {
    const { settings } = this.#store;
    if (this.isRunning) this.#restore(settings, settings);
  }

  /** Ends it with the scene that the reader had before, or as `end` does. */
  skip(): void {
    const before = this.#before;
    this.end();
    if (before) this.#leave(() => reopen(this.#player, before, choicesIn(this.#store.settings)));
  }

  /** Ends it as a link to the scene would open that: held where the reader's system asks for less motion. */
  end(): void {
    if (!this.isRunning) return;
    this.play();
    this.#hold();
  }

  /** What the reader has not changed just now becomes as the scene has it. */
  #restore(before: Settings, after: Settings): void {
    this.#step.value = 'none';
    this.#before = undefined;
    const { settings } = presetOf(SCENE);
    const rest = changedSettings.filter((name) => after[name] === before[name]);
    this.#store.change(Object.fromEntries(rest.map((name) => [name, settings[name]])));
  }

  /** Undefined where a recording is shown, which cannot be opened again. */
  #sceneBefore(): KeptScene | undefined {
    if (this.isRunning) return this.#before;
    return this.#player.isRecorded ? undefined : keptScene(this.#store, this.#player);
  }

  #hold(): void {
    if (lessMotion()) this.#player.hold();
  }

  #change(changes: Changes): void {
    this.#isChanging = true;
    this.#store.change(changes);
    this.#isChanging = false;
  }
}

/** Whether more has changed than what the reader chose for all scenes, such as the language. */
function isAnotherScene(before: Settings, after: Settings): boolean {
  return parameterNames.some((name) => {
    const { group } = parameters[name];
    const isChoice =
      group === 'page' || group === 'embed' || (group === 'reader' && name !== 'playing');
    return !isChoice && after[name] !== before[name];
  });
}
