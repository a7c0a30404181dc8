/** Three buttons in the picture's corner: nearer, farther, all of it. */

import type { Strings } from '../../locales/strings.ts';
import { wholeWorld, zoomed } from '../../render/camera.ts';
import { parameters } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import type { Store } from '../../state/store.ts';
import { element, icon } from '../../ui/dom.ts';

const STEP = 1.5;

/** What keys and buttons ask for. */
export interface Zooming {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly zoomToFit: () => void;
}

export function zooming(store: Store, world: () => World): Zooming {
  return {
    zoomIn: () => store.change(zoomed(store.settings, world(), STEP)),
    zoomOut: () => store.change(zoomed(store.settings, world(), 1 / STEP)),
    zoomToFit: () => store.change(wholeWorld(world())),
  };
}

export function zoomButtons(
  root: HTMLElement,
  store: Store,
  acts: Zooming,
  strings: Strings,
  signal: AbortSignal,
): void {
  const { zoomIn, zoomOut, zoomToFit } = strings.camera;
  const nearer = zoomButton('zoom-in', zoomIn, acts.zoomIn);
  const farther = zoomButton('zoom-out', zoomOut, acts.zoomOut);
  const fit = zoomButton('zoom-fit', zoomToFit, acts.zoomToFit);
  root.append(nearer, farther, fit);
  const show = (): void => {
    const { zoom } = store.settings;
    const { min, max } = parameters.zoom;
    // They stay in reach: whoever has just pressed one keeps the focus.
    nearer.setAttribute('aria-disabled', String(zoom >= max));
    for (const one of [farther, fit]) one.setAttribute('aria-disabled', String(zoom <= min));
  };
  store.listen(show, signal);
  show();
}

function zoomButton(name: string, label: string, act: () => void): HTMLButtonElement {
  const made = element(
    'button',
    { type: 'button', id: `button-${name}`, title: label, 'aria-label': label },
    icon(name),
  );
  made.addEventListener('click', act);
  return made;
}
