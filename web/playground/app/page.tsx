/** Puts the page together: makes the rooms of the house and tells each what it may know of the others. */

import { type Signal, signal } from '@preact/signals';
import { render, type VNode } from 'preact';
import type { Frame } from '../engine/player/frame.ts';
import { Player } from '../engine/player/player.ts';
import { Tools } from '../engine/tools/tools.ts';
import { Spotlight } from '../engine/tree/highlighted-node.ts';
import { converse, hideParts, isEmbedded, waitForClick } from '../features/embed/embed.ts';
import { languageOf, stringsOf } from '../locales/languages.ts';
import type { Strings } from '../locales/strings.ts';
import { probeOf } from '../probes/registry.ts';
import { Painter, painterChoice } from '../render/painter.ts';
import { whenThemeChanges } from '../render/palette.ts';
import type { Layer } from '../render/picture.ts';
import type { Viewport } from '../render/viewport.ts';
import type { Settings } from '../state/parameters.ts';
import { Store } from '../state/store.ts';
import { byId } from '../ui/dom.ts';
import { listenForShortcuts } from '../ui/shortcuts.ts';
import { Toast } from '../ui/toast.tsx';
import { cameraActions } from './actions/camera.ts';
import { linkActions } from './actions/link.ts';
import { playbackActions } from './actions/playback.ts';
import type { House } from './context.ts';
import { type Hook, hookOf } from './hook.ts';
import { furnish } from './interface.ts';
import { Link } from './link.ts';
import { sayPage } from './page-text.ts';
import { Notices } from './panels/banner.ts';
import { languagePicker } from './panels/language-picker.ts';
import { Stage } from './panels/stage.ts';
import { Transport } from './panels/transport.tsx';
import { ZoomButtons } from './panels/zoom-buttons.tsx';
import { Providers } from './providers.tsx';
import { shareDialog } from './share-dialog.ts';
import { Views } from './views.ts';

declare global {
  interface Window {
    quadrille?: Hook;
  }
}

export function openPage(settings: Settings, words: Strings): void {
  const strings = signal(words);
  const picture = byId('picture');
  const store = new Store(settings);
  const player = new Player(store, probeOf);
  const spotlight = new Spotlight();
  const tools = new Tools(player, store);
  const paintNow = (): void => painter.paint(player.frame, store.settings, player.world);
  const paint = (): void => {
    if (!picture.hidden) paintNow();
  };
  const painter = new Painter(picture, painterChoice(), { spotlight, hand: tools }, () =>
    player.refresh(),
  );
  const view = (): Viewport => painter.view(store.settings, player.world);
  const flatten = (): HTMLCanvasElement => {
    paintNow();
    return painter.flatten();
  };
  const isMakeshift = (): boolean => painter.isMakeshift;
  const lay = (sheet: Layer, until: AbortSignal): void => painter.lay(sheet, until);
  const stage = new Stage(byId('stage'), picture, byId('notice'), (screen) => {
    if (painter.resize(screen)) paint();
  });
  const notices = new Notices(stage, words);
  const link = new Link(store, player, {
    open: (opened) => player.open(opened),
    read: (remarks) => notices.ofLink(remarks),
  });
  const views = new Views(store, player, link);

  stage.hold(player.world);
  store.listen((_, changed) => {
    if (changed.has('preset')) stage.hold(player.world);
    if (changed.has('theme')) dress(store);
    notices.ofLink();
    link.touch();
  });
  player.listen({
    frame: (frame) => {
      paint();
      label(picture, frame);
      link.touch();
    },
    problem: (reason) => notices.refused(reason),
  });
  whenThemeChanges(paint);
  spotlight.listen(paint);
  tools.listen(paint);
  openWhereRoomy(byId('tree-panel'));
  skipLink();
  dress(store);
  languagePicker(selectOf(document), store);
  const house = {
    picture,
    view,
    lay,
    flatten,
    isMakeshift,
    spotlight,
    tools,
    store,
    player,
    link,
    views,
    notices,
    toast: new Toast(),
  };
  const { toast } = house;
  const actions = [
    ...playbackActions(store, player),
    ...linkActions(link, player, toast, strings, shareDialog(house, strings)),
    ...cameraActions(store, player),
  ];
  listenForShortcuts(actions, () => store.signals.shortcuts.value);
  const mount = (slot: string, component: VNode): void =>
    render(
      <Providers store={store} player={player} strings={strings}>
        {component}
      </Providers>,
      byId(slot),
    );
  mount('transport-slot', <Transport actions={actions} toast={toast} />);
  mount('zoom-slot', <ZoomButtons actions={actions} />);
  speak(house, strings, (work) =>
    afterPicture(() => {
      work();
      window.quadrille = hookOf(player, store, { view, flatten, shown: () => painter.shown });
    }),
  );
  byId('loading').remove();
  player.start();
  if (isEmbedded()) embed(store, player, link, words);
}

/** Once what was painted is on the screen. */
function afterPicture(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** What an embedded page has besides. */
function embed(store: Store, player: Player, link: Link, strings: Strings): void {
  hideParts(store);
  converse(store, player);
  if (store.settings.start === 'click') waitForClick(byId('stage'), store, strings);
  const whole = byId('whole');
  const lead = (): void => whole.setAttribute('href', link.href);
  for (const event of ['pointerenter', 'focus', 'click']) whole.addEventListener(event, lead);
  lead();
}

/** Furnishes the page in one language, and again, all at once, whenever another is chosen. */
function speak(house: House, strings: Signal<Strings>, later: (work: () => void) => void): void {
  let furnished = new AbortController();
  let spoken = strings.value.language;
  furnish(house, strings.value, furnished.signal, later);
  const follow = async (asked: Settings['language']): Promise<void> => {
    const words = await stringsOf(languageOf(asked, navigator.languages));
    // Another may have been chosen while this one was on its way.
    if (asked !== house.store.settings.language || words.language === spoken) return;
    spoken = words.language;
    furnished.abort();
    furnished = new AbortController();
    sayPage(words);
    strings.value = words;
    house.notices.speak(words);
    furnish(house, words, furnished.signal, (work) => work());
  };
  house.store.listen(({ language }, changed) => {
    if (changed.has('language')) void follow(language);
  });
}

/** So that a phone shows the picture first, and others what is said of the scene. */
function openWhereRoomy(panel: HTMLElement): void {
  panel.toggleAttribute('open', globalThis.matchMedia('(min-width: 80rem)').matches);
}

function dress(store: Store): void {
  document.documentElement.dataset['theme'] = store.settings.theme;
}

/** What a frame says of itself without a word: for styles, for tests, for the curious. */
function label(picture: HTMLElement, frame: Frame): void {
  picture.dataset['frame'] = String(frame.number);
  picture.dataset['oracle'] = frame.verdict ? Object.values(frame.verdict).join(' ') : 'resting';
}

/** Its fragment must not be taken for a scene's. */
function skipLink(): void {
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault();
    byId('controls').focus();
  });
}

function selectOf(page: Document): HTMLSelectElement {
  const found = page.querySelector<HTMLSelectElement>('select#language');
  if (!found) throw new Error('index.html has no select#language');
  return found;
}
