/** What every component of the page may ask for: words, settings and the player. */
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import type { Player } from '../engine/player/player.ts';
import { PlayerProvider } from '../engine/player/player-context.ts';
import type { Strings } from '../locales/strings.ts';
import type { Store } from '../state/store.ts';
import { StoreProvider } from '../state/store-context.ts';
import { StringsProvider } from '../ui/strings.tsx';

export interface ProvidersProps {
  readonly store: Store;
  readonly player: Player;
  readonly strings: ReadonlySignal<Strings>;
  readonly children: ComponentChildren;
}

export function Providers({ store, player, strings, children }: ProvidersProps): VNode {
  return (
    <StoreProvider value={store}>
      <PlayerProvider value={player}>
        <StringsProvider value={strings.value}>{children}</StringsProvider>
      </PlayerProvider>
    </StoreProvider>
  );
}
