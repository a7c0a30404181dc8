/** A painter in an element of any size, which it follows: one of several pictures side by side. */
import type { Settings } from '../state/parameters.ts';
import type { World } from '../state/presets.ts';
import { Painter, type Pointers, painterChoice } from './painter.ts';
import type { Layer, SeenFrame } from './picture.ts';
import type { Viewport } from './viewport.ts';

export class PanePainter {
  readonly #painter: Painter;

  /** `changed` is called when the picture must be painted again. */
  constructor(root: HTMLElement, pointers: Pointers, changed: () => void, signal: AbortSignal) {
    this.#painter = new Painter(root, painterChoice(), pointers, changed);
    const observer = new ResizeObserver(() => {
      const resized = this.#painter.resize({
        width: Math.max(1, Math.round(root.clientWidth * devicePixelRatio)),
        height: Math.max(1, Math.round(root.clientHeight * devicePixelRatio)),
        ratio: devicePixelRatio,
      });
      if (resized) changed();
    });
    observer.observe(root);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  view(settings: Settings, world: World): Viewport {
    return this.#painter.view(settings, world);
  }

  paint(frame: SeenFrame, settings: Settings, world: World): void {
    this.#painter.paint(frame, settings, world);
  }

  /** Lays another layer over the picture until the signal aborts. */
  lay(layer: Layer, signal: AbortSignal): void {
    this.#painter.lay(layer, signal);
  }
}
