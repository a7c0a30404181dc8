/** The live numbers, as text; and the foremost of them in a line of its own, for where the others cannot be seen. */
import { type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { allPairs } from '../../engine/all-pairs.ts';
import { ORACLE_LIMIT, type Verdict } from '../../engine/oracle.ts';
import type { Frame } from '../../engine/player/frame.ts';
import { usePlayer } from '../../engine/player/player-context.ts';
import { fingerprint } from '../../engine/simulation/fingerprint.ts';
import { type NumberFormat, numberFormat } from '../../locales/number-format.ts';
import type { Strings } from '../../locales/strings.ts';
import type { SettingSignals } from '../../state/store.ts';
import { useStore } from '../../state/store-context.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { NumberMeanings } from '../../ui/number-meanings.tsx';
import { useStrings } from '../../ui/strings.tsx';
import { useText } from '../../ui/text.ts';
import type { Checked, Finding } from './oracle-check.tsx';

/** The fingerprint of a crowd costs milliseconds: while it moves, it is shown for at most this many objects. */
const CHEAP_TO_PRINT = 2_000;

interface Said {
  readonly settings: SettingSignals;
  readonly strings: Strings;
  readonly number: (value: number) => string;
}

type Describe = (frame: Frame, said: Said) => string;

/** What each number of a frame says; undefined numbers are said as nothing. */
const describe = {
  tests: ({ stats }, { number }) => number(stats.pairTests),
  bruteForce: ({ objects }, { number }) => number(allPairs(objects)),
  collidingPairs: ({ collidingPairs }, { number }) => number(collidingPairs),
  boxPairs: ({ boxPairs }, { number }) => number(boxPairs),
  objects: ({ objects }, { number }) => number(objects),
  nodes: ({ stats }, { number }) => number(stats.nodes),
  leaves: ({ stats }, { number }) => number(stats.leaves),
  references: ({ stats }, { number }) => number(stats.references),
  depth: ({ stats }, { number, settings, strings }) => {
    const root = Number(settings.rootLevel.value);
    return stats.depth === 0
      ? number(root)
      : strings.range(number(root), number(root + stats.depth));
  },
  visited: ({ probed }, said) => orNothing(probed?.result?.visited, said),
  tested: ({ probed }, said) => orNothing(probed?.result?.tested.length, said),
  candidates: ({ candidates, probed }, said) => orNothing(probed?.result && candidates, said),
  hits: ({ hits, probed }, said) => orNothing(probed?.result && hits, said),
  frame: (frame, { number }) => number(frame.number),
  /** That of this very frame, or none. */
  fingerprint: ({ objects, tree }, { settings, strings }) => {
    const isDear = objects > CHEAP_TO_PRINT && settings.playing.value;
    return isDear ? strings.nothing : fingerprint(tree.boxes);
  },
} as const satisfies Readonly<Record<string, Describe>>;

type Fact = keyof typeof describe;

const probeFacts = ['visited', 'tested', 'candidates', 'hits'] as const;

function orNothing(value: number | undefined, { number, strings }: Said): string {
  return value === undefined ? strings.nothing : number(value);
}

interface NumbersProps {
  /** Milliseconds that the last picture took. */
  readonly drawTime: () => number;
}

export function Numbers({ drawTime }: NumbersProps): VNode {
  const { probe, shape } = useStore().signals;
  const { facts } = useStrings();
  const checked = useSignal<Checked | undefined>(undefined);
  const explained = [
    'tests',
    ...(shape.value === 'box' ? [] : (['boxPairs'] as const)),
    'check',
    'references',
    ...(probe.value ? probeFacts : []),
  ] as const;
  return (
    <>
      <Facts group="work" facts={['tests', 'bruteForce']} />
      <Saving />
      <dl class="facts" data-group="pairs">
        {shape.value !== 'box' && <FactRow fact="boxPairs" />}
        <FactRow fact="collidingPairs" />
        <OracleRow checked={checked} />
      </dl>
      <OracleCheck checked={checked} />
      <Facts group="tree" facts={['objects', 'nodes', 'leaves', 'references', 'depth']} />
      <Facts group="probe" facts={probeFacts} hidden={!probe.value} />
      <Facts group="moment" facts={['frame', 'fingerprint']} />
      <p class="hint">{facts.fingerprint.hint}</p>
      <NumberMeanings id="numbers-meanings" facts={explained} />
      <CostsDisclosure drawTime={drawTime} />
    </>
  );
}

interface OracleProps {
  /** What the oracle was asked about last. */
  readonly checked: Signal<Checked | undefined>;
}

const OracleCheckButton = lazy(async () => (await import('./oracle-check.tsx')).OracleCheckButton);

/** Fetched with the first crowd that is too large to be judged in every frame. */
function OracleCheck(props: OracleProps): VNode | null {
  const player = usePlayer();
  const isNeeded = useComputed(() => !player.refusal && player.frame.objects > ORACLE_LIMIT);
  return isNeeded.value ? <OracleCheckButton {...props} /> : null;
}

const FrameCosts = lazy(
  async () => (await import('../../features/costs/frame-costs.tsx')).FrameCosts,
);

/** Is measured while it is open. */
function CostsDisclosure({ drawTime }: Pick<NumbersProps, 'drawTime'>): VNode {
  const { frameCosts } = useStrings();
  return (
    <Disclosure
      id="frame-costs"
      class="group"
      startsOpen={() => false}
      heading={<h3>{frameCosts}</h3>}
    >
      {() => <FrameCosts drawTime={drawTime} />}
    </Disclosure>
  );
}

interface FactsProps {
  readonly group: string;
  readonly facts: readonly Fact[];
  readonly hidden?: boolean;
}

function Facts({ group, facts, hidden }: FactsProps): VNode {
  return (
    <dl class="facts" data-group={group} hidden={hidden}>
      {facts.map((fact) => (
        <FactRow key={fact} fact={fact} />
      ))}
    </dl>
  );
}

function FactRow({ fact }: { readonly fact: Fact }): VNode {
  const strings = useStrings();
  const text = useFrameText(describe[fact]);
  return (
    <div class="fact">
      <dt>{strings.facts[fact].label}</dt>
      <dd id={`fact-${fact}`}>{text}</dd>
    </div>
  );
}

/** What is said of the frame that is shown; nothing, where there is no tree that the settings describe. */
function useFrameText(compose: Describe) {
  const player = usePlayer();
  const store = useStore();
  const strings = useStrings();
  const number = numberFormat(strings.language);
  return useText(() => {
    if (player.refusal) return strings.nothing;
    const said = {
      settings: store.signals,
      strings,
      number: (value: number) => number.format(value),
    };
    return compose(player.frame, said);
  }, [player, store, strings, compose]);
}

/** The share of brute force's tests that was made, where there is anything to compare. */
function Saving(): VNode {
  const player = usePlayer();
  const strings = useStrings();
  const percent = percentFormat(strings);
  const bar = useRef<HTMLSpanElement>(null);
  const share = useComputed(() => {
    const { objects, stats } = player.frame;
    const all = allPairs(objects);
    return player.refusal || all === 0 ? undefined : stats.pairTests / all;
  });
  const praise = useText(() => {
    if (share.value === undefined) return strings.nothing;
    const saved = percent.format(Math.abs(1 - share.value));
    return share.value <= 1 ? strings.saved(saved) : strings.moreThanBruteForce(saved);
  }, [share, strings]);
  useSignalEffect(() => {
    if (!bar.current) return;
    bar.current.hidden = share.value === undefined;
    bar.current.style.inlineSize = `${Math.min(100, 100 * (share.value ?? 0))}%`;
  });
  return (
    <>
      <div class="meter" aria-hidden="true" data-testid="saved-tests">
        <span class="share" ref={bar} />
      </div>
      <p class="saving">{praise}</p>
    </>
  );
}

/** What brute force says to the pairs that the tree finds. */
function OracleRow({ checked }: OracleProps): VNode {
  const player = usePlayer();
  const strings = useStrings();
  const number = numberFormat(strings.language);
  const percent = percentFormat(strings);
  const finding = useComputed<Finding | undefined>(() => {
    if (player.refusal) return undefined;
    const isOfFrame = checked.value?.reading === player.readings;
    return isOfFrame ? checked.value?.finding : copyOf(player.frame.verdict);
  });
  const text = useText(() => {
    const found = finding.value;
    if (player.refusal) return strings.nothing;
    if (found === undefined) return strings.oracleCheck.unchecked;
    if (typeof found === 'number') return strings.oracleCheck.checking(percent.format(found));
    const [missed, double, wrong] = [found.missed, found.double, found.wrong].map((count) =>
      number.format(count),
    );
    return found.wrong > 0
      ? strings.verdictWrong(missed ?? '', double ?? '', wrong ?? '')
      : strings.verdict(missed ?? '', double ?? '');
  }, [player, finding, strings]);
  const mood = useText(() => moodOf(finding.value), [finding]);
  return (
    <div class="fact">
      <dt>{strings.facts.check.label}</dt>
      <dd id="fact-oracle" data-mood={mood}>
        {text}
      </dd>
    </div>
  );
}

/** The oracle writes every verdict into the same object. */
function copyOf(verdict: Readonly<Verdict> | undefined): Readonly<Verdict> | undefined {
  return verdict && { ...verdict };
}

function moodOf(finding: Finding | undefined): 'good' | 'bad' | 'resting' {
  if (finding === undefined || typeof finding === 'number') return 'resting';
  return finding.missed + finding.double + finding.wrong === 0 ? 'good' : 'bad';
}

/** All is saved, or checked, only where nothing is left. */
function percentFormat({ language }: Strings): NumberFormat {
  return numberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    roundingMode: 'floor',
  });
}

/** Pairs, tests and nodes in one line. */
export function Summary(): VNode {
  const text = useFrameText(summary);
  return (
    <p id="summary" class="summary" aria-hidden="true">
      {text}
    </p>
  );
}

function summary({ collidingPairs, stats }: Frame, { number, strings }: Said): string {
  return strings.summary(number(collidingPairs), number(stats.pairTests), number(stats.nodes));
}
