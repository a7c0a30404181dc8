/** Nearer, farther, all of it. */
import type { Player } from '../../engine/player/player.ts';
import { wholeWorld, zoomed } from '../../render/camera.ts';
import { parameters } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import type { Action } from '../../ui/action.tsx';

const STEP = 1.5;

export function cameraActions(store: Store, player: Player): readonly Action[] {
  const { min, max } = parameters.zoom;
  const { zoom } = store.signals;
  return [
    {
      id: 'button-zoom-in',
      place: 'zoom',
      icon: () => 'zoom-in',
      label: ({ camera }) => camera.zoomIn,
      keys: ['+', '='],
      isIdle: () => zoom.value >= max,
      run: () => store.change(zoomed(store.settings, player.world, STEP)),
    },
    {
      id: 'button-zoom-out',
      place: 'zoom',
      icon: () => 'zoom-out',
      label: ({ camera }) => camera.zoomOut,
      keys: ['-'],
      isIdle: () => zoom.value <= min,
      run: () => store.change(zoomed(store.settings, player.world, 1 / STEP)),
    },
    {
      id: 'button-zoom-fit',
      place: 'zoom',
      icon: () => 'zoom-fit',
      label: ({ camera }) => camera.zoomToFit,
      keys: ['0'],
      isIdle: () => zoom.value <= min,
      run: () => store.change(wholeWorld(player.world)),
    },
  ];
}
