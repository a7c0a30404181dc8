/** The place of the picture: keeps it as large as it fits, and sharp on every screen. */
import { aspectOf, type Screen } from '../../render/viewport.ts';
import type { World } from '../../state/presets.ts';

export class Stage {
  readonly #stage: HTMLElement;
  readonly #picture: HTMLElement;
  readonly #resize: (screen: Screen) => void;
  #aspect = 1;
  #isLaidOut = false;

  /**
   * The picture gets its first size when the page is laid out: to ask for it before would take a layout of its own. Later sizes wait for
   * the next display frame: a size set while the observer reports would change the stage again, which browsers count as an error.
   */
  constructor(stage: HTMLElement, picture: HTMLElement, resize: (screen: Screen) => void) {
    this.#stage = stage;
    this.#picture = picture;
    this.#resize = resize;
    const fitInFrame = () => requestAnimationFrame(() => this.#fit());
    fitInFrame();
    new ResizeObserver(fitInFrame).observe(stage);
  }

  /** The stage now holds a picture of this world. */
  hold(world: World): void {
    this.#aspect = aspectOf(world);
    document.documentElement.style.setProperty('--aspect', String(this.#aspect));
    if (this.#isLaidOut) this.#fit();
  }

  #fit(): void {
    this.#isLaidOut = true;
    const { clientWidth, clientHeight } = this.#stage;
    const { paddingInline, paddingBlockEnd } = getComputedStyle(this.#stage);
    const most = {
      width: clientWidth - 2 * Number.parseFloat(paddingInline),
      height: clientHeight - Number.parseFloat(paddingBlockEnd),
    };
    const width = Math.floor(Math.min(most.width, most.height * this.#aspect));
    const height = Math.floor(width / this.#aspect);
    this.#picture.style.inlineSize = `${width}px`;
    this.#picture.style.blockSize = `${height}px`;
    this.#stage.style.setProperty('--picture', `${width}px`);
    this.#resize({
      width: Math.max(1, Math.round(width * devicePixelRatio)),
      height: Math.max(1, Math.round(height * devicePixelRatio)),
      ratio: devicePixelRatio,
    });
  }
}
