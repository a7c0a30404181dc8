/** That the machine is slower than what is asked of it, and by how much. */
import type { VNode } from 'preact';
import type { Lag } from '../../engine/player/frame-pacing.ts';
import { remarkStringsOf } from '../../locales/remark-strings.ts';
import { useStore } from '../../state/store-context.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';

export function LagSentence({ share, asked, needed }: Lag): VNode | null {
  const { pace } = useStore().signals;
  const { units } = useStrings();
  const said = useFetchedStrings(remarkStringsOf);
  const whole = useNumberFormat({ maximumFractionDigits: 0 });
  const twoDigits = useNumberFormat({ maximumSignificantDigits: 2 });
  const speed = `${twoDigits.format(share * pace.value)}${units.times}`;
  return said ? <>{said.lag(speed, whole.format(asked), whole.format(needed))}</> : null;
}
