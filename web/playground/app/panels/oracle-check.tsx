/**
 * Where there are too many objects to judge every frame by brute force: why the oracle does not, and a button to have it judge
 * the frame that is shown, a little in every frame of the display.
 */
import { signal, useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import { ORACLE_LIMIT, Oracle, type Verdict } from '../../engine/oracle.ts';
import type { Player } from '../../engine/player/player.ts';
import { usePlayer } from '../../engine/player/player-context.ts';
import type { Settings } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useStrings } from '../../ui/strings.tsx';
import { useText } from '../../ui/text.ts';

/** So many milliseconds of each display frame. */
const BUDGET = 12;

/** What it has come to: a verdict, or how much is done, 0 to 1. */
export type Finding = Readonly<Verdict> | number;

export class OracleCheck {
  readonly #player: Player;
  readonly #found = signal<{ readonly picture: number; readonly finding: Finding } | undefined>(
    undefined,
  );

  constructor(player: Player) {
    this.#player = player;
  }

  /** Of the picture that is shown, if the oracle was asked about it. */
  get finding(): Finding | undefined {
    const found = this.#found.value;
    return found?.picture === this.#player.pictures ? found.finding : undefined;
  }

  /** Judges the picture that is shown, until another is. */
  begin(settings: Settings): void {
    const picture = this.#player.pictures;
    const oracle = new Oracle();
    const { boxes, marks, pairs, touching } = this.#player.frame.question(settings);
    // The module's memory goes on; what is judged stays.
    oracle.begin({ boxes: boxes.slice(), pairs: pairs.slice(), marks: marks?.slice(), touching });
    const goOn = (): void => {
      if (this.#player.pictures !== picture) return;
      const end = performance.now() + BUDGET;
      const verdict = oracle.judgeOn(() => performance.now() < end);
      this.#found.value = { picture, finding: verdict ?? oracle.share };
      if (!verdict) requestAnimationFrame(goOn);
    };
    goOn();
  }
}

export function OracleCheckButton({ check }: { readonly check: OracleCheck }): VNode {
  const store = useStore();
  const player = usePlayer();
  const { oracleCheck } = useStrings();
  const format = useNumberFormat();
  const isNeeded = useComputed(() => !player.refusal && player.frame.objects > ORACLE_LIMIT);
  const why = useText(() => {
    const { objects } = player.frame;
    const tests = format.format((objects * (objects - 1)) / 2);
    return oracleCheck.why(tests, format.format(ORACLE_LIMIT));
  }, [player, format, oracleCheck]);
  const begin = (): void => {
    store.change({ playing: false });
    check.begin(store.settings);
  };
  return (
    <div class="on-demand" hidden={!isNeeded.value}>
      <p class="hint">{why}</p>
      <Button id="oracle-check" onPress={begin}>
        {oracleCheck.ask}
      </Button>
    </div>
  );
}
