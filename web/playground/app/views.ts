/** The views: the picture, what can stand in its place on the stage, and what stands beside it. */
import type { Player } from '../engine/player/player.ts';
import type { Bug } from '../features/bugs/scenes.ts';
import { formatEdits } from '../state/edits.ts';
import { type Group, KEPT_GROUPS } from '../state/parameter.ts';
import {
  type ParameterName,
  parameterNames,
  parameters,
  type Settings,
} from '../state/parameters.ts';
import { presetOf } from '../state/presets.ts';
import { type Changes, withChanges } from '../state/settings.ts';
import type { Store } from '../state/store.ts';

export const viewNames = [
  'picture',
  'compare',
  'bugs',
  'race',
  'tune',
  'bullets',
  'seams',
  'events',
  'use',
] as const;

export type ViewName = (typeof viewNames)[number];

/** What can be on the stage: events stand beside the picture. */
export type StageName = Exclude<ViewName, 'events'>;

/** Comparing begins with the two that articles teach, and what both save. */
export const FIRST_PANES = 'parent.leaf.brute';
/** The view of printed defects begins with a bug that misses whole pairs. */
export const FIRST_BUG: Bug = 'centre';

/** All but the picture, which scenes show. Each has a page of its own: `view-pages.ts`. */
export type PagedView = Exclude<ViewName, 'picture'>;

/** The parameter that opens each view: at its initial value the view is closed. */
const openedBy = {
  use: 'use',
  seams: 'seams',
  events: 'events',
  bullets: 'bullets',
  tune: 'tune',
  race: 'race',
  bugs: 'bug',
  compare: 'compare',
} as const satisfies Readonly<Record<PagedView, ParameterName>>;

/** Where several are open, the first of them is shown. */
const otherViews: readonly PagedView[] = [
  'use',
  'seams',
  'bullets',
  'tune',
  'race',
  'bugs',
  'compare',
  'events',
];

/** What runs in these views runs instead of the scene. */
const stopping: ReadonlySet<ViewName> = new Set<ViewName>(['bullets', 'seams', 'use']);

/** While one of these is open, the scene rests: what plays beside a measurement would be measured too. */
const resting: ReadonlySet<ViewName> = new Set<ViewName>([...stopping, 'race', 'tune']);

/** What a reader chose for all scenes: opening and closing the view of printed defects does not change it. */
const ofReader: ReadonlySet<Group> = new Set<Group>(['page', 'reader', 'embed']);

export function viewOf(settings: Settings): ViewName {
  const isOpen = (view: PagedView): boolean =>
    settings[openedBy[view]] !== parameters[openedBy[view]].initial;
  return otherViews.find(isOpen) ?? 'picture';
}

/** Whether what is on the stage runs instead of the scene. */
export function stopsScene(settings: Settings): boolean {
  return stopping.has(viewOf(settings));
}

export function stageOf(settings: Settings): StageName {
  const view = viewOf(settings);
  return view === 'events' ? 'picture' : view;
}

/** What closes views. */
function closed(closing: readonly PagedView[]): Changes {
  return Object.fromEntries(
    closing.map((view) => [openedBy[view], parameters[openedBy[view]].initial]),
  );
}

/** What makes a step of the browser's history of a change. */
interface History {
  leave(change: () => void): void;
}

/** What a reader has to be told of. */
export interface ViewMessages {
  /** What a view needs cannot be fetched; `tryAgain` fetches and opens it once more. */
  notFetched(tryAgain: () => void): void;
  /** A recording with this name was closed, as another scene is to be shown. */
  recordingClosed(name: string): void;
}

export class Views {
  readonly #store: Store;
  readonly #player: Player;
  readonly #link: History;
  /** The reader's own scene while the view of printed defects shows those of its defects, or a recording is shown. */
  #own: Settings | undefined;
  readonly #says: ViewMessages;
  /** Whether the scene played until a view stopped it: it plays on when the picture is shown again. */
  #playsOn = false;
  #panes: string;

  constructor(store: Store, player: Player, link: History, says: ViewMessages) {
    this.#says = says;
    this.#store = store;
    this.#player = player;
    this.#link = link;
    this.#panes = store.settings.compare || FIRST_PANES;
    store.leads((_, after) => {
      const { bug, compare } = after;
      if (bug === 'none' && !player.isRecorded) this.#own = undefined;
      if (compare !== '') this.#panes = compare;
      if (!resting.has(viewOf(after))) this.#playsOn = false;
    });
  }

