/** Each event in words. */
import { TraceKind, TraceReason } from 'quadrille';
import type { Trace } from '../../engine/trace/trace.ts';
import { type TraceStep, tallyOf } from '../../engine/trace/trace-playback.ts';
import { nameOf } from '../../engine/tree/paths.ts';
import { type Cell, pathOf, type TraceEvent } from '../../engine/tree/trace-events.ts';
import { traceStringsOf } from '../../locales/languages.ts';
import type { Strings, TraceStrings } from '../../locales/strings.ts';
import type { Settings } from '../../state/parameters.ts';

/** Fetches the words of traces in the language of the page. */
export async function eventTextIn(strings: Strings): Promise<EventText> {
  return new EventText(await traceStringsOf(strings), new Intl.NumberFormat(strings.language));
}

export class EventText {
  readonly #story: TraceStrings;
  readonly #format: Intl.NumberFormat;

  constructor(story: TraceStrings, format: Intl.NumberFormat) {
    this.#story = story;
    this.#format = format;
  }

  /** Whom the trace is about. */
  titleOf({ subjects }: Trace): string {
    const [one, other] = subjects.map((row) => this.#format.format(row));
    if (one === undefined) return '';
    const { aboutOne, aboutPair } = this.#story;
    return other === undefined ? aboutOne(one) : aboutPair(one, other);
  }

  /** The answer that a pair's trace comes to. */
  verdictOf({ kind, events }: Trace): string {
    if (kind !== 'pair') return '';
    const { verdicts } = this.#story;
    if (events.some((event) => event.kind === TraceKind.Hit)) return verdicts.hit;
    return events.some((event) => event.kind === TraceKind.Miss) ? verdicts.miss : verdicts.part;
  }

  /** Said where there is no tree to trace. */
  get treeless(): string {
    return this.#story.treeless;
  }

  /** What is counted up to the event. */
  countsOf(step: TraceStep): string {
    const { hits, leftOut, tested, visited } = this.#story.tally;
    const tally = tallyOf(step);
    const said = (count: number): string => this.#format.format(count);
    return [
      visited(said(tally.visited)),
      leftOut(said(tally.leftOut)),
      tested(said(tally.tested)),
      hits(said(tally.hits)),
    ].join(' · ');
  }

  /** The event that is told. */
  // oxlint-disable-next-line typescript/consistent-return -- every kind has its case
  sentenceOf({ trace, event }: TraceStep, settings: Settings): string {
    const node = this.#nodeNamed(event.cell, settings);
    if (trace.kind === 'pair') return this.#ofPair(trace, event, node);
    const story = this.#story;
    const who = this.#who(trace, event.object);
    const number = this.#format.format(event.detail);
    switch (event.kind) {
      case TraceKind.Enter:
        return story.enter(node, number);
      case TraceKind.Skip:
      case TraceKind.Part:
        return event.detail === TraceReason.Farther ? story.skipFarther(node) : story.skip(node);
      case TraceKind.Stay:
        return event.detail === TraceReason.Leaf
          ? story.stayLeaf(who, node)
          : story.stayAcross(who, node);
      case TraceKind.Leave:
        return story.leave(who, node);
      case TraceKind.Split:
        return story.split(node, number, this.#format.format(settings.capacity));
      case TraceKind.Merge:
        return story.merge(node, number);
      case TraceKind.Rebuild:
        return story.rebuild;
      case TraceKind.Take:
        return story.take(who, node);
      case TraceKind.Hit:
        return story.hit(who);
      case TraceKind.Miss:
        return this.#miss(who, event.detail);
      case TraceKind.Drop:
        return story.drop(who);
      case TraceKind.Repeat:
        return story.repeat(who);
    }
  }

  #miss(who: string, reason: number): string {
    const story = this.#story;
    if (reason === TraceReason.ApartInX) return story.missX(who);
    if (reason === TraceReason.ApartInY) return story.missY(who);
    return reason === TraceReason.Farther ? story.missFarther(who) : story.miss(who);
  }

  #ofPair(trace: Trace, event: TraceEvent, node: string): string {
    const { pair, stayLeaf, stayAcross } = this.#story;
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
    return name === '' ? this.#story.rootNode : this.#story.nodeNamed(name);
  }

  #who({ kind, subjects }: Trace, row: number): string {
    const story = this.#story;
    if (kind === 'pair') return row === subjects[0] ? 'A' : 'B';
    if (row < 0 || row === subjects[0]) return story.theObject;
    return story.objectNamed(this.#format.format(row));
  }
}
