/** The events of a trace in words. */
import { TraceKind, TraceReason } from 'quadrille';
import type { Trace } from '../../engine/trace/trace.ts';
import { type TraceStep, tallyOf } from '../../engine/trace/trace-playback.ts';
import { nameOf } from '../../engine/tree/child-numbers.ts';
import { type Cell, pathOf, type TraceEvent } from '../../engine/tree/trace-events.ts';
import { type NumberFormat, numberFormat } from '../../locales/number-format.ts';
import type { Strings, TraceStrings } from '../../locales/strings.ts';
import { traceStringsOf } from '../../locales/trace-strings.ts';
import type { Settings } from '../../state/parameters.ts';

/** Fetches the strings of traces in the language of the page. */
export async function eventTextIn(strings: Strings): Promise<EventText> {
  return new EventText(await traceStringsOf(strings), numberFormat(strings.language));
}

export class EventText {
  readonly #strings: TraceStrings;
  readonly #format: NumberFormat;

  constructor(strings: TraceStrings, format: NumberFormat) {
    this.#strings = strings;
    this.#format = format;
  }

  /** What is traced: the objects, or what the probe asks. */
  titleOf({ kind, subjects }: Trace): string {
    const { aboutOne, aboutPair, aboutProbe } = this.#strings;
    if (kind === 'query' || kind === 'candidates') return aboutProbe[kind];
    const [one = '', other] = subjects.map((row) => this.#format.format(row));
    return other === undefined ? aboutOne(one) : aboutPair(one, other);
  }

  /** Whether the two objects of a pair are tested and overlap; otherwise ''. */
  verdictOf({ kind, events }: Trace): string {
    if (kind !== 'pair') return '';
    const { verdicts } = this.#strings;
    if (events.some((event) => event.kind === TraceKind.Hit)) return verdicts.hit;
    return events.some((event) => event.kind === TraceKind.Miss) ? verdicts.miss : verdicts.part;
  }

  /** Shown where there is no tree to trace. */
  get treeless(): string {
    return this.#strings.treeless;
  }

  /** The counts up to the present event. */
  countsOf(step: TraceStep): string {
    const { hits, leftOut, tested, visited } = this.#strings.tally;
    const tally = tallyOf(step);
    const text = (count: number): string => this.#format.format(count);
    return [
      visited(text(tally.visited)),
      leftOut(text(tally.leftOut)),
      tested(text(tally.tested)),
      hits(text(tally.hits)),
    ].join(' · ');
  }

  /** What happens in the present event. */
  // oxlint-disable-next-line typescript/consistent-return -- every kind has its case
  sentenceOf({ trace, event }: TraceStep, settings: Settings): string {
    const node = this.#nodeNamed(event.cell, settings);
    if (trace.kind === 'pair') return this.#ofPair(trace, event, node);
    const strings = this.#strings;
    const who = this.#who(trace, event.object);
    const number = this.#format.format(event.detail);
    switch (event.kind) {
      case TraceKind.Enter:
        return strings.enter(this.#quarterNamed(event.cell, settings), number);
      case TraceKind.Skip:
      case TraceKind.Part:
        return event.detail === TraceReason.Farther
          ? strings.skipFarther(node)
          : strings.skip(node);
      case TraceKind.Stay:
        return event.detail === TraceReason.Leaf
          ? strings.stayLeaf(who, node)
          : strings.stayAcross(who, node);
      case TraceKind.Leave:
        return strings.leave(who, node);
      case TraceKind.Split:
        return strings.split(node, number, this.#format.format(settings.capacity));
      case TraceKind.Merge:
        return strings.merge(node, number);
      case TraceKind.Rebuild:
        return strings.rebuild;
      case TraceKind.Take:
        return strings.take(who, node);
      case TraceKind.Hit:
        return strings.hit(who);
      case TraceKind.Miss:
        return this.#miss(who, event.detail);
      case TraceKind.Drop:
        return strings.drop(who);
      case TraceKind.Repeat:
        return strings.repeat(who);
    }
  }

  #miss(who: string, reason: number): string {
    const strings = this.#strings;
    if (reason === TraceReason.ApartInX) return strings.missX(who);
    if (reason === TraceReason.ApartInY) return strings.missY(who);
    return reason === TraceReason.Farther ? strings.missFarther(who) : strings.miss(who);
  }

  #ofPair(trace: Trace, event: TraceEvent, node: string): string {
    const { pair, stayLeaf, stayAcross } = this.#strings;
    const who = this.#who(trace, event.object);
    if (event.kind === TraceKind.Stay)
      return event.detail === TraceReason.Leaf ? stayLeaf(who, node) : stayAcross(who, node);
    if (event.kind === TraceKind.Hit) return pair.hit(node);
    if (event.kind === TraceKind.Miss)
      return event.detail === TraceReason.ApartInX ? pair.missX(node) : pair.missY(node);
    if (event.kind === TraceKind.Repeat) return pair.repeat(node);
    return event.kind === TraceKind.Part ? pair.part(node) : pair.enter(node);
  }

  #nodeNamed(cell: Cell, { order }: Settings): string {
    const name = nameOf(pathOf(cell), order);
    return name === '' ? this.#strings.rootNode : this.#strings.nodeNamed(name);
  }

  /** A node by its place in its parent, which explains its name. */
  #quarterNamed(cell: Cell, { order }: Settings): string {
    const { nodeNamed, quarterOf, rootNode } = this.#strings;
    const name = nameOf(pathOf(cell), order);
    if (name === '') return rootNode;
    const end = name.lastIndexOf('/');
    const parent = name.slice(0, Math.max(0, end));
    return quarterOf(name.slice(end + 1), parent === '' ? rootNode : nodeNamed(parent));
  }

  #who({ kind, subjects }: Trace, row: number): string {
    const strings = this.#strings;
    if (kind === 'pair') return row === subjects[0] ? 'A' : 'B';
    if (row < 0 || row === subjects[0]) return strings.theObject;
    return strings.objectNamed(this.#format.format(row));
  }
}