  /** One step of the history: Back leads to what was on the stage before. */
  choose(view: ViewName): void {
    if (view === viewOf(this.#store.settings)) return;
    if (view === 'bugs') return void this.showBug(FIRST_BUG);
    if (view === 'events' && this.#store.settings.shape === 'box') return this.showBodies();
    const wanted = {
      compare: { compare: this.#panes },
      race: { race: true },
      tune: { tune: true },
      bullets: { bullets: true },
      seams: { seams: true },
      events: { events: true },
      use: { use: true },
      picture: {},
    }[view];
    const playing = this.#playingIn(view);
    this.#link.leave(() => this.#leaveBugs({ ...closed(otherViews), ...wanted, ...playing }));
  }

  /** Closes the view; the one before it is shown again. */
  close(): void {
    const view = viewOf(this.#store.settings);
    if (view === 'picture') return;
    const playing = this.#playingIn('picture');
    this.#link.leave(() => this.#leaveBugs({ ...closed([view]), ...playing }));
  }

  /** The picture, where something else runs instead of the scene. */
  showPicture(): void {
    if (stopsScene(this.#store.settings)) this.#store.change(closed(otherViews));
  }

  /** The picture, with changes of the scene. */
  showScene(changes: Changes): void {
    this.#link.leave(() => this.#store.change({ ...closed(otherViews), ...changes }));
  }

  /** The picture of a recording: what it changes of the settings, then what puts it in place of the scene. */
  showRecording(changes: Changes, show: () => void): void {
    const own = this.#ownScene();
    this.#link.leave(() => {
      this.#store.change({ ...closed(otherViews), ...changes });
      show();
    });
    this.#own = own;
  }

  /** The reader's own scene again, in the view that is open; what belongs to no scene stays as it is. */
  closeRecording(): void {
    const own = this.#ownScene();
    const { playing } = own;
    this.#link.leave(() =>
      this.#player.open(withChanges(own, { ...this.#valuesOf(KEPT_GROUPS), playing })),
    );
  }

  /** Closes a recording, if one is shown, before another scene takes its place: the reader's own scene is the one to come back to. */
  leaveRecording(): void {
    const { footage } = this.#player;
    if (!footage) return;
    this.closeRecording();
    // What keeps the reader's scene sees its frame and its edits at once.
    this.#player.refresh();
    this.#says.recordingClosed(footage.name);
  }

  /** The scene whose objects are bodies with shapes, and their events. */
  showBodies(): void {
    this.leaveRecording();
    this.#link.leave(() => {
      const { settings } = presetOf('bodies');
      this.#player.open(
        withChanges(settings, { ...closed(otherViews), ...this.#valuesOf(ofReader), events: true }),
      );
    });
  }

  /** A bug in the scene made for it, which is fetched, paused at a frame that shows it. */
  async showBug(bug: Bug): Promise<void> {
    const { settings } = this.#store;
    const scenes = await import('../features/bugs/scenes.ts').catch(() =>
      this.#says.notFetched(() => void this.showBug(bug)),
    );
    // What the reader has opened meanwhile stays.
    if (!scenes || viewOf(this.#store.settings) !== viewOf(settings)) return;
    this.leaveRecording();
    const own = this.#ownScene();
    this.#link.leave(() => {
      const { compare } = this.#store.settings;
      const shown = { ...this.#valuesOf(ofReader), bug, compare, playing: false };
      this.#player.open(withChanges(scenes.bugScene(bug), shown));
    });
    this.#own = own;
  }

  /** What opening a view changes about playing. */
  #playingIn(view: ViewName): Changes {
    if (!resting.has(view)) return this.#playsOn ? { playing: true } : {};
    this.#playsOn ||= this.#store.settings.playing;
    return { playing: false };
  }

  #ownScene(): Settings {
    const { destination, edits, isRecorded } = this.#player;
    const { settings } = this.#store;
    if (this.#own && (isRecorded || settings.bug !== 'none')) return this.#own;
    return { ...withChanges(settings, { frame: destination }), edits: formatEdits(edits).text };
  }

  /** Closes the scene of a printed defect with its view, if the reader has a scene of their own to come back to. */
  #leaveBugs(changes: Changes): void {
    if (!this.#own || this.#store.settings.bug === 'none') return this.#store.change(changes);
    const { playing } = this.#own;
    this.#player.open(withChanges(this.#own, { ...this.#valuesOf(ofReader), playing, ...changes }));
  }

  #valuesOf(groups: ReadonlySet<Group>): Changes {
    const names = parameterNames.filter((name) => groups.has(parameters[name].group));
    return Object.fromEntries(names.map((name) => [name, this.#store.settings[name]]));
  }
}
