/** Takes back what the tools did, and does it again. */
import type { Player } from '../../engine/player/player.ts';
import type { Tools } from '../../engine/tools/tools.ts';
import { isLocked } from '../../state/locks.ts';
import type { Store } from '../../state/store.ts';
import type { Action } from '../../ui/action.tsx';

export function undoActions(store: Store, player: Player, tools: Tools): readonly Action[] {
  const areToolsLocked = (): boolean => isLocked(store, 'tools') || isLocked(store, 'scene');
  /** What a tool holds is part of no step yet. */
  const unlessHeld = (run: () => void) => (): void => {
    if (!tools.isDown) run();
  };
  return [
    {
      id: 'button-undo',
      place: 'tools',
      icon: () => 'undo',
      label: (strings) => strings.tools.undo,
      keys: ['Mod+z'],
      isIdle: () => !player.canUndo,
      isLocked: areToolsLocked,
      isAbsent: () => !tools.canEdit,
      run: unlessHeld(() => player.undo()),
    },
    {
      id: 'button-redo',
      place: 'tools',
      icon: () => 'redo',
      label: (strings) => strings.tools.redo,
      keys: ['Mod+Shift+z', 'Mod+y'],
      isIdle: () => !player.canRedo,
      isLocked: areToolsLocked,
      isAbsent: () => !tools.canEdit,
      run: unlessHeld(() => player.redo()),
    },
  ];
}
