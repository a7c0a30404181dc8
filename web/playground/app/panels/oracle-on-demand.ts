/**
 * Where there are too many objects to judge every frame by brute force: why the oracle does not, and a button to have it judge
 * the frame that is shown, a little in every frame of the display.
 */
import { ORACLE_LIMIT, Oracle, type Verdict } from '../../engine/oracle.ts';
import type { Frame } from '../../engine/player/frame.ts';
import type { Strings } from '../../locales/strings.ts';
import type { Store } from '../../state/store.ts';
import { element, say } from '../../ui/dom.ts';

/** So many milliseconds of each display frame. */
const BUDGET = 12;

/** What it has come to: a verdict, or how much is done, 0 to 1. */
export type Finding = Readonly<Verdict> | number;

export class OracleOnDemand {
  readonly root = element('div', { class: 'on-demand', hidden: true });
  readonly #why = element('p', { class: 'hint' });
  readonly #strings: Strings['oracleCheck'];
  readonly #format: Intl.NumberFormat;
  #frame: Frame | undefined;
  #running: AbortController | undefined;

  constructor(strings: Strings, store: Store, tell: (finding: Finding) => void) {
    this.#strings = strings.oracleCheck;
    this.#format = new Intl.NumberFormat(strings.language);
    const button = element('button', { type: 'button', id: 'oracle-check' }, this.#strings.ask);
    button.addEventListener('click', () => {
      store.change({ playing: false });
      if (this.#frame) this.#check(this.#frame, store, tell);
    });
    this.root.append(this.#why, button);
  }

  /** Another frame, or none: whatever is being judged is no longer what is shown. */
  show(frame: Frame | undefined): void {
    this.#running?.abort();
    this.#running = undefined;
    this.#frame = frame;
    this.root.hidden = !frame || frame.objects <= ORACLE_LIMIT;
    if (!frame || this.root.hidden) return;
    const tests = this.#format.format((frame.objects * (frame.objects - 1)) / 2);
    say(this.#why, this.#strings.why(tests, this.#format.format(ORACLE_LIMIT)));
  }

  #check(frame: Frame, { settings }: Store, tell: (finding: Finding) => void): void {
    this.#running?.abort();
    this.#running = new AbortController();
    const { signal } = this.#running;
    const oracle = new Oracle();
    const { boxes, marks, pairs, touching } = frame.question(settings);
    // The module's memory goes on; what is judged stays.
    oracle.begin({ boxes: boxes.slice(), pairs: pairs.slice(), marks: marks?.slice(), touching });
    const goOn = (): void => {
      if (signal.aborted) return;
      const end = performance.now() + BUDGET;
      const verdict = oracle.judgeOn(() => performance.now() < end);
      tell(verdict ?? oracle.share);
      if (!verdict) requestAnimationFrame(goOn);
    };
    goOn();
  }
}
