/** One figure: an embed that is opened when it comes near, plays while it is seen, and gives way to a still picture elsewhere. */
import type { QuadrillePlayground, Report } from 'quadrille/playground';
import { lessMotion } from '../../playground/ui/less-motion.ts';

type Playground = QuadrillePlayground & HTMLElement;

export class Figure {
  readonly id: string;
  readonly root: HTMLElement;
  readonly #playground: Playground;
  /** Whether it is to play once it is seen: as it was when it was last seen. */
  #plays: boolean;
  #isRunning = false;

  constructor(root: HTMLElement) {
    const playground = root.querySelector<Playground>('quadrille-playground');
    if (!playground) throw new Error('a figure has no playground');
    this.root = root;
    this.id = root.dataset['figure'] ?? '';
    this.#playground = playground;
    this.#plays = root.dataset['plays'] === 'true' && !lessMotion();
    playground.addEventListener('ready', () => root.toggleAttribute('data-alive', true));
    playground.addEventListener('frame', ({ detail: { settings } }) => {
      root.toggleAttribute('data-playing', settings.playing);
      if (this.#isRunning) this.#plays = settings.playing;
    });
    root.querySelector('.play')?.addEventListener('click', () => {
      if (root.hasAttribute('data-playing')) playground.pause();
      else playground.play();
    });
  }

  /** Fetches the playground, unless that has been done. */
  open(): void {
    const address = this.#playground.dataset['src'];
    if (address === undefined) return;
    this.#playground.setAttribute('src', address);
    // It is ready only once its poster is pressed.
    if (this.#playground.getAttribute('start') === 'poster')
      this.root.toggleAttribute('data-alive', true);
    delete this.#playground.dataset['src'];
  }

  /** Lets it play, if it did when it was stopped. */
  run(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.open();
    if (this.#plays) this.#playground.play();
  }

  stop(): void {
    if (!this.#isRunning) return;
    this.#isRunning = false;
    this.#playground.pause();
  }

  /** Sets a parameter: its attribute, and its value as text. */
  set(attribute: string, value: string): void {
    if (attribute === 'frame') this.#playground.seek(Number(value));
    else this.#playground.setAttribute(attribute, value);
  }

  whenShown(then: (report: Report) => void): void {
    this.#playground.addEventListener('frame', ({ detail }) => then(detail));
  }
}
