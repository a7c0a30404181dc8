/** On a page that is slower than it should be, a button that pauses, as long as the one below the picture is out of sight. */
import './pause-in-sight.css';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isLocked } from '../../state/locks.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useStrings } from '../../ui/strings.tsx';

export function PauseInSight(): VNode | null {
  const store = useStore();
  const { actions } = useStrings();
  const [isOtherSeen, setIsOtherSeen] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setIsOtherSeen(entries.at(-1)?.isIntersecting ?? true),
    );
    const other = document.querySelector('#button-play');
    if (other) observer.observe(other);
    return () => observer.disconnect();
  }, []);
  if (isOtherSeen || isLocked(store, 'time')) return null;
  return (
    <Button
      id="button-pause"
      class="primary pause-in-sight"
      onPress={() => store.change({ playing: false })}
    >
      <Icon name="pause" />
      <span>{actions.pause}</span>
    </Button>
  );
}
