/** Under the picture: what is told, in words, and the way through it, forward and back. */

import { subjectsOf, type TracedOperation } from '../../engine/trace/trace.ts';
import { type Tally, type TraceStep, tallyOf } from '../../engine/trace/trace-playback.ts';
import type { Strings, TraceStrings } from '../../locales/strings.ts';
import { type Palette, paletteOf } from '../../render/palette.ts';
import { Swatch } from '../../render/swatch.ts';
import type { Store } from '../../state/store.ts';
import { element, icon, say } from '../../ui/dom.ts';
import { EventText } from './event-text.ts';

const aboutObjects: readonly TracedOperation[] = ['insert', 'move', 'remove', 'pair'];
const aboutProbe: readonly TracedOperation[] = ['query', 'candidates'];

/** As the sheet draws them. */
const samples: Readonly<Record<keyof Tally, (swatch: Swatch, palette: Palette) => void>> = {
  visited: (swatch, { outline, probe }) => swatch.fill(probe).frame(outline),
  leftOut: (swatch, { background, outline }) =>
    swatch.fill(background).frame(outline, '1 2').hatch(outline),
  tested: (swatch, { object, outline }) =>
    swatch.fill(object).frame(outline).path('M1 13L13 1', outline),
  hits: (swatch, { hit, object }) => swatch.fill(object).frame(hit).core(hit),
};

const counted: readonly (keyof Tally)[] = ['visited', 'leftOut', 'tested', 'hits'];

export class TracePanel {
  readonly root: HTMLElement;
  readonly #store: Store;
  readonly #strings: TraceStrings;
  readonly #probe: string;
  readonly #placements: Strings['choices']['placement'];
  readonly #words: EventText;
  readonly #format: Intl.NumberFormat;
  readonly #kind: HTMLSelectElement;
  readonly #title = element('b', {});
  readonly #verdict = element('span', { class: 'story-verdict' });
  readonly #sentence = element('p', { class: 'story-sentence', role: 'status' });
  readonly #slider: HTMLInputElement;
  readonly #place = element('span', { class: 'place', 'aria-hidden': 'true' });
  readonly #tally = element('p', { class: 'story-tally' });
  readonly #former: HTMLButtonElement;
  readonly #next: HTMLButtonElement;
  #at = 0;
  #last = 0;

  constructor(store: Store, strings: Strings, story: TraceStrings, close: () => void) {
    this.#store = store;
    this.#strings = story;
    this.#placements = strings.choices.placement;
    this.#probe = strings.actions.probe;
    this.#format = new Intl.NumberFormat(strings.language);
    this.#words = new EventText(story, this.#format);
    this.#kind = this.#choice();
    this.#former = iconButton('story-former', 'former', story.former, () => this.turn(-1));
    this.#next = iconButton('story-next', 'next', story.next, () => this.turn(1));
    this.#slider = element('input', {
      id: 'story-event',
      type: 'range',
      min: 0,
      'aria-label': story.event,
    });
    this.#slider.addEventListener('input', () =>
      store.change({ event: Number(this.#slider.value) }),
    );
    const about = element('p', { class: 'story-about' }, this.#title, ' ', this.#verdict);
    this.root = element(
      'section',
      { id: 'story', class: 'story', 'aria-label': story.label },
      element(
        'div',
        { class: 'story-row story-head' },
        about,
        iconButton('story-close', 'close', story.close, close),
        this.#kind,
      ),
      this.#sentence,
      element('div', { class: 'story-row' }, this.#former, this.#slider, this.#next, this.#place),
      this.#tally,
    );
  }

  /** So many events on, or back if negative. */
  turn(events: number): void {
    this.#store.change({ event: Math.max(0, Math.min(this.#last, this.#at + events)) });
  }

  /** Of a scene of so many objects. */
  show(step: TraceStep | undefined, objects: number): void {
    const { settings } = this.#store;
    this.#kind.value = settings.story === 'none' ? '' : settings.story;
    this.#last = (step?.trace.events.length ?? 1) - 1;
    const at = step?.at ?? 0;
    this.#at = at;
    say(this.#title, step ? this.#titleOf(step) : '');
    say(this.#verdict, step ? this.#words.verdictOf(step.trace) : '');
    say(this.#sentence, step ? this.#words.sentenceOf(step, settings) : this.#nothing(objects));
    this.#slider.max = String(this.#last);
    this.#slider.value = String(at);
    const place = this.#strings.eventOf(
      this.#format.format(at + 1),
      this.#format.format(this.#last + 1),
    );
    this.#slider.setAttribute('aria-valuetext', place);
    say(this.#place, step ? place : '');
    this.#former.setAttribute('aria-disabled', String(at <= 0));
    this.#next.setAttribute('aria-disabled', String(at >= this.#last));
    this.#slider.disabled = !step;
    this.#count(step);
  }

  /** Beside panes that tell of trees of their own, it says whose tree it tells of itself. */
  #titleOf({ trace }: TraceStep): string {
    const { compare, placement } = this.#store.settings;
    const title = this.#words.titleOf(trace);
    const tree = compare === '' ? '' : this.#placements[placement];
    return [tree, title].filter((words) => words !== '').join(' · ');
  }

  #count(step: TraceStep | undefined): void {
    const tally = step && tallyOf(step);
    const palette = paletteOf(this.#store.settings);
    const said = counted.map((name) => {
      const number = this.#format.format(tally?.[name] ?? 0);
      const count = element(
        'span',
        { class: 'story-count', 'data-count': name },
        this.#strings.tally[name](number),
      );
      const swatch = new Swatch();
      samples[name](swatch, palette);
      count.prepend(swatch.svg);
      return count;
    });
    this.#tally.replaceChildren(...said);
  }

  /** Why there is nothing to tell, and what to do. */
  #nothing(objects: number): string {
    const { noObject, noProbe, samePair, unknownObject } = this.#strings;
    const { story, subject, other } = this.#store.settings;
    if (aboutProbe.some((kind) => kind === story)) return noProbe;
    if (story === 'none') return noObject;
    const unknown = subjectsOf(story, subject, other).find((row) => row >= objects);
    if (unknown !== undefined) return `${unknownObject(this.#format.format(unknown))} ${noObject}`;
    return story === 'pair' && subject === other ? `${samePair} ${noObject}` : noObject;
  }

  #choice(): HTMLSelectElement {
    const story = this.#strings;
    const select = element('select', { id: 'story-kind', 'aria-label': story.kind });
    select.append(element('option', { value: '', hidden: true }, story.kind));
    const group = (label: string, kinds: readonly TracedOperation[]): HTMLElement =>
      element(
        'optgroup',
        { label },
        ...kinds.map((kind) => element('option', { value: kind }, story.kinds[kind])),
      );
    select.append(group(story.object, aboutObjects), group(this.#probe, aboutProbe));
    select.addEventListener('change', () => {
      const isAboutProbe = aboutProbe.some((kind) => kind === select.value);
      this.#store.change({
        story: select.value,
        event: 0,
        ...(isAboutProbe && { probe: true, pinned: true }),
      });
    });
    return select;
  }
}

function iconButton(
  id: string,
  picture: string,
  label: string,
  act: () => void,
): HTMLButtonElement {
  const button = element(
    'button',
    { type: 'button', id, class: 'icon-only', title: label, 'aria-label': label },
    icon(picture),
  );
  button.addEventListener('click', act);
  return button;
}
