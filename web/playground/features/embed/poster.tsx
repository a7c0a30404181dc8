/** The button that starts an embedded scene. */
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useStrings } from '../../ui/strings.tsx';

interface PosterProps {
  readonly label: string;
  readonly onPress: () => void;
}

export function Poster({ label, onPress }: PosterProps): VNode {
  return (
    <Button id="poster" class="poster" onPress={onPress}>
      <Icon name="play" />
      <span>{label}</span>
    </Button>
  );
}

/** Over the paused first frame, until the reader presses it or the embedding page starts playback. */
export function StartPoster(): VNode | null {
  const store = useStore();
  const { scenes, startScene } = useStrings();
  const [hasBegun, setHasBegun] = useState(false);
  const playing = store.signals.playing.value;
  useEffect(() => {
    if (playing) setHasBegun(true);
    document.documentElement.toggleAttribute('data-unbegun', !playing && !hasBegun);
  }, [playing, hasBegun]);
  if (hasBegun || playing) return null;
  const { name } = scenes[store.settings.preset];
  return <Poster label={startScene(name)} onPress={() => store.change({ playing: true })} />;
}
