/** Under the picture: that nothing moves because the reader's system asks for less motion, and a button that plays it anyway. */
import type { VNode } from 'preact';
import { usePlayer } from '../../engine/player/player-context.ts';
import { isLocked } from '../../state/locks.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { Disabled } from '../../ui/disabled.tsx';
import { useStrings } from '../../ui/strings.tsx';

export function StillLine(): VNode | null {
  const store = useStore();
  const strings = useStrings();
  if (!usePlayer().isHeld) return null;
  return (
    <p class="still-line">
      {strings.stillMotion}{' '}
      <Disabled when={isLocked(store, 'time')}>
        <Button class="quiet" onPress={() => store.change({ playing: true })}>
          {strings.playAnyway}
        </Button>
      </Disabled>
    </p>
  );
}
