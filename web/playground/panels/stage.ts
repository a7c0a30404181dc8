/** The place of the picture: keeps the canvas as large as it fits, sharp on every screen, and says what went wrong. */
import type { World } from '../state/presets.ts';
import { say } from './dom.ts';

export class Stage {
  readonly #stage: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  readonly #notice: HTMLElement;
  #aspect = 1;

  constructor(
    stage: HTMLElement,
    canvas: HTMLCanvasElement,
    notice: HTMLElement,
    resized: () => void,
  ) {
    this.#stage = stage;
    this.#canvas = canvas;
    this.#notice = notice;
    new ResizeObserver(() => {
      if (this.#fit()) resized();
    }).observe(stage);
  }

  /** The stage now holds a picture of this world. */
  hold(world: World): void {
    this.#aspect = (world.width + 2 * world.margin) / (world.height + 2 * world.margin);
    this.#stage.style.setProperty('--aspect', String(this.#aspect));
    this.#fit();
  }

  notify(text: string): void {
    say(this.#notice, text);
    this.#notice.hidden = text === '';
  }

  /** True if the canvas got another size, and so lost its picture. */
  #fit(): boolean {
    const { clientWidth, clientHeight } = this.#stage;
    const width = Math.floor(Math.min(clientWidth, clientHeight * this.#aspect));
    const height = Math.floor(width / this.#aspect);
    const deviceWidth = Math.max(1, Math.round(width * devicePixelRatio));
    const deviceHeight = Math.max(1, Math.round(height * devicePixelRatio));
    this.#canvas.style.inlineSize = `${width}px`;
    this.#stage.style.setProperty('--picture', `${width}px`);
    this.#canvas.style.blockSize = `${height}px`;
    if (this.#canvas.width === deviceWidth && this.#canvas.height === deviceHeight) return false;
    this.#canvas.width = deviceWidth;
    this.#canvas.height = deviceHeight;
    return true;
  }
}
