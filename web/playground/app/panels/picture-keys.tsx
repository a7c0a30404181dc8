/** What keys do on the picture at present, for screen readers. */
import type { VNode } from 'preact';
import type { Tools } from '../../engine/tools/tools.ts';
import type { Strings } from '../../locales/strings.ts';
import { isLocked } from '../../state/locks.ts';
import { parameters } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { useStore } from '../../state/store-context.ts';
import { PICTURE_KEYS } from '../../ui/live-picture.tsx';
import { useStrings } from '../../ui/strings.tsx';

export function PictureKeys({ tools }: { readonly tools: Tools }): VNode {
  const moved = movedByKeys(useStore(), tools);
  const { keys } = useStrings().picture;
  return (
    <p id={PICTURE_KEYS} hidden>
      {moved && keys[moved]}
    </p>
  );
}

/** As `app/input/` shares the arrow keys out: to the tool first, then to the camera, then to the probe. */
function movedByKeys(store: Store, tools: Tools): keyof Strings['picture']['keys'] | undefined {
  const { probe, zoom } = store.signals;
  if (tools.name !== 'look') return 'tool';
  if (zoom.value > parameters.zoom.min && !probe.value) return 'view';
  return isLocked(store, 'probe') ? undefined : 'probe';
}
