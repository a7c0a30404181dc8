/** Progress of a seek to a far frame: how much is done, how long the rest will take, and a button that ends it where it is. */
import './progress.css';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { usePlayer } from '../../engine/player/player-context.ts';
import { numberFormat } from '../../locales/number-format.ts';
import { remarkStringsOf } from '../../locales/remark-strings.ts';
import { Button } from '../../ui/button.tsx';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import type { Toast } from '../../ui/toast.tsx';

/** Before this many milliseconds, nothing is known of how long the seek will take. */
const FIRST_GUESS = 1_000;
const MINUTE = 60_000;

export function Progress({ toast }: { readonly toast: Toast }): VNode | null {
  const player = usePlayer();
  const { language } = useStrings();
  const remarks = useFetchedStrings(remarkStringsOf);
  const number = useNumberFormat();
  const percent = useNumberFormat({ style: 'percent', maximumFractionDigits: 1 });
  const remaining = useMemo(() => remainingTime(language), [language]);
  const share = player.progress;
  const left = remaining(share);
  const isSeeking = share < 1;
  if (!remarks) return null;
  const halt = (): void => {
    const wanted = number.format(player.destination);
    player.halt();
    toast.say(remarks.halted(number.format(player.frame.number), wanted));
  };
  return (
    <div id="progress" class="banner progress" hidden={!isSeeking}>
      <span id="progress-words">
        {isSeeking &&
          remarks.replaying(number.format(player.destination), percent.format(share), left)}
      </span>
      <progress max={1} value={share} aria-labelledby="progress-words" />
      <Button id="progress-halt" onPress={halt}>
        {remarks.halt}
      </Button>
    </div>
  );
}

/** How long the rest of a seek will take, in words, if it goes on at the same speed. */
function remainingTime(language: string): (share: number) => string | undefined {
  const said = (unit: 'second' | 'minute', count: number): string =>
    numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  let began: { readonly share: number; readonly time: number } | undefined;
  return (share) => {
    const time = performance.now();
    if (share >= 1) began = undefined;
    else if (!began || share < began.share) began = { share, time };
    if (!began || time - began.time < FIRST_GUESS || share <= began.share) return undefined;
    const left = ((1 - share) * (time - began.time)) / (share - began.share);
    return left < MINUTE
      ? said('second', Math.ceil(left / 1_000))
      : said('minute', Math.ceil(left / MINUTE));
  };
}
