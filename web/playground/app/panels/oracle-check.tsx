/**
 * Where there are too many objects to judge every frame by brute force: why the oracle does not, and a button to have it judge
 * the frame that is shown, a little in every frame of the display.
 */
import './oracle-check.css';
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { ORACLE_LIMIT, Oracle, type Verdict } from '../../engine/oracle.ts';
import type { Player } from '../../engine/player/player.ts';
import { usePlayer } from '../../engine/player/player-context.ts';
import { remarkStringsOf } from '../../locales/remark-strings.ts';
import type { Settings } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import { useText } from '../../ui/text.ts';

/** How many milliseconds of each display frame it takes. */
const BUDGET = 12;

/** What it has come to: a verdict, or how much is done, 0 to 1. */
export type Finding = Readonly<Verdict> | number;

/** A frame, by the player's count of readings, and what the oracle found in it. */
export interface Checked {
  readonly reading: number;
  readonly finding: Finding;
}

interface OracleCheckButtonProps {
  readonly checked: Signal<Checked | undefined>;
}

export function OracleCheckButton({ checked }: OracleCheckButtonProps): VNode {
  const store = useStore();
  const player = usePlayer();
  const { oracleCheck } = useStrings();
  const remarks = useFetchedStrings(remarkStringsOf);
  const format = useNumberFormat();
  const why = useText(() => {
    const { objects } = player.frame;
    const tests = format.format((objects * (objects - 1)) / 2);
    return remarks?.oracleRests(tests, format.format(ORACLE_LIMIT)) ?? '';
  }, [player, format, remarks]);
  const begin = (): void => {
    store.change({ playing: false });
    judgeFrame(player, store.settings, checked);
  };
  return (
    <div class="on-demand">
      <p class="hint">{why}</p>
      <Button id="oracle-check" onPress={begin}>
        {oracleCheck.ask}
      </Button>
    </div>
  );
}

/** Judges the frame that is shown, until another is. */
function judgeFrame(
  player: Player,
  settings: Settings,
  checked: Signal<Checked | undefined>,
): void {
  const reading = player.readings;
  const oracle = new Oracle();
  const question = player.frame.question(settings);
  const { boxes, marks, pairs } = question;
  // The module's memory goes on; what is judged stays.
  oracle.begin({ ...question, boxes: boxes.slice(), pairs: pairs.slice(), marks: marks?.slice() });
  const goOn = (): void => {
    if (player.readings !== reading) return;
    const end = performance.now() + BUDGET;
    const verdict = oracle.judgeOn(() => performance.now() < end);
    checked.value = { reading, finding: verdict ?? oracle.share };
    if (!verdict) requestAnimationFrame(goOn);
  };
  goOn();
}
