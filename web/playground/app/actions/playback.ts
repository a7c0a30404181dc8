/** Play, pause, the story from its beginning, step on and back, restart, and the probe's switch. */
import type { Player } from '../../engine/player/player.ts';
import { isEmbedded } from '../../features/embed/embedded.ts';
import type { Story } from '../../features/story/story.ts';
import { isLocked } from '../../state/locks.ts';
import type { Store } from '../../state/store.ts';
import type { Action } from '../../ui/action.tsx';
import { stopsScene } from '../views.ts';

export function playbackActions(store: Store, player: Player, story: Story): readonly Action[] {
  const { lesson, playing, probe } = store.signals;
  const isTimeLocked = (): boolean => isLocked(store, 'time');
  const all: readonly Action[] = [
    {
      id: 'button-play',
      place: 'transport',
      icon: () => (playing.value ? 'pause' : 'play'),
      label: ({ actions }) => (playing.value ? actions.pause : actions.play),
      keys: [' '],
      isPrimary: true,
      isLocked: isTimeLocked,
      run: () => {
        // A recording that was played to its end begins again.
        if (!playing.value && player.destination >= player.lastFrame) player.seek(0);
        store.change({ playing: !playing.value });
      },
    },
    {
      id: 'button-how',
      place: 'transport',
      icon: () => 'how',
      label: ({ actions }) => actions.how,
      keys: [],
      // An embedded page shows the scene of its link, and a lesson shows its own.
      isAbsent: () => isEmbedded() || lesson.value !== 'none',
      run: () => story.begin(),
    },
    {
      id: 'button-step-back',
      place: 'steps',
      icon: () => 'step-back',
      label: ({ actions }) => actions.stepBack,
      keys: [','],
      isLocked: isTimeLocked,
      run: () => {
        store.change({ playing: false });
        player.seek(Math.max(0, player.destination - 1));
      },
    },
    {
      id: 'button-step',
      place: 'steps',
      icon: () => 'step',
      label: ({ actions }) => actions.step,
      keys: ['.'],
      isLocked: isTimeLocked,
      run: () => {
        store.change({ playing: false });
        player.step();
      },
    },
    {
      id: 'button-restart',
      place: 'steps',
      icon: () => 'restart',
      label: ({ actions }) => actions.restart,
      keys: ['r', 'R'],
      isLocked: isTimeLocked,
      run: () => player.restart(),
    },
    {
      id: 'button-probe',
      place: 'steps',
      icon: () => 'probe',
      label: ({ actions }) => actions.probe,
      keys: [],
      isOn: () => probe.value,
      isLocked: () => isLocked(store, 'probe'),
      run: () => store.change({ probe: !probe.value, pinned: false }),
    },
  ];
  return all.map((action) => ofScene(action, store));
}

/** Absent, too, where something else runs instead of the scene. */
function ofScene(action: Action, store: Store): Action {
  return {
    ...action,
    isAbsent: () => stopsScene(store.settings) || action.isAbsent?.() === true,
  };
}
