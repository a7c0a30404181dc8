/** Opens the dialog of all ways to share what is shown. */
import type { ReadonlySignal } from '@preact/signals';
import type { Strings } from '../locales/strings.ts';
import type { House } from './context.ts';
import { reachRemark } from './link-remark.ts';

/** The dialog is fetched the first time, and made anew in another language. */
export function shareDialog(
  { flatten, link, player, store }: Pick<House, 'flatten' | 'link' | 'player' | 'store'>,
  strings: ReadonlySignal<Strings>,
): () => void {
  const make = async (words: Strings, signal: AbortSignal) => {
    const [{ ShareDialog }, { TracePlayback }] = await Promise.all([
      import('../features/share/share-panel.ts'),
      import('../engine/trace/trace-playback.ts'),
    ]);
    const playback = new TracePlayback(store, player);
    const moment = () => ({
      frame: player.frame,
      settings: store.settings,
      world: player.world,
      trace: playback.current,
      link: link.frameHref,
    });
    const remark = () => reachRemark(link, player, words);
    return new ShareDialog({ moment, remark, canvas: flatten }, words, signal);
  };
  let dialog: ReturnType<typeof make> | undefined;
  let spoken: Strings | undefined;
  let until = new AbortController();
  const open = async (): Promise<void> => {
    if (spoken !== strings.value) {
      spoken = strings.value;
      until.abort();
      until = new AbortController();
      dialog = make(spoken, until.signal);
    }
    const opened = await dialog;
    // What is taken away is what is seen.
    store.change({ playing: false });
    opened?.open();
  };
  return () => void open();
}
