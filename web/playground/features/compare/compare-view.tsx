/** The comparison on the stage: a pane for each variant, and whether all find the same pairs. */
import '../../ui/stage-view.css';
import './compare.css';
import {
  effect,
  type ReadonlySignal,
  untracked,
  useComputed,
  useSignal,
  useSignalEffect,
} from '@preact/signals';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { PairSum } from '../../engine/pair-sum.ts';
import { usePlayer } from '../../engine/player/player-context.ts';
import { compareStringsOf } from '../../locales/compare-strings.ts';
import type { CompareStrings } from '../../locales/strings.ts';
import type { PanePointers } from '../../render/pane-painter.ts';
import { aspectOf } from '../../render/viewport.ts';
import { useStore } from '../../state/store-context.ts';
import { useNotFetched } from '../../ui/fetched.ts';
import { Meanings } from '../../ui/meanings.tsx';
import { useNumberFormat } from '../../ui/number-format.ts';
import { NumberMeanings } from '../../ui/number-meanings.tsx';
import { PaneGrid } from '../../ui/pane-grid.tsx';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import { useText } from '../../ui/text.ts';
import { BRUTE_FORCE_LIMIT } from './brute-force.ts';
import { Comparison, type VariantName } from './comparison.ts';
import { CoverLeaf } from './cover-leaf.tsx';
import { LevelLegend } from './level-legend.tsx';
import type { PaneTraces, TraceText } from './pane-traces.ts';
import { paneFacts, VariantPane } from './variant-pane.tsx';

/** Facts about the probe take at most this many more lines. */
const LINES_OF_PROBE = 5;
const LINES_OF_TRACE = 5;

interface CompareProps {
  readonly pointers: PanePointers;
  /** Fetches what puts the events of a trace into words. */
  readonly eventText: () => Promise<TraceText>;
}

export function CompareView(props: CompareProps): VNode | null {
  const strings = useFetchedStrings(compareStringsOf);
  return strings ? <Panes strings={strings} {...props} /> : null;
}

interface StringsProps {
  readonly strings: CompareStrings;
}

function Panes({ eventText, pointers, strings }: CompareProps & StringsProps): VNode {
  const store = useStore();
  const player = usePlayer();
  const comparison = useMemo(() => new Comparison(), []);
  useLayoutEffect(() => {
    const unsubscribe = effect(() => {
      void store.signals.compare.value;
      void store.signals.playing.value;
      const { frame } = player;
      untracked(() => comparison.follow(frame, store.settings, player.world, player.footage));
    });
    return () => {
      unsubscribe();
      comparison.dispose();
    };
  }, [comparison, player, store]);
  const traces = usePaneTraces(eventText);
  const names = useVariantNames(comparison);
  const page = useStrings();
  const hasShapes = useComputed(() => player.frame.shapes !== undefined);
  const { preset, probe, trace } = store.signals;
  void preset.value;
  return (
    <>
      <Agreement comparison={comparison} strings={strings} />
      <div class="view-main">
        {hasShapes.value && <p class="hint compare-boxes">{strings.boxes}</p>}
        {/* The panes take all the height; what follows is scrolled to. */}
        <div>
          <PaneGrid
            allowsBeside
            aspect={aspectOf(player.world)}
            lines={
              (probe.value ? LINES_OF_PROBE : 0) + (trace.value === 'none' ? 0 : LINES_OF_TRACE)
            }
            frames={comparison.followed}
          >
            {names.map((name) => (
              <VariantPane
                key={name}
                name={name}
                strings={strings}
                comparison={comparison}
                traces={traces}
                pointers={pointers}
              />
            ))}
          </PaneGrid>
          <LevelLegend comparison={comparison} strings={strings} />
        </div>
        <CoverLeaf comparison={comparison} strings={strings} />
        <Meanings
          id="method-meanings"
          heading={strings.methodsHeading}
          words={names.map((name) => ({
            label: page.parameters.compare.choices[name],
            hint: strings.methods[name],
          }))}
        />
        <NumberMeanings id="pane-meanings" facts={paneFacts(probe.value)} />
      </div>
    </>
  );
}

/** In the order in which they were chosen. Renders again only when they change. */
function useVariantNames(comparison: Comparison): readonly VariantName[] {
  const joined = useComputed(() => [...comparison.variants.keys()].join('.'));
  void joined.value;
  return [...untracked(() => comparison.variants.keys())];
}

/** Fetched when there is first a trace to show; undefined before. */
function usePaneTraces(
  eventText: CompareProps['eventText'],
): ReadonlySignal<PaneTraces | undefined> {
  const store = useStore();
  const player = usePlayer();
  const traces = useSignal<PaneTraces | undefined>(undefined);
  const isWanted = useComputed(() => store.signals.trace.value !== 'none');
  const fail = useNotFetched();
  const load = async (): Promise<void> => {
    const [{ PaneTraces }, text] = await Promise.all([import('./pane-traces.ts'), eventText()]);
    traces.value = new PaneTraces(store, player, text);
  };
  useSignalEffect(() => {
    if (!isWanted.value || traces.peek()) return;
    load().catch(fail);
  });
  return traces;
}

interface AgreementProps extends StringsProps {
  readonly comparison: Comparison;
}

/** Says whether all variants agree on the pairs, and on the hits of the probe. */
function Agreement({ comparison, strings }: AgreementProps): VNode {
  const number = useNumberFormat();
  const text = useText(() => {
    const { agrees, agreesOnHits } = comparison;
    const all = [...comparison.variants.values()];
    const count = (sums: readonly (PairSum | undefined)[]): string =>
      number.format(sums.find((sum) => sum !== undefined)?.count ?? 0);
    const isOneLeftOut = all.some(({ pairs, refusal }) => !pairs && !refusal);
    const alone =
      isOneLeftOut && all.length > 1
        ? strings.bruteForceRests(number.format(BRUTE_FORCE_LIMIT))
        : strings.oneAlone;
    const ofPairs = agrees ? strings.same(count(all.map(({ pairs }) => pairs))) : strings.differ;
    const words = [agrees === undefined ? alone : ofPairs];
    if (agreesOnHits) words.push(strings.sameHits(count(all.map(({ hits }) => hits))));
    if (agreesOnHits === false) words.push(strings.differentHits);
    return words.join(' · ');
  }, [comparison, strings, number]);
  const verdict = useComputed(() => {
    const { agrees, agreesOnHits } = comparison;
    return agrees === undefined ? 'alone' : String(agrees && agreesOnHits !== false);
  });
  return (
    <p class="view-says" data-agrees={verdict}>
      {text}
    </p>
  );
}
