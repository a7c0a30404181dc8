/** Below the speed control: that the machine is slower than what is asked of it, and by how much, while that lasts. */

import type { Lag } from '../../engine/player/frame-pacing.ts';
import type { Player } from '../../engine/player/player.ts';
import type { Strings } from '../../locales/strings.ts';
import type { Store } from '../../state/store.ts';
import { element, say } from '../../ui/dom.ts';

export function lagLine(
  root: HTMLElement,
  store: Store,
  player: Player,
  strings: Strings,
  signal: AbortSignal,
): void {
  const line = element('p', { id: 'lag', class: 'lag', hidden: true });
  root.append(line);
  const whole = new Intl.NumberFormat(strings.language, { maximumFractionDigits: 0 });
  const pace = new Intl.NumberFormat(strings.language, { maximumSignificantDigits: 2 });
  const sentence = ({ share, asked, needed }: Lag): string =>
    strings.lag(
      `${pace.format(share * store.settings.pace)}${strings.units.times}`,
      whole.format(asked),
      whole.format(needed),
    );
  const show = (lag: Lag | undefined): void => {
    line.hidden = lag === undefined;
    say(line, lag ? sentence(lag) : '');
  };
  player.listen({ lag: show }, signal);
  show(player.lag);
}
