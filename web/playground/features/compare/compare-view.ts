/** The comparison on the stage: a pane for each way of keeping the objects, and whether all find the same pairs. */

import type { Player } from '../../engine/player/player.ts';
import type { HighlightedNode } from '../../engine/tree/highlighted-node.ts';
import type { Strings } from '../../locales/strings.ts';
import type { InputTarget } from '../../render/input-target.ts';
import { PanePainter } from '../../render/pane-painter.ts';
import type { Hand } from '../../render/picture.ts';
import { aspectOf } from '../../render/viewport.ts';
import type { Store } from '../../state/store.ts';
import { element, say } from '../../ui/dom.ts';
import { Pane } from '../../ui/pane.ts';
import { PaneGrid } from '../../ui/pane-grid.ts';
import { BRUTE_FORCE_LIMIT } from './brute-force.ts';
import { Comparison, type ContenderName } from './comparison.ts';
import { spentIn } from './duration-text.ts';
import type { PairSum } from './pair-sum.ts';
import type { PaneTraces, TraceText } from './pane-traces.ts';
import type { Contender, Cost } from './variant.ts';

const facts = [
  'tests',
  'visited',
  'tested',
  'candidates',
  'hits',
  'references',
  'nodes',
  'time',
] as const;
type Fact = (typeof facts)[number];
/** So many lines more do facts about the probe take at most. */
const LINES_OF_PROBE = 4;
/** And a story. */
const LINES_OF_STORY = 5;
/** There while there is a probe. */
const ofProbe: ReadonlySet<Fact> = new Set(['visited', 'tested', 'candidates', 'hits'] as const);

/** What the comparison uses of the page. */
export interface CompareContext {
  readonly player: Player;
  readonly store: Store;
  readonly highlighted: HighlightedNode;
  readonly hand: Hand & Pick<HighlightedNode, 'listen'>;
  readonly strings: Strings;
  /** Where the panes are put. */
  readonly root: HTMLElement;
  /** Lets pointers and keys over a pane do what they do over the page's picture. */
  readonly handle: (target: InputTarget, signal: AbortSignal) => void;
  /** Fetches what puts the events of a trace into words. */
  readonly eventText: () => Promise<TraceText>;
}

interface PaintedPane {
  readonly pane: Pane<Fact>;
  readonly painter: PanePainter;
}

export function compareView(context: CompareContext, signal: AbortSignal): void {
  const { player, store, highlighted, hand, strings, root, handle, eventText } = context;
  const comparison = new Comparison();
  const panes = new Map<ContenderName, PaintedPane>();
  const says = element('p', { class: 'view-says' });
  const grid = new PaneGrid(() => aspectOf(player.world), signal);
  const said = numbersIn(strings);
  root.append(says, element('div', { class: 'view-main' }, grid.root));

  const paneOf = (name: ContenderName): PaintedPane => {
    const known = panes.get(name);
    if (known) return known;
    const text = {
      name,
      title: strings.choices.compare[name],
      facts: facts.map((fact) => [fact, strings.facts[fact]] as const),
    };
    const pane = new Pane<Fact>(text);
    const { picture } = pane;
    const painter = new PanePainter(picture, { highlighted, hand }, paint, signal);
    const view = () => painter.view(store.settings, player.world);
    handle({ picture, view, world: () => player.world }, signal);
    const made = { pane, painter };
    panes.set(name, made);
    return made;
  };
  const arrange = (): void => {
    const names = [...comparison.contenders.keys()];
    if (names.join() !== shown) grid.show(names.map((name) => paneOf(name).pane.root));
    shown = names.join();
  };
  let shown = '';
  let traces: PaneTraces | undefined;
  const begun = new AbortController();
  /** Fetched when there is first a trace to show. */
  const fetchTraces = async (): Promise<void> => {
    if (begun.signal.aborted || store.settings.story === 'none') return;
    begun.abort();
    const [{ PaneTraces }, text] = await Promise.all([import('./pane-traces.ts'), eventText()]);
    traces = new PaneTraces(store, player, text, signal);
    if (!signal.aborted) player.refresh();
  };
  const paint = (): void => {
    for (const [name, contender] of comparison.contenders)
      paneOf(name).painter.paint(contender.frame, store.settings, player.world);
  };
  const follow = (): void => {
    comparison.follow(player.frame, store.settings, player.world);
    arrange();
    const { probe, story } = store.settings;
    grid.arrange((probe ? LINES_OF_PROBE : 0) + (story === 'none' ? 0 : LINES_OF_STORY));
    for (const [name, contender] of comparison.contenders) {
      const { pane, painter } = paneOf(name);
      traces?.show(pane, painter, contender);
    }
    paint();
    for (const [name, contender] of comparison.contenders) {
      const { pane } = paneOf(name);
      for (const fact of ofProbe) pane.offer(fact, probe);
      tell(pane, contender, strings, said);
    }
    sayWhether(comparison, says, strings, said);
  };

  player.listen({ frame: follow }, signal);
  store.listen((_, changed) => changed.has('compare') && follow(), signal);
  highlighted.listen(paint, signal);
  hand.listen(paint, signal);
  store.listen(() => void fetchTraces(), signal);
  signal.addEventListener('abort', () => comparison.dispose());
  follow();
  void fetchTraces();
}

