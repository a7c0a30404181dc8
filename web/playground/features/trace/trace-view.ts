/** The trace: its panel, its layer over the picture and its keys, put together when the first trace is shown. */

import type { Player } from '../../engine/player/player.ts';
import { TracePlayback } from '../../engine/trace/trace-playback.ts';
import { traceStringsOf } from '../../locales/languages.ts';
import type { Strings, TraceStrings } from '../../locales/strings.ts';
import type { Layer } from '../../render/picture.ts';
import { TraceLayer } from '../../render/trace/trace-layer.ts';
import type { Store } from '../../state/store.ts';
import { byId } from '../../ui/dom.ts';
import { listenForShortcuts } from '../../ui/shortcuts.ts';
import { TracePanel } from './trace-panel.ts';

/** What the trace uses of the page. */
export interface TraceContext {
  readonly player: Player;
  readonly store: Store;
  readonly tools: {
    readonly name: string;
    take(name: 'look'): void;
    listen(listener: () => void, signal: AbortSignal): void;
  };
  /** Lays a layer over the picture until the signal aborts. */
  readonly lay: (layer: Layer, signal: AbortSignal) => void;
}

export async function openStoryRoom(
  context: TraceContext,
  strings: Strings,
  signal: AbortSignal,
): Promise<void> {
  const words = await traceStringsOf(strings);
  if (!signal.aborted) furnish(context, strings, words, signal);
}

function furnish(
  context: TraceContext,
  strings: Strings,
  words: TraceStrings,
  signal: AbortSignal,
): void {
  const { lay, player, store, tools } = context;
  const playback = new TracePlayback(store, player);
  const close = (): void => {
    store.change({ story: 'none' });
    if (tools.name === 'ask') tools.take('look');
    byId('picture').focus();
  };
  const strip = new TracePanel(store, strings, words, close);
  const stage = byId('stage');
  stage.after(strip.root);
  lay(new TraceLayer(() => playback.current), signal);

  keepRoom(strip.root, signal);

  const show = (): void => {
    const isOpen = store.settings.story !== 'none' || tools.name === 'ask';
    strip.root.hidden = !isOpen;
    stage.parentElement?.toggleAttribute('data-telling', isOpen);
    if (!isOpen) return;
    strip.show(playback.current, player.frame.objects);
  };
  const isHidden = (): boolean => strip.root.hidden === true;
  const shortcuts = [
    { keys: ['n', 'N'], isLocked: isHidden, run: () => strip.turn(1) },
    { keys: ['b', 'B'], isLocked: isHidden, run: () => strip.turn(-1) },
  ];
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
  };
  const isOn = (): boolean => store.signals.shortcuts.value;
  signal.addEventListener('abort', listenForShortcuts(shortcuts, isOn));
  strip.root.addEventListener('keydown', leave, { signal });
  store.listen(show, signal);
  player.listen({ frame: show }, signal);
  tools.listen(show, signal);
  signal.addEventListener('abort', () => {
    strip.root.remove();
    stage.parentElement?.removeAttribute('data-telling');
  });
  player.refresh();
}

/** Tells the page's styles how high the strip is, so that what it stands over makes room. */
function keepRoom(strip: HTMLElement, signal: AbortSignal): void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--story', `${strip.offsetHeight}px`),
  );
  observer.observe(strip);
  signal.addEventListener('abort', () => observer.disconnect());
}
