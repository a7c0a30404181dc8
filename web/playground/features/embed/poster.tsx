/** The button that starts an embedded scene. */
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Strings } from '../../locales/strings.ts';
import type { Settings } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useStrings } from '../../ui/strings.tsx';

interface PosterProps {
  readonly label: string;
  readonly onPress: () => void;
}

function Poster({ label, onPress }: PosterProps): VNode {
  return (
    <Button id="poster" class="poster" onPress={onPress}>
      <Icon name="play" />
      <span>{label}</span>
    </Button>
  );
}

/** Shows the poster by `show` before there is a scene, and resolves when it is pressed. */
export function posterPressed(
  { preset, race }: Settings,
  strings: Strings,
  show: (poster: VNode) => void,
): Promise<void> {
  const page = document.documentElement;
  page.toggleAttribute('data-waiting', true);
  const label = strings.startScene(
    race ? strings.parameters.race.label : strings.scenes[preset].name,
  );
  return new Promise((resolve) => {
    const leave = (): void => {
      page.removeAttribute('data-waiting');
      resolve();
    };
    show(<Poster label={label} onPress={leave} />);
  });
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
