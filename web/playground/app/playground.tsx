/** Puts the page together: makes state, engine and painter, renders the page, and has the picture follow what it shows. */
import { computed, effect, type Signal, signal, untracked } from '@preact/signals';
import { createRef, render } from 'preact';
import type { Frame } from '../engine/player/frame.ts';
import { Player } from '../engine/player/player.ts';
import { fetchScenes, isSceneFetched } from '../engine/simulation/fetched.ts';
import { Tools } from '../engine/tools/tools.ts';
import { HighlightedNode } from '../engine/tree/highlighted-node.ts';
import type * as Embed from '../features/embed/embed.ts';
import { Lessons } from '../features/lessons/lessons.ts';
import { Story } from '../features/story/story.ts';
import { numberFormat } from '../locales/number-format.ts';
import type { StoryStrings, Strings } from '../locales/strings.ts';
import { areProbeKindsFetched, fetchedProbes, fetchProbeKinds } from '../probes/fetched.ts';
import { fetchedFrameShapes, fetchedShapes, fetchShapes } from '../render/fetched-shapes.ts';
import { Painter, painterChoice } from '../render/painter.ts';
import { whenThemeChanges } from '../render/palette.ts';
import type { Layer } from '../render/picture.ts';
import type { Viewport } from '../render/viewport.ts';
import type { LinkRemarks } from '../state/link-review.ts';
import type { Unpacked } from '../state/packed-fragment.ts';
import type { PresetId, Settings } from '../state/parameters.ts';
import { Store } from '../state/store.ts';
import { fetchTips } from '../ui/fetched-tips.ts';
import { afterPicture, waitForTurn } from '../ui/in-turn.tsx';
import { lessMotion } from '../ui/less-motion.ts';
import { listenForShortcuts } from '../ui/shortcuts.ts';
import { Toast } from '../ui/toast.tsx';
import { cameraActions } from './actions/camera.ts';
import { linkActions } from './actions/link.ts';
import { playbackActions } from './actions/playback.ts';
import { seedActions } from './actions/seed.ts';
import { toolActions } from './actions/tools.ts';
import { undoActions } from './actions/undo.ts';
import { type Hook, hookOf } from './hook.ts';
import { FetchedTools } from './input/fetched-tools.ts';
import { inputFor } from './input/input.ts';
import { followLanguage, nameScene } from './language.ts';
import { asksNothing, Link } from './link.ts';
import { reachRemark } from './link-remark.ts';
import { Page } from './page.tsx';
import { Announcer } from './panels/announcer.tsx';
import { RemarksOnLink } from './panels/banner.tsx';
import { Stage } from './panels/stage.ts';
import { shownView } from './panels/stage-view.tsx';
import { Providers } from './providers.tsx';
import { Recordings } from './recordings.ts';
import { Views } from './views.ts';

declare global {
  interface Window {
    quadrille?: Hook;
  }
}

interface Start {
  /** What the address bar holds. */
  readonly opened: Unpacked;
  readonly settings: Settings;
  readonly strings: Signal<Strings>;
  readonly embed: typeof Embed | undefined;
  /** Undefined where the page does not begin with the story, and where its words could not be fetched. */
  readonly beginning: StoryStrings | undefined;
}

