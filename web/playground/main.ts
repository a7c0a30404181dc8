/** Starts the page: makes the rooms of the house and tells each what it may know of the others. */
import { load } from 'quadrille';
import { type Hook, hookOf } from './hook.ts';
import { Painter } from './painter/painter.ts';
import { whenThemeChanges } from './painter/palette.ts';
import { Announcer } from './panels/announcer.ts';
import { Bubble } from './panels/bubble.ts';
import { controlsPanel } from './panels/controls.ts';
import { byId, say } from './panels/dom.ts';
import { keyboard } from './panels/keyboard.ts';
import { Link, lessMotion, settingsOfAddress } from './panels/link.ts';
import { NumbersPanel } from './panels/numbers.ts';
import { pointing } from './panels/pointing.ts';
import { scenesPanel } from './panels/scenes.ts';
import { Stage } from './panels/stage.ts';
import { type Deeds, transportPanel } from './panels/transport.ts';
import type { Frame } from './player/frame.ts';
import { Player } from './player/player.ts';
import type { PresetId } from './state/parameters.ts';
import { Store } from './state/store.ts';
import { english } from './strings/english.ts';
import type { Strings } from './strings/strings.ts';

declare global {
  interface Window {
    quadrille?: Hook;
  }
}

const strings: Strings = english;
const canvas = pictureOf(document);

function pictureOf(page: Document): HTMLCanvasElement {
  const found = page.querySelector('canvas');
  if (!found) throw new Error('index.html has no canvas');
  return found;
}

/** The words of index.html: `data-text` names the string an element shows, `data-label` the one it is called. */
function sayEverything(): void {
  const words: Readonly<Record<string, unknown>> = { ...strings };
  document.documentElement.lang = strings.language;
  for (const target of document.querySelectorAll<HTMLElement>('[data-text]'))
    say(target, String(words[target.dataset['text'] ?? '']));
  for (const target of document.querySelectorAll<HTMLElement>('[data-label]'))
    target.setAttribute('aria-label', String(words[target.dataset['label'] ?? '']));
}

/** What a frame says of itself without a word: for styles, for tests, for the curious. */
function label(frame: Frame): void {
  canvas.dataset['frame'] = String(frame.number);
  canvas.dataset['oracle'] = frame.verdict ? Object.values(frame.verdict).join(' ') : 'resting';
}

function assemble(): void {
  const store = new Store(settingsOfAddress());
  const player = new Player(store);
  const painter = new Painter(canvas);
  const paint = (): void => painter.paint(player.frame, store.settings, player.world);
  const stage = new Stage(byId('stage'), canvas, byId('notice'), paint);
  const notices = new Notices(stage);
  const link = new Link(store, player, {
    open: (settings) => {
      player.rest();
      store.replace(settings);
      player.seek(settings.frame);
    },
    read: (newer) => notices.remark(newer ? strings.newerLink : ''),
  });
  const bubble = new Bubble(byId('transport'));
  const deeds = deedsOf(store, player, link, bubble);
  const numbers = new NumbersPanel(byId('numbers'), store, strings);
  const announcer = new Announcer(byId('status'), store, strings);

  transportPanel(byId('transport'), store, strings, deeds);
  controlsPanel(byId('controls'), store, strings);
  scenesPanel(byId('scenes'), byId('caption'), store, (id) =>
    link.leave(() => choose(id, store, player)),
  );
  keyboard(store, deeds);
  pointing(canvas, store, () => bubble.say(strings.pinned));
  skipLink();

  stage.hold(player.world);
  store.listen((_, changed) => {
    if (changed.has('preset')) stage.hold(player.world);
    notices.remark('');
    link.touch();
  });
  player.listen({
    frame: (frame) => {
      paint();
      label(frame);
      if (player.refused) numbers.showNothing();
      else numbers.show(frame);
      announcer.show(frame);
      link.touch();
    },
    problem: (text) => notices.problem(text),
    progress: (share) => showProgress(share, player),
  });
  whenThemeChanges(paint);
  window.quadrille = hookOf(player, store, canvas);
  byId('loading').remove();
  player.start();
  if (lessMotion()) announcer.announce(() => strings.stillMotion);
}

function deedsOf(store: Store, player: Player, link: Link, bubble: Bubble): Deeds {
  return {
    toggle: () => store.change({ playing: !store.settings.playing }),
    step: () => {
      store.change({ playing: false });
      player.step();
    },
    restart: () => player.restart(),
    copyLink: () =>
      void link.copy().then((copied) => bubble.say(strings.actions[wordsFor[copied]])),
  };
}

const wordsFor = {
  exact: 'linkCopied',
  fromStart: 'linkCopiedFromStart',
  not: 'linkNotCopied',
} as const;

/** What is wrong goes before what is merely worth a word. */
class Notices {
  readonly #stage: Stage;
  #problem = '';
  #remark = '';

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  problem(text: string): void {
    const words = /pairs/.test(text) ? strings.refusedPairs : strings.refused;
    this.#problem = text === '' ? '' : words;
    this.#stage.notify(this.#problem || this.#remark);
  }

  remark(text: string): void {
    this.#remark = text;
    this.#stage.notify(this.#problem || this.#remark);
  }
}

function showProgress(share: number, player: Player): void {
  const percent = new Intl.NumberFormat(strings.language, { style: 'percent' });
  const number = new Intl.NumberFormat(strings.language);
  const target = byId('progress');
  target.hidden = share >= 1;
  if (share < 1)
    say(target, strings.replaying(number.format(player.destination), percent.format(share)));
}

/** Its fragment must not be taken for a scene's. */
function skipLink(): void {
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault();
    byId('controls').focus();
  });
}

/** Choosing the scene that is already chosen takes back what was changed in it. */
function choose(id: PresetId, store: Store, player: Player): void {
  store.choosePreset(id);
  player.restart();
}

async function start(): Promise<void> {
  sayEverything();
  try {
    await load();
    assemble();
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    const notice = byId('notice');
    document.getElementById('loading')?.remove();
    say(notice, strings.cannotStart(reason));
    notice.hidden = false;
  }
}

void start();
