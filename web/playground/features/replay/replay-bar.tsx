/** Over the picture: which recording or which case is shown, or why a file is neither. */
import './replay-bar.css';
import type { VNode } from 'preact';
import { replayStringsOf } from '../../locales/replay-strings.ts';
import type { ReplayStrings } from '../../locales/strings.ts';
import { IconButton } from '../../ui/button.tsx';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings } from '../../ui/strings.tsx';
import type { OpenedFrames } from './open-file.ts';

interface ReplayBarProps {
  /** The name of the file. */
  readonly name: string;
  /** What it shows, or why it cannot be shown. */
  readonly outcome: OpenedFrames | string;
  readonly onClose: () => void;
}

export function ReplayBar({ name, outcome, onClose }: ReplayBarProps): VNode | null {
  const strings = useFetchedStrings(replayStringsOf);
  const number = useNumberFormat();
  if (!strings) return null;
  const isRefused = typeof outcome === 'string';
  const said = isRefused
    ? [strings.refused(name, outcome)]
    : sentences(name, outcome, strings, number);
  const isCase = !isRefused && 'more' in outcome;
  return (
    <section class="replay-bar" aria-label={isCase ? strings.case.label : strings.label}>
      <p role={isRefused ? 'alert' : 'status'}>{said.join(' ')}</p>
      <IconButton
        class="icon-only"
        icon="close"
        label={isCase ? strings.case.close : strings.close}
        onPress={onClose}
      />
    </section>
  );
}

function sentences(
  name: string,
  outcome: OpenedFrames,
  strings: ReplayStrings,
  number: Intl.NumberFormat,
): readonly string[] {
  if ('more' in outcome) {
    const [objects, pairs, more, fewer] = [
      outcome.objects,
      outcome.pairs,
      outcome.more,
      outcome.fewer,
    ].map((count) => number.format(count));
    const isSame = outcome.more === 0 && outcome.fewer === 0;
    return [
      strings.case.shows(name, objects!),
      isSame ? strings.case.same(pairs!) : strings.case.differs(more!, fewer!),
    ];
  }
  const { frames, dropped, scale } = outcome;
  return [
    strings.shows(name, number.format(frames)),
    ...(dropped > 0 ? [strings.dropped(number.format(dropped))] : []),
    ...(scale === 1 ? [] : [strings.scaled(ratio(scale, number))]),
  ];
}

/** As on a map. */
function ratio(scale: number, number: Intl.NumberFormat): string {
  return scale < 1 ? `1:${number.format(1 / scale)}` : `${number.format(scale)}:1`;
}
