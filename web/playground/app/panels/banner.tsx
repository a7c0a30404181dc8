/** The sentence over the picture: what is wrong goes before what is merely worth a word. Its words are fetched with the first one. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { VNode } from 'preact';
import { usePlayer } from '../../engine/player/player-context.ts';
import type { LinkRemarks } from '../../state/link-review.ts';
import type { PresetId, Settings } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { lazy } from '../../ui/lazy.tsx';

export class RemarksOnLink {
  /** Undefined while there is nothing to say. */
  readonly current: ReadonlySignal<LinkRemarks | undefined>;
  readonly #store: Store;
  readonly #last = signal<{ readonly of: Settings; readonly remarks: LinkRemarks } | undefined>(
    undefined,
  );

  constructor(store: Store) {
    this.#store = store;
    this.current = computed(() => {
      const last = this.#last.value;
      return last?.of === store.settings ? last.remarks : undefined;
    });
  }

  /** Of a link that was opened just now; the next change of the settings makes them void. */
  async set(coming: Promise<LinkRemarks>): Promise<void> {
    const of = this.#store.settings;
    const remarks = await coming;
    const saysNothing = !remarks.whole && remarks.alterations.length === 0;
    if (this.#store.settings === of) this.#last.value = saysNothing ? undefined : { of, remarks };
  }
}

const BannerWords = lazy(async () => (await import('./banner-words.tsx')).BannerWords);

interface BannerProps {
  readonly remarks: RemarksOnLink;
  readonly chooseScene: (id: PresetId) => void;
}

export function Banner({ remarks, chooseScene }: BannerProps): VNode {
  const { refusal } = usePlayer();
  const said = remarks.current.value;
  return (
    <p id="banner" class="banner" role="alert">
      {(refusal || said) && (
        <BannerWords refusal={refusal} remarks={said} chooseScene={chooseScene} />
      )}
    </p>
  );
}