interface Said {
  readonly number: Intl.NumberFormat;
  readonly time: ReturnType<typeof spentIn>;
}

function numbersIn({ language }: Strings): Said {
  return {
    number: new Intl.NumberFormat(language),
    time: spentIn(language),
  };
}

function tell(pane: Pane<Fact>, contender: Contender, strings: Strings, said: Said): void {
  const { cost, frame, pairs, refusal } = contender;
  const values: Readonly<Record<Fact, number | undefined>> = { ...cost, time: cost.milliseconds };
  for (const fact of facts) {
    const value = refusal ? undefined : values[fact];
    // oxlint-disable-next-line typescript/unbound-method -- formatters bind it themselves
    const words = fact === 'time' ? said.time : said.number.format;
    pane.tell(fact, value === undefined ? strings.nothing : words(value));
  }
  pane.weigh(refusal ? 0 : shareOf(cost, frame.objects));
  const rests = pairs ? '' : restSays(strings, said);
  pane.note(refusal ? strings.refused[refusal] : rests);
}

function restSays({ compare }: Strings, { number }: Said): string {
  return compare.bruteForceRests(number.format(BRUTE_FORCE_LIMIT));
}

function shareOf({ tests }: Cost, objects: number): number {
  return objects < 2 ? 0 : tests / ((objects * (objects - 1)) / 2);
}

function sayWhether(comparison: Comparison, says: HTMLElement, strings: Strings, said: Said): void {
  const { agrees, agreesOnHits, contenders } = comparison;
  const all = [...contenders.values()];
  const { differ, differentHits, same, sameHits, oneAlone } = strings.compare;
  const count = (sums: readonly (PairSum | undefined)[]): string =>
    said.number.format(sums.find((sum) => sum !== undefined)?.count ?? 0);
  const ofPairs = agrees ? same(count(all.map(({ pairs }) => pairs))) : differ;
  const ofHits = agreesOnHits ? sameHits(count(all.map(({ hits }) => hits))) : differentHits;
  const rests = all.some(({ pairs, refusal }) => !pairs && !refusal);
  const alone = rests && all.length > 1 ? restSays(strings, said) : oneAlone;
  const words = [agrees === undefined ? alone : ofPairs];
  if (agreesOnHits !== undefined) words.push(ofHits);
  says.dataset['agrees'] =
    agrees === undefined ? 'alone' : String(agrees && agreesOnHits !== false);
  say(says, words.join(' · '));
}
