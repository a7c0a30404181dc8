/** The trace: its panel, its layer over the picture and its keys. */
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { usePlayer } from '../../engine/player/player-context.ts';
import type { Tools } from '../../engine/tools/tools.ts';
import { TracePlayback } from '../../engine/trace/trace-playback.ts';
import { traceStringsOf } from '../../locales/trace-strings.ts';
import type { Layer } from '../../render/picture.ts';
import { TraceLayer } from '../../render/trace/trace-layer.ts';
import { useStore } from '../../state/store-context.ts';
import { listenForShortcuts } from '../../ui/shortcuts.ts';
import { useFetchedStrings } from '../../ui/strings.tsx';
import { traceActions } from './trace-actions.ts';
import { TracePanel } from './trace-panel.tsx';
import { TracePlayer } from './trace-player.ts';

interface TraceViewProps {
  readonly tools: Tools;
  /** Puts a layer over the picture until the signal aborts. */
  readonly lay: (layer: Layer, until: AbortSignal) => void;
  /** Whether the reader can only play the trace: neither close it nor choose another. */
  readonly isFixed: boolean;
  /** Called when the reader closes the trace. */
  readonly onClose: () => void;
}

export function TraceView({ tools, lay, isFixed, onClose }: TraceViewProps): VNode | null {
  const store = useStore();
  const player = usePlayer();
  const strings = useFetchedStrings(traceStringsOf);
  const playback = useMemo(() => new TracePlayback(store, player), [store, player]);
  const tracePlayer = useMemo(() => new TracePlayer(store, playback), [store, playback]);
  const actions = useMemo(
    () => strings && traceActions(store, playback, tracePlayer, strings),
    [store, playback, tracePlayer, strings],
  );
  useEffect(() => () => tracePlayer.pause(), [tracePlayer]);
  useEffect(() => {
    const until = new AbortController();
    lay(new TraceLayer(() => playback.current), until.signal);
    return () => until.abort();
  }, [lay, playback]);
  useEffect(
    () =>
      actions && listenForShortcuts(Object.values(actions), () => store.signals.shortcuts.value),
    [actions, store],
  );
  const close = (): void => {
    store.change({ trace: 'none' });
    if (tools.name === 'ask') tools.take('look');
    onClose();
  };
  if (!strings || !actions) return null;
  const given = { actions, playback, player: tracePlayer, strings };
  return <TracePanel {...given} onClose={isFixed ? undefined : close} />;
}
