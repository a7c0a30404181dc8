/** How the height of an embedded page and that of its frame depend on each other. */
import { includes } from '../../state/parameter.ts';
import type { Settings } from '../../state/parameters.ts';
import { parentOrigin, tellParent } from './parent.ts';
import { PROTOCOL } from './protocol.ts';

/** Panels that have no room below a picture that fills its frame. */
const LONG_PARTS = ['diagram', 'caption', 'settings'];

/** `frame`: picture and numbers fill the frame; `content`: the frame follows the page; `scroll`: what does not fit is scrolled to. */
export function fitOf({
  fit,
  hide,
}: Pick<Settings, 'fit' | 'hide'>): 'frame' | 'content' | 'scroll' {
  if (fit === 'content') return 'content';
  return LONG_PARTS.every((part) => includes(hide, part)) ? 'frame' : 'scroll';
}

/** Tells the embedding page the height of the content whenever it changes, as long as the frame is to follow it. */
export function reportHeight(): void {
  const origin = parentOrigin();
  if (origin === undefined) return;
  const wanted = new WantedHeight();
  let reported = 0;
  const report = (): void => {
    if (document.documentElement.dataset['fit'] !== 'content') return;
    const content = Math.ceil(document.body.getBoundingClientRect().height);
    const height = wanted.next(content, innerWidth, innerHeight);
    if (height === reported) return;
    reported = height;
    tellParent({ quadrille: PROTOCOL, says: 'height', height }, origin);
  };
  new ResizeObserver(report).observe(document.body);
  globalThis.addEventListener('resize', report);
}

/**
 * The height that the frame should have. Some styles ask for the height of the window, so that a content of 500 pixels may need
 * 600 once the frame has 500, and 500 once it has 600. Such a height is remembered as too small, until the content changes otherwise.
 */
export class WantedHeight {
  #content = 0;
  #wanted = 0;
  #tooSmall = 0;
  #frameWidth = 0;
  #frameHeight = 0;

  /** All in CSS pixels. */
  next(content: number, frameWidth: number, frameHeight: number): number {
    const isSameWidth = frameWidth === this.#frameWidth;
    const answersFrame = isSameWidth && frameHeight !== this.#frameHeight;
    if (answersFrame && content > this.#wanted) this.#tooSmall = this.#wanted;
    else if (!isSameWidth || (content !== this.#content && !answersFrame)) this.#tooSmall = 0;
    if (content !== this.#tooSmall) this.#wanted = content;
    this.#content = content;
    this.#frameWidth = frameWidth;
    this.#frameHeight = frameHeight;
    return this.#wanted;
  }
}
