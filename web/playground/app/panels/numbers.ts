/** The live numbers, as text; and the foremost of them in a line of its own, for where the others are out of sight. */
import type { Verdict } from '../../engine/oracle.ts';
import type { Frame } from '../../engine/player/frame.ts';
import { fingerprint } from '../../engine/simulation/fingerprint.ts';
import type { Words } from '../../locales/complete.ts';
import type { Strings } from '../../locales/strings.ts';
import type { Store } from '../../state/store.ts';
import { element, say } from '../../ui/dom.ts';
import { type Finding, OracleOnDemand } from './oracle-on-demand.ts';

type Fact = keyof Strings['facts'];

const groups = {
  work: ['tests', 'bruteForce'],
  pairs: ['collidingPairs', 'oracle'],
  tree: ['objects', 'nodes', 'leaves', 'references', 'depth'],
  probe: ['visited', 'tested', 'candidates', 'hits'],
  moment: ['frame', 'fingerprint'],
} as const satisfies Readonly<Record<string, readonly Fact[]>>;

/** The fingerprint of a crowd costs milliseconds: while it moves, only that of so many is shown. */
const CHEAP_TO_PRINT = 2_000;

export class NumbersPanel {
  readonly #store: Store;
  readonly #strings: Strings;
  readonly #format: Intl.NumberFormat;
  readonly #percent: Intl.NumberFormat;
  readonly #values = new Map<Fact, HTMLElement>();
  readonly #share = element('span', { class: 'share' });
  readonly #glance: HTMLElement;
  /** Nothing to be said where nothing is asked. */
  readonly #probing: HTMLElement;
  readonly #saving = element('p', { class: 'saving' });
  readonly #onDemand: OracleOnDemand;
  readonly #canvasOnly: HTMLElement;

  constructor(root: HTMLElement, glance: HTMLElement, store: Store, strings: Strings) {
    this.#glance = glance;
    this.#store = store;
    this.#strings = strings;
    this.#format = new Intl.NumberFormat(strings.language);
    this.#percent = new Intl.NumberFormat(strings.language, {
      style: 'percent',
      maximumFractionDigits: 1,
      // All is saved, or checked, only where nothing is left.
      roundingMode: 'floor',
    });
    this.#onDemand = new OracleOnDemand(strings, store, (finding) => this.#sayFinding(finding));
    this.#canvasOnly = element(
      'p',
      { class: 'hint', id: 'canvas-only', hidden: true },
      strings.canvasOnly,
    );
    this.#probing = this.#list('probe');
    root.append(
      this.#list('work'),
      element('div', { class: 'meter', 'aria-hidden': 'true' }, this.#share),
      this.#saving,
      this.#list('pairs'),
      this.#onDemand.root,
      this.#list('tree'),
      this.#probing,
      this.#list('moment'),
      this.#canvasOnly,
    );
  }

  #list(group: keyof typeof groups): HTMLElement {
    const list = element('dl', { class: 'facts', 'data-group': group });
    for (const fact of groups[group]) {
      const { label, hint }: Words = this.#strings.facts[fact];
      const value = element('dd', { id: `fact-${fact}` }, this.#strings.nothing);
      this.#values.set(fact, value);
      list.append(
        element('div', { class: 'fact', title: hint ?? '' }, element('dt', {}, label), value),
      );
    }
    return list;
  }

  /** There is no tree that these settings describe, so there is nothing to say of it. */
  showNothing(): void {
    for (const fact of this.#values.keys()) this.#set(fact, this.#strings.nothing);
    this.#sayOracle(this.#strings.nothing, undefined);
    this.#onDemand.show(undefined);
    this.#showSaving(undefined);
    say(this.#glance, this.#strings.nothing);
  }

  /** Whether a crowd is drawn without WebGL2. */
  tellPainter(isMakeshift: boolean): void {
    this.#canvasOnly.hidden = !isMakeshift;
  }

  show(frame: Frame): void {
    this.#showTree(frame);
    this.#showProbe(frame);
    this.#showOracle(frame);
    this.#set('frame', this.#format.format(frame.number));
    this.#showFingerprint(frame);
  }

  /** That of this very frame, or none. */
  #showFingerprint({ objects, tree }: Frame): void {
    const isDear = objects > CHEAP_TO_PRINT && this.#store.settings.playing;
    this.#set('fingerprint', isDear ? this.#strings.nothing : fingerprint(tree.boxes));
  }

  #showTree(frame: Frame): void {
    const { nodes, leaves, references, depth, pairTests } = frame.tree.stats;
    const root = Number(this.#store.settings.rootLevel);
    const said = this.#format;
    const all = Math.max(0, (frame.objects * (frame.objects - 1)) / 2);
    this.#set('objects', said.format(frame.objects));
    this.#set('nodes', said.format(nodes));
    this.#set('leaves', said.format(leaves));
    this.#set('references', said.format(references));
    this.#set('depth', this.#strings.levels(said.format(root), said.format(root + depth)));
    this.#set('tests', said.format(pairTests));
    const pairs = said.format(frame.collidingPairs);
    this.#set('collidingPairs', pairs);
    say(this.#glance, this.#strings.glance(pairs, said.format(pairTests), said.format(nodes)));
    this.#set('bruteForce', said.format(all));
    this.#showSaving(all === 0 ? undefined : pairTests / all);
  }

  /** The share of brute force's tests that was made, where there is anything to compare. */
  #showSaving(share: number | undefined): void {
    this.#share.hidden = share === undefined;
    say(this.#saving, share === undefined ? this.#strings.nothing : this.#praise(share));
    this.#share.style.inlineSize = `${Math.min(100, 100 * (share ?? 0))}%`;
  }

  #praise(share: number): string {
    const percent = this.#percent.format(Math.abs(1 - share));
    return share <= 1 ? this.#strings.saved(percent) : this.#strings.dearer(percent);
  }

  #showProbe({ candidates, hits, probed }: Frame): void {
    const result = probed?.result;
    this.#probing.hidden = !this.#store.settings.probe;
    const show = (fact: Fact, number: number | undefined): void =>
      this.#set(fact, number === undefined ? this.#strings.nothing : this.#format.format(number));
    show('visited', result?.visited);
    show('tested', result?.tested.length);
    show('candidates', result && candidates);
    show('hits', result && hits);
  }

  #showOracle(frame: Frame): void {
    const { verdict } = frame;
    this.#onDemand.show(frame);
    if (verdict) this.#sayFinding(verdict);
    else this.#sayOracle(this.#strings.oracleCheck.unchecked, undefined);
  }

  #sayFinding(finding: Finding): void {
    if (typeof finding !== 'number') this.#sayOracle(this.#verdict(finding), finding);
    else
      this.#sayOracle(this.#strings.oracleCheck.checking(this.#percent.format(finding)), undefined);
  }

  #sayOracle(text: string, verdict: Frame['verdict']): void {
    this.#set('oracle', text);
    this.#values.get('oracle')?.setAttribute('data-mood', moodOf(verdict));
  }

  #verdict({ missed, double, wrong }: Readonly<Verdict>): string {
    const said = this.#format;
    return wrong > 0
      ? this.#strings.verdictWrong(said.format(missed), said.format(double), said.format(wrong))
      : this.#strings.verdict(said.format(missed), said.format(double));
  }

  #set(fact: Fact, text: string): void {
    const value = this.#values.get(fact);
    if (value) say(value, text);
  }
}

function moodOf(verdict: Frame['verdict']): 'good' | 'bad' | 'resting' {
  if (!verdict) return 'resting';
  return verdict.missed + verdict.double + verdict.wrong === 0 ? 'good' : 'bad';
}
