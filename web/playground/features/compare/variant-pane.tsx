/** The pane of one variant: its picture, which follows pointers like the page's own, and its cost. */
import { computed, type ReadonlySignal, untracked, useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { TraceStep } from '../../engine/trace/trace-playback.ts';
import { remarkStringsOf } from '../../locales/remark-strings.ts';
import type { CompareStrings } from '../../locales/strings.ts';
import { type PanePointers, usePanePainter } from '../../render/pane-painter.ts';
import { useStore } from '../../state/store-context.ts';
import { durationFormat } from '../../ui/duration-format.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { Pane, type PaneFact } from '../../ui/pane.tsx';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import { useText } from '../../ui/text.ts';
import { BRUTE_FORCE_LIMIT } from './brute-force.ts';
import type { Comparison, VariantName } from './comparison.ts';
import { LevelsLayer } from './levels-layer.ts';
import type { PaneTraces } from './pane-traces.ts';
import { TreeVariant } from './tree-variant.ts';
import type { Cost } from './variant.ts';

const facts = [
  'tests',
  'visited',
  'tested',
  'candidates',
  'duplicates',
  'hits',
  'references',
  'nodes',
  'time',
] as const;
type Fact = (typeof facts)[number];
/** Shown while there is a probe. */
const probeFacts: ReadonlySet<Fact> = new Set<Fact>([
  'visited',
  'tested',
  'candidates',
  'duplicates',
  'hits',
]);

/** What a pane says in numbers. */
export function paneFacts(isProbed: boolean): readonly Fact[] {
  return facts.filter((fact) => isProbed || !probeFacts.has(fact));
}

interface VariantPaneProps {
  readonly strings: CompareStrings;
  readonly pointers: PanePointers;
  readonly name: VariantName;
  readonly comparison: Comparison;
  readonly traces: ReadonlySignal<PaneTraces | undefined>;
}

export function VariantPane(props: VariantPaneProps): VNode {
  const { name, comparison, strings, traces } = props;
  const page = useStrings();
  const remarks = useFetchedStrings(remarkStringsOf);
  const store = useStore();
  const number = useNumberFormat();
  const step = useComputed(() => {
    const loaded = traces.value;
    const variant = comparison.variants.get(name);
    // The tree belongs to the settings only once it has followed the frame.
    return untracked(() => loaded?.stepOf(variant));
  });
  // One layer for as long as the pane is there.
  const traceLayer = useComputed(() => traces.value?.layer(() => step.peek()));
  const levels = useMemo(
    () =>
      new LevelsLayer(() => {
        const variant = comparison.variants.get(name);
        return variant instanceof TreeVariant && !variant.refusal ? variant : undefined;
      }),
    [comparison, name],
  );
  const elements = usePanePainter(
    props.pointers,
    () => {
      void step.value;
      return comparison.variants.get(name)?.frame;
    },
    () => (traceLayer.value ? [levels, traceLayer.value] : [levels]),
  );
  const note = useText(() => {
    const variant = comparison.variants.get(name);
    if (!variant || variant.pairs) return '';
    const { refusal } = variant;
    return refusal
      ? (remarks?.refused[refusal] ?? '')
      : strings.bruteForceRests(number.format(BRUTE_FORCE_LIMIT));
  }, [comparison, name, number, remarks, strings]);
  const cost = useComputed(() => {
    const variant = comparison.variants.get(name);
    return variant?.refusal ? undefined : variant?.cost;
  });
  const share = useComputed(() =>
    cost.value ? shareOf(cost.value, comparison.variants.get(name)?.frame.objects ?? 0) : 0,
  );
  const texts = useMemo(() => {
    const time = durationFormat(page.language);
    const textOf = (fact: Fact): string => {
      const value = fact === 'time' ? cost.value?.milliseconds : cost.value?.[fact];
      if (value === undefined) return page.nothing;
      return fact === 'time' ? time(value) : number.format(value);
    };
    return facts.map((id): PaneFact & { readonly id: Fact } => ({
      id,
      words: page.facts[id],
      value: computed(() => textOf(id)),
    }));
  }, [cost, number, page]);
  const shown = paneFacts(store.signals.probe.value);
  return (
    <Pane
      title={page.parameters.compare.choices[name]}
      {...elements}
      note={note.value}
      trace={useTraceText(name, traces.value, step.value)}
      share={share}
      facts={texts.filter(({ id }) => shown.includes(id))}
    />
  );
}

function useTraceText(
  name: VariantName,
  traces: PaneTraces | undefined,
  step: TraceStep | undefined,
) {
  const store = useStore();
  if (!traces || store.signals.trace.value === 'none') return undefined;
  if (step)
    return {
      counts: traces.text.countsOf(step),
      sentence: traces.text.sentenceOf(step, store.settings),
    };
  return name === 'brute' ? { counts: '', sentence: traces.text.treeless } : undefined;
}

function shareOf({ tests }: Cost, objects: number): number {
  return objects < 2 ? 0 : tests / ((objects * (objects - 1)) / 2);
}
