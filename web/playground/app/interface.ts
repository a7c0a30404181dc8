/** All that speaks a language or answers to a hand: panels, keys and pointer, until the signal says that it is enough. */

import type { Strings } from '../locales/strings.ts';
import type { House } from './context.ts';
import { stageView } from './panels/stage-view.ts';

/** What is pressed without looking further than the picture; `later` runs what follows, once the first picture is shown. */
export function furnish(
  house: House,
  strings: Strings,
  signal: AbortSignal,
  later: (work: () => void) => void,
): void {
  const { player } = house;
  stageView(house, strings, signal);
  later(() => {
    if (signal.aborted) return;
    player.refresh();
  });
}
