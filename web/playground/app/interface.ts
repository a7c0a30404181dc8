/** All that speaks a language or answers to a hand: panels, keys and pointer, until the signal says that it is enough. */

import type { Strings } from '../locales/strings.ts';
import { byId } from '../ui/dom.ts';
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
  treeRoom(house, strings, signal);
  stageView(house, strings, signal);
  later(() => {
    if (signal.aborted) return;
    player.refresh();
  });
}

/** The tree's panel is fetched once it stands open. */
function treeRoom(house: House, strings: Strings, signal: AbortSignal): void {
  const panel = byId('tree-panel');
  if (!(panel instanceof HTMLDetailsElement)) throw new Error('#tree-panel is no details');
  const furnishIt = async (): Promise<void> => {
    if (!panel.open) return;
    panel.removeEventListener('toggle', begin);
    const { treePanel } = await import('./panels/tree/tree-panel.ts');
    if (!signal.aborted) treePanel(panel, byId('tree'), house, strings, signal);
  };
  const begin = (): void => void furnishIt();
  panel.addEventListener('toggle', begin, { signal });
  begin();
}
