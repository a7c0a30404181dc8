/** Picks another seed by chance, which is used nowhere else: the link carries the seed that was picked. */
import type { Store } from '../../state/store.ts';
import type { Action } from '../../ui/action.tsx';

export function seedActions(store: Store): readonly Action[] {
  return [
    {
      id: 'button-new-seed',
      place: 'seed',
      icon: () => 'dice',
      label: ({ actions }) => actions.newSeed,
      keys: [],
      run: () => store.change({ seed: crypto.getRandomValues(new Uint16Array(1))[0] }),
    },
  ];
}
