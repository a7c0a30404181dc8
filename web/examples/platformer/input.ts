// What the player holds: on a keyboard, a gamepad, or the buttons that a touch screen shows.
import { DOWN, JUMP, LEFT, RIGHT, UP } from './keys';

const keyboard: Readonly<Record<string, number>> = {
  ArrowLeft: LEFT,
  KeyA: LEFT,
  ArrowRight: RIGHT,
  KeyD: RIGHT,
  ArrowUp: UP,
  KeyW: UP,
  ArrowDown: DOWN,
  KeyS: DOWN,
  Space: JUMP,
  KeyZ: JUMP,
  KeyK: JUMP,
};
const DEAD_ZONE = 0.35; // of a gamepad's stick
const PAD_DEAD_ZONE = 0.14; // of the width of the pad on the screen
const [PAD_UP, PAD_DOWN, PAD_LEFT, PAD_RIGHT] = [12, 13, 14, 15]; // buttons of a standard gamepad

export class Input {
  #held = 0;
  #pad = 0;
  #jump = 0;

  constructor(pad: HTMLElement, jump: HTMLElement) {
    addEventListener('keydown', (event) => {
      const key = keyboard[event.code];
      if (key === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.code === 'Space' && event.target instanceof HTMLButtonElement) return;
      event.preventDefault(); // the page does not scroll
      this.#held |= key;
    });
    addEventListener('keyup', ({ code }) => (this.#held &= ~(keyboard[code] ?? 0)));
    addEventListener('blur', () => (this.#held = this.#pad = this.#jump = 0));
    this.#watchPad(pad);
    this.#watchJump(jump);
  }

  /** The keys of this step, as bits. */
  next(): number {
    let keys = this.#held | this.#pad | this.#jump;
    for (const gamepad of navigator.getGamepads()) if (gamepad) keys |= keysOf(gamepad);
    return keys;
  }

  /** A finger that slides over the pad changes its direction. */
  #watchPad(pad: HTMLElement): void {
    const follow = (event: PointerEvent): void => {
      const { left, top, width, height } = pad.getBoundingClientRect();
      const x = (event.clientX - left) / width - 0.5;
      const y = (event.clientY - top) / height - 0.5;
      this.#pad = keysTowards(x, y, PAD_DEAD_ZONE);
    };
    pad.addEventListener('pointerdown', (event) => {
      pad.setPointerCapture(event.pointerId);
      follow(event);
    });
    pad.addEventListener('pointermove', follow);
    for (const end of ['pointerup', 'pointercancel'])
      pad.addEventListener(end, () => (this.#pad = 0));
  }

  #watchJump(jump: HTMLElement): void {
    jump.addEventListener('pointerdown', (event) => {
      jump.setPointerCapture(event.pointerId);
      this.#jump = JUMP;
    });
    for (const end of ['pointerup', 'pointercancel'])
      jump.addEventListener(end, () => (this.#jump = 0));
  }
}

function keysOf({ axes, buttons }: Gamepad): number {
  const isHeld = (button: number): boolean => buttons[button]?.pressed ?? false;
  let keys = keysTowards(axes[0] ?? 0, axes[1] ?? 0, DEAD_ZONE);
  if (isHeld(PAD_LEFT)) keys |= LEFT;
  if (isHeld(PAD_RIGHT)) keys |= RIGHT;
  if (isHeld(PAD_UP)) keys |= UP;
  if (isHeld(PAD_DOWN)) keys |= DOWN;
  if (isHeld(0) || isHeld(1)) keys |= JUMP;
  return keys;
}

function keysTowards(x: number, y: number, deadZone: number): number {
  let keys = 0;
  if (x < -deadZone) keys |= LEFT;
  if (x > deadZone) keys |= RIGHT;
  if (y < -1.6 * deadZone) keys |= UP;
  if (y > 1.6 * deadZone) keys |= DOWN;
  return keys;
}