export function openPlayground(root: HTMLElement, start: Start): void {
  const { opened, settings, strings, embed, beginning } = start;
  const waitsForClick = embed !== undefined && settings.start === 'click';
  const store = new Store(waitsForClick ? { ...settings, playing: false } : settings);
  nameScene(store, strings);
  const player = new Player(store, fetchedProbes, fetchedFrameShapes);
  const highlighted = new HighlightedNode();
  const tools = new Tools(store, player);
  const toast = new Toast();
  const sayNotFetched = (tryAgain: () => void): void =>
    toast.say(strings.value.notFetched, tryAgain);
  /** Says words that are fetched. */
  const sayFetched = (words: () => Promise<string>): void => {
    words().then(
      (text) => toast.say(text),
      () => sayNotFetched(() => sayFetched(words)),
    );
  };
  const fetchedTools = new FetchedTools({
    tools,
    player,
    store,
    strings,
    sayFetched,
    onEdit: () => warnOfFullLink(),
  });
  const remarks = new RemarksOnLink(store);
  const story = new Story(store, player, (change) => link.leave(change));
  const announcer = new Announcer(store, player, strings, story.sentence);
  const opener = {
    story,
    open: (wanted: Settings) => {
      story.end();
      player.open(wanted);
      if (lessMotion()) player.hold();
    },
    read: (of: Settings, said: LinkRemarks | undefined) => remarks.set(of, said),
    fail: sayNotFetched,
  };
  if (!embed && asksNothing(opened.fragment)) {
    story.ask();
    // At once: its view, which says it later, is rendered after the page.
    const number = numberFormat(strings.value.language);
    story.say(beginning?.question(number.format(settings.count)));
  }
  const link = new Link(store, player, opener, opened);
  const warnOfFullLink = fullLinkWarning(link, player, (remark) =>
    sayFetched(() => remark(strings.value)),
  );
  const views = new Views(store, player, link, {
    notFetched: sayNotFetched,
    recordingClosed: (name) =>
      sayFetched(async () => (await import('./said-words.ts')).closedFor(name, strings.value)),
  });
  const lay = (layer: Layer, until: AbortSignal): void => {
    painter.lay(layer, until);
    paint();
  };
  const recordings = new Recordings(store, player, views, sayNotFetched, lay);
  const leaveForLesson = (change: () => void): void => {
    views.leaveRecording();
    link.leave(change);
  };
  const lessons = new Lessons(store, player, leaveForLesson, sayNotFetched);
  const flatten = (): HTMLCanvasElement => {
    paintNow();
    return painter.flatten();
  };
  const pointers = {
    highlighted,
    tools,
    attachInput: inputFor({
      store,
      player,
      tools: fetchedTools,
      highlighted,
      isTreeShown: () => isTreeOpen.value,
      onPin: () => sayFetched(async () => (await import('./said-words.ts')).pinned(strings.value)),
    }),
  };
  const shown = computed(() => shownView(store.settings));
  const isSharing = signal(false);
  let playsOn = false;
  const openShareDialog = (): void => {
    // What is shared is the frame that the reader sees.
    playsOn = store.settings.playing;
    store.change({ playing: false });
    isSharing.value = true;
  };
  isSharing.subscribe((isOpen) => {
    if (!isOpen && playsOn) store.change({ playing: true });
  });
  const actions = [
    ...playbackActions(store, player, story),
    ...linkActions(link, player, { toast, sayFetched, strings }, openShareDialog),
    ...cameraActions(store, player),
    ...toolActions(store, tools, fetchedTools, { sayFetched, sayNotFetched, strings }),
    ...undoActions(store, player, tools),
    ...seedActions(store),
  ];
  const chooseScene = (id: PresetId): void =>
    link.leave(() => {
      player.endRecording();
      store.choosePreset(id);
      views.showPicture();
      // Choosing the scene that is already chosen takes back what was changed in it.
      player.restart();
    });
  listenForShortcuts(actions, () => store.signals.shortcuts.value);

  // A phone shows the picture first.
  const isTreeOpen = signal(globalThis.matchMedia('(min-width: 80rem)').matches);
  const picture = createRef<HTMLDivElement>();
  const layers = createRef<HTMLDivElement>();
  const stage = createRef<HTMLDivElement>();
  render(
    <Providers store={store} player={player} strings={strings}>
      <Page
        actions={actions}
        announcer={announcer}
        chooseScene={chooseScene}
        embed={embed}
        drawTime={() => painter.time}
        drawsContacts={() => painter.drawsContacts}
        fetchTools={() => fetchedTools.prefetch()}
        pagePainter={() => ({ painter, paint: paintNow })}
        isSharing={isSharing}
        isTreeOpen={isTreeOpen}
        lay={lay}
        layers={layers}
        lessons={lessons}
        link={link}
        picture={picture}
        player={player}
        pointers={pointers}
        recordings={recordings}
        repaint={() => paint()}
        remarks={remarks}
        shownView={shown}
        stage={stage}
        story={story}
        toast={toast}
        views={views}
        waitsForClick={waitsForClick}
      />
    </Providers>,
    root,
  );
  if (!picture.current || !layers.current || !stage.current)
    throw new Error('the page has no picture');
  const canvas = picture.current;

  const painter = new Painter(layers.current, painterChoice(), { highlighted, tools }, () =>
    player.repaint(),
  );
  const paintNow = (): void => painter.paint(player.frame, store.settings, player.world);
  const paint = (): void => {
    if (shown.value !== 'picture') return;
    const motion = lessMotion() ? undefined : { frame: player.frame.number, again: paint };
    painter.paint(player.frame, store.settings, player.world, motion);
  };
  const frameOfStage = new Stage(stage.current, canvas, (screen) => {
    if (painter.resize(screen)) untracked(paint);
  });
  effect(() => {
    void [store.signals.preset.value, player.isRecorded];
    untracked(() => frameOfStage.hold(player.world));
  });
  for (const type of ['pointermove', 'pointerdown', 'keydown'] as const)
    document.addEventListener(type, () => painter.askForMotion(), { once: true });
  effect(() => {
    if (store.signals.playing.value) painter.askForMotion();
  });
  const view = (): Viewport => painter.view(store.settings, player.world);
  pointers.attachInput({ picture: canvas, view, world: () => player.world });
  afterPicture(() => {
    announcer.begin(() => (player.isHeld ? strings.value.stillMotion : ''));
    fetchTips();
    const hook = hookOf(player, store, { view, flatten, shown: () => painter.shown });
    // Whoever waits for it finds the whole page.
    waitForTurn(() => {
      window.quadrille = hook;
    });
  });
  recordings.listenForDrops();
  followLanguage(store, strings, sayNotFetched);
  player.start();
  // Whoever has pressed a poster has asked for motion.
  const wasPressed = embed !== undefined && settings.start === 'poster';
  if (lessMotion() && !wasPressed) player.hold();
  whenThemeChanges(paint);
  effect(() => {
    // What the picture shows besides the frame: the node and the tool that are pointed with.
    void [highlighted.path, tools.cursor, tools.outline, shown.value];
    labelFrame(canvas, player.frame);
    untracked(paint);
  });
  /** Shows what is fetched; without it, the page says so, or does `otherwise`. */
  const showDue = (): void => {
    player.makeDue();
    player.refresh();
  };
  const show = (fetch: () => Promise<void>, otherwise?: () => void): void => {
    fetch().then(showDue, otherwise ?? (() => sayNotFetched(() => show(fetch))));
  };
  effect(() => {
    if (store.signals.probe.value && !areProbeKindsFetched()) show(fetchProbeKinds);
  });
  effect(() => {
    if (!isSceneFetched(store.settings)) show(fetchScenes);
  });
  effect(() => {
    if (store.signals.tool.value !== 'look') fetchedTools.prefetch();
  });
  /** Without their code, shapes are shown as boxes. */
  const showBoxes = (shape: Settings['shape']): void => {
    store.change({ shape: 'box' });
    sayNotFetched(() => store.change({ shape }));
  };
  effect(() => {
    const shape = store.signals.shape.value;
    if (shape !== 'box' && !fetchedShapes()) show(fetchShapes, () => showBoxes(shape));
  });
  effect(() => {
    void [store.settings, player.frame];
    link.touch();
  });
  reflectTheme(store);
  embed?.reflectParts(store);
  embed?.keepLook(store);
  embed?.keepSeparators(store, strings);
  embed?.connectToParent(opened.fragment, store, player);
}

/** Returns what calls `say`, once when the link gets full, with the words that further edits do not fit in it. */
function fullLinkWarning(
  link: Link,
  player: Player,
  say: (remark: (strings: Strings) => Promise<string>) => void,
): () => void {
  let wasFull = false;
  return () => {
    const isFull = link.reach === 'fewerEdits';
    const isNew = isFull && !wasFull;
    wasFull = isFull;
    if (isNew) say((strings) => reachRemark(link, player, strings));
  };
}

/** Styles depend on it. */
function reflectTheme({ signals }: Store): void {
  const { dataset } = document.documentElement;
  effect(() => {
    dataset['theme'] = signals.theme.value;
  });
}

/** Writes number and oracle's verdict of a frame as attributes, for tests. */
function labelFrame(picture: HTMLElement, frame: Frame): void {
  picture.dataset['frame'] = String(frame.number);
  picture.dataset['oracle'] = frame.verdict ? Object.values(frame.verdict).join(' ') : 'resting';
}
