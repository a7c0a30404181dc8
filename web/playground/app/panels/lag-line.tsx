/** Below the speed control: that the machine is slower than what is asked of it, and by how much, while that lasts. */
import type { VNode } from 'preact';
import type { Lag } from '../../engine/player/frame-pacing.ts';
import { usePlayer } from '../../engine/player/player-context.ts';
import { useStore } from '../../state/store-context.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useStrings } from '../../ui/strings.tsx';

export function LagLine(): VNode {
  const { pace } = useStore().signals;
  const { lag: words, units } = useStrings();
  const whole = useNumberFormat({ maximumFractionDigits: 0 });
  const twoDigits = useNumberFormat({ maximumSignificantDigits: 2 });
  const { lag } = usePlayer();
  const sentence = ({ share, asked, needed }: Lag): string =>
    words(
      `${twoDigits.format(share * pace.value)}${units.times}`,
      whole.format(asked),
      whole.format(needed),
    );
  return (
    <p id="lag" class="lag" hidden={!lag}>
      {lag && sentence(lag)}
    </p>
  );
}
