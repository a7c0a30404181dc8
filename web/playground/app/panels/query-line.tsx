/** Under the picture: how to query it where a drag does that, and while there is a probe, what it asks and what that took. */
import type { VNode } from 'preact';
import { usePlayer } from '../../engine/player/player-context.ts';
import type { Tools } from '../../engine/tools/tools.ts';
import { CELL_STRIDE } from '../../engine/tree/probe.ts';
import { isEmbedded } from '../../features/embed/embedded.ts';
import { isLocked } from '../../state/locks.ts';
import { parameters } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { lazy } from '../../ui/lazy.tsx';
import { hasKeys } from '../../ui/shortcuts.ts';
import { useStrings } from '../../ui/strings.tsx';
import { useText } from '../../ui/text.ts';

const ProbeChooser = lazy(async () => (await import('./probe-chooser.tsx')).ProbeChooser);

interface QueryLineProps {
  readonly tools: Tools;
  /** Called when the reader has taken the probe away. */
  readonly onRemove: () => void;
}

export function QueryLine({ tools, onRemove }: QueryLineProps): VNode | null {
  const store = useStore();
  const player = usePlayer();
  const { query } = useStrings();
  const found = useText(() => {
    const { candidates, hits, probed } = player.frame;
    if (player.refusal || !probed?.result) return '';
    return query.found(probed.result.cells.length / CELL_STRIDE, candidates, hits);
  }, [player, query]);
  // An embedded page has the choice alone: its live numbers say the rest.
  if (store.signals.probe.value)
    return (
      <p class="query-line">
        <ProbeChooser onRemove={onRemove} />
        {!isEmbedded() && <span>{found}</span>}
      </p>
    );
  if (isEmbedded() || isLocked(store, 'probe')) return null;
  const isZoomed = store.signals.zoom.value > parameters.zoom.min;
  const howZoomed = hasKeys() ? query.howZoomed : query.howZoomedByTouch;
  const how = isZoomed ? howZoomed : query.how;
  return <p class="query-line">{tools.name === 'look' && how}</p>;
}
