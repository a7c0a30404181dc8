/** Over the picture: which recording is shown, or why a file is none. */
import './replay-bar.css';
import type { VNode } from 'preact';
import { replayStringsOf } from '../../locales/replay-strings.ts';
import { IconButton } from '../../ui/button.tsx';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings } from '../../ui/strings.tsx';
import type { OpenedRecording } from './open-recording.ts';

interface ReplayBarProps {
  /** The name of the file. */
  readonly name: string;
  /** What it shows, or why it cannot be shown. */
  readonly outcome: OpenedRecording | string;
  readonly onClose: () => void;
}

export function ReplayBar({ name, outcome, onClose }: ReplayBarProps): VNode | null {
  const strings = useFetchedStrings(replayStringsOf);
  const number = useNumberFormat();
  if (!strings) return null;
  const sentences: string[] = [];
  if (typeof outcome === 'string') sentences.push(strings.refused(name, outcome));
  else {
    const { frames, dropped, scale } = outcome;
    sentences.push(strings.shows(name, frames));
    if (dropped > 0) sentences.push(strings.dropped(dropped));
    if (scale !== 1) sentences.push(strings.scaled(ratio(scale, number)));
  }
  return (
    <section class="replay-bar" aria-label={strings.label}>
      <p role={typeof outcome === 'string' ? 'alert' : 'status'}>{sentences.join(' ')}</p>
      <IconButton class="icon-only" icon="close" label={strings.close} onPress={onClose} />
    </section>
  );
}

/** As on a map. */
function ratio(scale: number, number: Intl.NumberFormat): string {
  return scale < 1 ? `1:${number.format(1 / scale)}` : `${number.format(scale)}:1`;
}
