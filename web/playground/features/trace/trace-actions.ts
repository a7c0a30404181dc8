/** Leads through a trace: plays it, and goes forward and back, event by event. */
import type { TracePlayback } from '../../engine/trace/trace-playback.ts';
import type { TraceStrings } from '../../locales/strings.ts';
import type { Store } from '../../state/store.ts';
import type { Action } from '../../ui/action.tsx';
import type { TracePlayer } from './trace-player.ts';

export interface TraceActions {
  readonly watch: Action;
  readonly previous: Action;
  readonly next: Action;
}

export function traceActions(
  store: Store,
  playback: TracePlayback,
  player: TracePlayer,
  strings: TraceStrings,
): TraceActions {
  /** The index of the event this many events on; undefined past both ends. */
  const indexAfter = (events: number): number | undefined => {
    const { current } = playback;
    const index = (current?.at ?? 0) + events;
    return current?.trace.events[index] && index;
  };
  const move = (events: number): Pick<Action, 'isIdle' | 'run'> => ({
    isIdle: () => indexAfter(events) === undefined,
    run: () => {
      player.pause();
      const event = indexAfter(events);
      if (event !== undefined) store.change({ event });
    },
  });
  return {
    watch: {
      id: 'trace-watch',
      icon: () => (player.isPlaying ? 'pause' : 'play'),
      label: () => (player.isPlaying ? strings.pause : strings.watch),
      keys: [],
      isPrimary: true,
      isIdle: () => playback.current === undefined,
      run: () => (player.isPlaying ? player.pause() : player.play()),
    },
    previous: {
      id: 'trace-previous',
      icon: () => 'previous',
      label: () => strings.previous,
      keys: ['b', 'B'],
      ...move(-1),
    },
    next: {
      id: 'trace-next',
      icon: () => 'next',
      label: () => strings.next,
      keys: ['n', 'N'],
      ...move(1),
    },
  };
}
