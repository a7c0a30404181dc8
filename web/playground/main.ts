/** Starts the page: makes the rooms of the house and tells each what it may know of the others. */
import { load } from 'quadrille';
import { type Hook, hookOf } from './hook.ts';
import { Painter } from './painter/painter.ts';
import { whenThemeChanges } from './painter/palette.ts';
import { Announcer } from './panels/announcer.ts';
import { controlsPanel } from './panels/controls.ts';
import { byId, say } from './panels/dom.ts';
import { keyboard } from './panels/keyboard.ts';
import { Link, lessMotion, settingsAtStart } from './panels/link.ts';
import { NumbersPanel } from './panels/numbers.ts';
import { pointing } from './panels/pointing.ts';
import { scenesPanel } from './panels/scenes.ts';
import { Stage } from './panels/stage.ts';
import { type TransportDeeds, transportPanel } from './panels/transport.ts';
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
  const store = new Store(settingsAtStart());
  const player = new Player(store);
  const painter = new Painter(canvas);
  const paint = (): void => painter.paint(player.frame, store.settings, player.world);
  const stage = new Stage(byId('stage'), canvas, byId('notice'), paint);
  const link = new Link(store, player.frame, (settings) => {
    store.replace(settings);
    player.seek(settings.frame);
  });
  const deeds = deedsOf(store, player, link);
  const numbers = new NumbersPanel(byId('numbers'), store, strings);
  const announcer = new Announcer(byId('status'), store, strings);

  transportPanel(byId('transport'), store, strings, deeds);
  controlsPanel(byId('controls'), store, strings);
  scenesPanel(byId('scenes'), byId('caption'), store, (id) => choose(id, store, player));
  keyboard(store, deeds);
  pointing(byId('stage'), canvas, store);

  stage.hold(player.world);
  store.listen((_, changed) => {
    if (changed.has('preset')) stage.hold(player.world);
    link.touch();
  });
  player.listen({
    frame: (frame) => {
      paint();
      label(frame);
      numbers.show(frame);
      announcer.show(frame);
      link.touch();
    },
    problem: (text) => stage.notify(text === '' ? '' : strings.refused(text)),
  });
  whenThemeChanges(paint);
  window.quadrille = hookOf(player, store, canvas);
  byId('loading').remove();
  player.start();
  if (lessMotion()) announcer.announce(() => strings.stillMotion);
}

function deedsOf(store: Store, player: Player, link: Link): TransportDeeds {
  return {
    toggle: () => store.change({ playing: !store.settings.playing }),
    step: () => {
      store.change({ playing: false });
      player.step();
    },
    restart: () => player.restart(),
    copyLink: () => link.copy(),
  };
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
