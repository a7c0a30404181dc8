/** The views of the stage: the picture, and what can stand in its place. */
import type { Player } from '../engine/player/player.ts';
import { type Bug, bugScenes } from '../features/bugs/scenes.ts';
import { formatEdits } from '../state/edits.ts';
import type { Group } from '../state/parameter.ts';
import {
  type ParameterName,
  parameterNames,
  parameters,
  type Settings,
} from '../state/parameters.ts';
import { presetOf } from '../state/presets.ts';
import { type Changes, withChanges } from '../state/settings.ts';
import type { Store } from '../state/store.ts';
import type { Link } from './link.ts';

export const viewNames = ['picture', 'compare', 'bugs', 'race', 'tune', 'use'] as const;

export type ViewName = (typeof viewNames)[number];

/** Comparing begins with the two that articles teach, and what both save. */
const FIRST_PANES = 'parent.leaf.brute';
/** The bug gallery begins with a bug that misses whole pairs. */
const FIRST_BUG: Bug = 'centre';

const nothing = { compare: '', bug: 'none', race: false, tune: false, use: false } as const;

/** What a reader chose for all scenes: opening and closing the bug gallery does not change it. */
const ofReader: ReadonlySet<Group> = new Set<Group>(['page', 'reader', 'embed']);

export function viewOf({ bug, compare, race, tune, use }: Settings): ViewName {
  if (use) return 'use';
  if (tune) return 'tune';
  if (race) return 'race';
  if (bug !== 'none') return 'bugs';
  return compare === '' ? 'picture' : 'compare';
}

export class Views {
  readonly #store: Store;
  readonly #player: Player;
  readonly #link: Link;
  /** The reader's own scene while the bug gallery shows those of its bugs. */
  #own: Settings | undefined;
  #panes: string;

  constructor(store: Store, player: Player, link: Link) {
    this.#store = store;
    this.#player = player;
    this.#link = link;
    this.#panes = store.settings.compare || FIRST_PANES;
    store.leads((_, { bug, compare }) => {
      if (bug === 'none') this.#own = undefined;
      if (compare !== '') this.#panes = compare;
    });
  }

  /** One step of the history: Back leads to what was on the stage before. */
  choose(view: ViewName): void {
    if (view === viewOf(this.#store.settings)) return;
    if (view === 'bugs') return this.showBug(FIRST_BUG);
    const wanted = {
      compare: { compare: this.#panes },
      race: { race: true },
      tune: { tune: true },
      // The loop of that view runs instead.
      use: { use: true, playing: false },
      picture: {},
    }[view];
    this.#link.leave(() => this.#leaveBugs({ ...nothing, ...wanted }));
  }

  /** Closes the view; the one before it is shown again. */
  close(): void {
    const view = viewOf(this.#store.settings);
    const away = {
      compare: { compare: '' },
      bugs: { bug: 'none' },
      race: { race: false },
      tune: { tune: false },
      use: { use: false },
      picture: {},
    }[view];
    this.#link.leave(() => this.#leaveBugs(away));
  }

  /** The picture, with changes of the scene. */
  showScene(changes: Changes): void {
    this.#link.leave(() => this.#store.change({ ...nothing, ...changes }));
  }

  /** A bug in the scene made for it, paused at a frame that shows it. */
  showBug(bug: Bug): void {
    const own = this.#own ?? this.#ownScene();
    this.#link.leave(() => {
      const { preset, changes } = bugScenes[bug];
      const { settings } = presetOf(preset);
      const { compare } = this.#store.settings;
      const shown = { ...this.#chosen(), ...changes, bug, compare, playing: false };
      this.#player.open(withChanges(settings, shown));
    });
    this.#own = own;
  }

  /** Whether the scene is still the one made for the bug that is shown. */
  get isBugScene(): boolean {
    const { settings } = this.#store;
    if (settings.bug === 'none') return false;
    const { preset, changes } = bugScenes[settings.bug];
    const { settings: usual } = presetOf(preset);
    const made = withChanges(usual, changes);
    const makesIt = (name: ParameterName): boolean =>
      name !== 'frame' &&
      (Object.hasOwn(changes, name) ||
        ['respawn', 'replay', 'rebuild'].includes(parameters[name].effect));
    return parameterNames.filter(makesIt).every((name) => settings[name] === made[name]);
  }

  #ownScene(): Settings {
    const { destination, edits } = this.#player;
    const { settings } = this.#store;
    return { ...withChanges(settings, { frame: destination }), edits: formatEdits(edits).text };
  }

  /** With the bug gallery closes its scene, if the reader has an own one to come back to. */
  #leaveBugs(changes: Changes): void {
    if (!this.#own || this.#store.settings.bug === 'none') return this.#store.change(changes);
    const { playing } = this.#own;
    this.#player.open(withChanges(this.#own, { ...this.#chosen(), playing, ...changes }));
  }

  #chosen(): Changes {
    const names = parameterNames.filter((name) => ofReader.has(parameters[name].group));
    return Object.fromEntries(names.map((name) => [name, this.#store.settings[name]]));
  }
}
