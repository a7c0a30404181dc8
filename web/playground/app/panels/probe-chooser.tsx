/** What the probe asks, and what takes it away. Fetched with the first probe. */
import type { VNode } from 'preact';
import { usePlayer } from '../../engine/player/player-context.ts';
import { isEmbedded } from '../../features/embed/embedded.ts';
import { fetchedKindOf } from '../../probes/fetched.ts';
import { isLocked } from '../../state/locks.ts';
import { parameters } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { IconButton } from '../../ui/button.tsx';
import { Disabled } from '../../ui/disabled.tsx';
import { Select } from '../../ui/select.tsx';
import { useStrings } from '../../ui/strings.tsx';

interface ProbeChooserProps {
  /** Called when the reader has taken the probe away. */
  readonly onRemove: () => void;
}

export function ProbeChooser({ onRemove }: ProbeChooserProps): VNode {
  const store = useStore();
  const player = usePlayer();
  const { parameters: words, query } = useStrings();
  const { choices: names, label } = words.probeKind;
  const choose = (probeKind: string): void => {
    store.change({ probeKind });
    const { settings } = store;
    const kind = fetchedKindOf(settings);
    // A pinned probe stays where it is.
    if (kind?.start && !settings.pinned)
      store.change(kind.start({ settings, tree: player.frame.tree, world: player.world }));
  };
  const remove = (): void => {
    store.change({ probe: false, pinned: false });
    onRemove();
  };
  return (
    <span class="probe-chooser">
      <Disabled when={isLocked(store, 'probe')}>
        <Select
          id="probe-kind"
          label={label}
          value={store.signals.probeKind.value}
          options={parameters.probeKind.values.map((value) => ({ value, name: names[value] }))}
          onChoose={choose}
        />
      </Disabled>
      {!isEmbedded() && !isLocked(store, 'probe') && (
        <IconButton icon="close" class="icon-only" label={query.remove} onPress={remove} />
      )}
    </span>
  );
}
