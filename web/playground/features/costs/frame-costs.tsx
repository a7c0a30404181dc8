/** What a frame takes: milliseconds to build, to find pairs and to draw, as small charts; and the meetings that are not listed again. */
import './costs.css';
import { useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Frame } from '../../engine/player/frame.ts';
import { usePlayer } from '../../engine/player/player-context.ts';
import { duplicatesIn } from '../../engine/tree/duplicates.ts';
import { costStringsOf } from '../../locales/cost-strings.ts';
import type { CostStrings } from '../../locales/strings.ts';
import { useStore } from '../../state/store-context.ts';
import { durationFormat } from '../../ui/duration-format.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import { useText } from '../../ui/text.ts';
import { CostLog, type Costs, type Work, works } from './cost-log.ts';

/** Of larger crowds, the duplicates are counted only while nothing moves. */
const CHEAP_TO_COUNT = 10_000;
const WIDTH = 120;
const HEIGHT = 22;

interface FrameCostsProps {
  /** Milliseconds that the last picture took. */
  readonly drawTime: () => number;
}

export function FrameCosts({ drawTime }: FrameCostsProps): VNode | null {
  const strings = useFetchedStrings(costStringsOf);
  const log = useMemo(() => new CostLog(), []);
  if (!strings) return null;
  const costsOf = ({ tree }: Frame): Costs => ({ ...tree.times, draw: drawTime() });
  return (
    <>
      <dl class="facts costs">
        {works.map((work) => (
          <Cost key={work} work={work} log={log} costsOf={costsOf} strings={strings} />
        ))}
        <Duplicates strings={strings} />
      </dl>
      <p class="hint">{strings.hint}</p>
      <p class="hint">{strings.duplicatesHint}</p>
    </>
  );
}

interface CostProps {
  readonly work: Work;
  readonly log: CostLog;
  readonly costsOf: (frame: Frame) => Costs;
  readonly strings: CostStrings;
}

function Cost({ work, log, costsOf, strings }: CostProps): VNode {
  const player = usePlayer();
  const { language } = useStrings();
  const duration = useMemo(() => durationFormat(language), [language]);
  const path = useRef<SVGPathElement>(null);
  const value = useRef<HTMLSpanElement>(null);
  useSignalEffect(() => {
    const { frame } = player;
    log.follow(frame, () => costsOf(frame));
    path.current?.setAttribute('d', log.path(work, WIDTH, HEIGHT));
    if (value.current) value.current.textContent = duration(log.mean(work));
  });
  return (
    <div class="fact cost">
      <dt>{strings[work]}</dt>
      <dd>
        <span ref={value} />
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path ref={path} />
        </svg>
      </dd>
    </div>
  );
}

function Duplicates({ strings }: { readonly strings: CostStrings }): VNode {
  const player = usePlayer();
  const { playing } = useStore().signals;
  const { nothing } = useStrings();
  const number = useNumberFormat();
  const text = useText(() => {
    const { objects, tree } = player.frame;
    const isDear = objects > CHEAP_TO_COUNT && playing.value;
    return player.refusal || isDear ? nothing : number.format(duplicatesIn(tree));
  }, [player, playing, nothing, number]);
  return (
    <div class="fact">
      <dt>{strings.duplicates}</dt>
      <dd>{text}</dd>
    </div>
  );
}
