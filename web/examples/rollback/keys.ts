import { DOWN, type Input, LEFT, RIGHT, UP } from './game';

const KEYS: readonly Readonly<Record<string, Input>>[] = [
  { KeyA: LEFT, KeyD: RIGHT, KeyW: UP, KeyS: DOWN },
  { ArrowLeft: LEFT, ArrowRight: RIGHT, ArrowUp: UP, ArrowDown: DOWN },
];

/** The keys that the players hold. A player without a key so far has none: a program may steer it. */
export class Keys {
  readonly #held = new Set<string>();
  readonly #steered = new Set<number>();

  constructor() {
    addEventListener('keydown', (event) => {
      const player = KEYS.findIndex((keys) => event.code in keys);
      const isForPage = event.target instanceof HTMLInputElement;
      if (player < 0 || isForPage || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      this.#held.add(event.code);
      this.#steered.add(player);
    });
    addEventListener('keyup', ({ code }) => this.#held.delete(code));
    addEventListener('blur', () => this.#held.clear());
  }

  inputOf(player: number): Input | undefined {
    if (!this.#steered.has(player)) return undefined;
    const keys = Object.entries(KEYS[player]!);
    return keys.reduce((sum, [code, input]) => sum + (this.#held.has(code) ? input : 0), 0);
  }
}
