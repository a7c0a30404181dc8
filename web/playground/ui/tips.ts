/**
 * Shows in a bubble what an element has as `data-tip`: while a mouse rests on it, while it has the focus that a key has moved to it, and
 * after a long touch. The bubble stays while the pointer is on it, and goes with Escape. One bubble serves the page.
 */
import './tips.css';
import { placeOf } from './tip-place.ts';

const REST_MS = 400;
const LONG_TOUCH_MS = 500;
/** For the way of the pointer from the element to the bubble. */
const LEAVE_MS = 250;
const CONTROLS = 'a[href], button, input, select, summary, [role="slider"]';

/** `last` is the latest event that came while they were fetched. */
export function showTips(last: Event): void {
  const tips = new Tips();
  document.addEventListener('pointerover', (event) => tips.enter(event));
  document.addEventListener('pointerdown', (event) => tips.press(event), { capture: true });
  for (const type of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(type, () => tips.lift());
  document.addEventListener('click', (event) => tips.click(event), { capture: true });
  document.addEventListener('focusin', (event) => tips.focus(event));
  document.documentElement.addEventListener('pointerleave', (event) => tips.leave(event));
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && tips.hide(), {
    capture: true,
  });
  for (const type of ['scroll', 'resize'] as const)
    addEventListener(type, () => tips.place(), { capture: true, passive: true });
  tips.focus({ target: document.activeElement });
  const isOver = last.target instanceof Element && last.target.matches(':hover');
  // What has been pressed meanwhile shows no tip.
  if (last instanceof PointerEvent && last.type === 'pointermove' && isOver) tips.enter(last);
}

class Tips {
  readonly #bubble = document.createElement('div');
  /** Whose tip is shown or about to be. */
  #owner: HTMLElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLongTouch = false;

  constructor() {
    this.#bubble.className = 'tip';
    // Screen readers have names and descriptions of the elements themselves.
    this.#bubble.ariaHidden = 'true';
    this.#bubble.hidden = true;
    document.body.append(this.#bubble);
  }

  enter(event: PointerEvent): void {
    const { pointerType, target } = event;
    if (pointerType === 'touch') return;
    if (target === this.#bubble) return clearTimeout(this.#timer);
    const owner = ownerOf(target);
    if (owner === this.#owner && !this.#bubble.hidden) return clearTimeout(this.#timer);
    if (owner) this.#later(REST_MS, () => this.#show(owner));
    else this.#later(LEAVE_MS, () => this.leave(event));
  }

  press({ pointerType, target }: PointerEvent): void {
    this.#isLongTouch = false;
    if (target !== this.#bubble) this.hide();
    const owner = ownerOf(target);
    if (pointerType !== 'touch' || !owner) return;
    this.#later(LONG_TOUCH_MS, () => {
      this.#isLongTouch = true;
      this.#show(owner);
    });
  }

  lift(): void {
    if (this.#bubble.hidden) clearTimeout(this.#timer);
  }

  /** A long touch asks what a button does; it does not press it. */
  click(event: MouseEvent): void {
    if (!this.#isLongTouch) return this.hide();
    this.#isLongTouch = false;
    event.preventDefault();
    event.stopPropagation();
  }

  focus({ target }: Pick<FocusEvent, 'target'>): void {
    const owner = ownerOf(target);
    if (owner?.matches(':focus-visible')) this.#show(owner);
    // A touch moves the focus when it ends.
    else if (owner !== this.#owner) this.hide();
  }

  /** The pointer has gone: what has the focus that a key has moved keeps its tip. */
  leave({ pointerType }: Pick<PointerEvent, 'pointerType'>): void {
    if (pointerType === 'touch') return;
    const focused = ownerOf(document.activeElement);
    if (focused !== this.#owner || !focused?.matches(':focus-visible')) this.hide();
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#bubble.hidden = true;
  }

  place(): void {
    if (this.#bubble.hidden || !this.#owner) return;
    const { offsetWidth: width, offsetHeight: height, style } = this.#bubble;
    const { left, top } = placeOf(
      this.#owner.getBoundingClientRect(),
      { width, height },
      { width: innerWidth, height: innerHeight },
      controlsBeside(this.#owner),
    );
    style.left = `${left}px`;
    style.top = `${top}px`;
  }

  #show(owner: HTMLElement): void {
    clearTimeout(this.#timer);
    this.#owner = owner;
    this.#bubble.textContent = owner.dataset['tip'] ?? '';
    this.#bubble.hidden = false;
    // What is modal hides all that is not in it.
    (owner.closest('dialog') ?? document.body).append(this.#bubble);
    this.place();
  }

  #later(milliseconds: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, milliseconds);
  }
}

function ownerOf(target: EventTarget | null): HTMLElement | undefined {
  const owner = target instanceof Element ? target.closest('[data-tip]') : null;
  return owner instanceof HTMLElement ? owner : undefined;
}

/** The rectangles of all other controls that can be seen, in the same dialog if it is in one. */
function controlsBeside(owner: HTMLElement): DOMRect[] {
  const around = owner.closest('dialog') ?? document;
  return [...around.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => control !== owner && control.checkVisibility())
    .map((control) => control.getBoundingClientRect());
}
