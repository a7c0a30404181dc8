/** Over the picture, why the scene is refused; under it, what is to be said of the link. Words are fetched with the first message. */
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
  readonly #last = signal<{ readonly of: Settings; readonly remarks: LinkRemarks } | undefined>(
    undefined,
  );

  constructor(store: Store) {
    this.current = computed(() => {
      const last = this.#last.value;
      return last?.of === store.settings ? last.remarks : undefined;
    });
  }

  /** Of a link that was opened and made these settings; the next change of them makes the remarks void. */
  set(of: Settings, remarks: LinkRemarks | undefined): void {
    const saysSomething = remarks && (remarks.whole || remarks.alterations.length > 0);
    this.#last.value = saysSomething ? { of, remarks } : undefined;
  }

  close(): void {
    this.#last.value = undefined;
  }
}

const RefusalWords = lazy(async () => (await import('./banner-words.tsx')).RefusalWords);

interface BannerProps {
  readonly chooseScene: (id: PresetId) => void;
}

export function Banner(props: BannerProps): VNode {
  const { refusal } = usePlayer();
  return (
    <p id="banner" class="banner" role="alert">
      {refusal && <RefusalWords {...props} refusal={refusal} />}
    </p>
  );
}

const RemarkWords = lazy(async () => (await import('./banner-words.tsx')).RemarkWords);
const CloseButton = lazy(async () => (await import('./banner-words.tsx')).CloseButton);

interface LinkRemarkProps {
  readonly remarks: RemarksOnLink;
  /** Called when the reader has closed it. */
  readonly onClose: () => void;
}

/** Where the picture is refused, that is said alone. */
export function LinkRemark({ remarks, onClose }: LinkRemarkProps): VNode {
  const { refusal } = usePlayer();
  const said = refusal ? undefined : remarks.current.value;
  const close = (): void => {
    remarks.close();
    onClose();
  };
  return (
    <div class="link-remark">
      <p role="alert">{said && <RemarkWords {...said} />}</p>
      {said && <CloseButton onPress={close} />}
    </div>
  );
}
