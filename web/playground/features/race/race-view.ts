/** The race on the stage: two charts, who wins from where on, and all numbers as a table. */

import type { Player } from '../../engine/player/player.ts';
import type { Strings } from '../../locales/strings.ts';
import type { Settings } from '../../state/parameters.ts';
import { effectOf, type Store } from '../../state/store.ts';
import { element, say } from '../../ui/dom.ts';
import { type RacerName, racerNames } from './benchmark-cases.ts';
import { sizes } from './benchmark-scene.ts';
import { chartOf, shapeOf } from './chart.ts';
import { bestAt, crossingOf, type Measure } from './crossovers.ts';
import { type Result, race, type Step } from './race.ts';

const measures: readonly Measure[] = ['tests', 'milliseconds'];
/** Who turns a slider has not decided yet. */
const RESTART_DELAY = 600;
/** A race that was stopped with fewer objects than these does not tell who wins from where on. */
const TELLING = 1_000;

/** What the race uses of the page. */
export interface RaceContext {
  readonly player: Player;
  readonly store: Store;
  readonly strings: Strings;
  /** Where the charts are put. */
  readonly root: HTMLElement;
}

export function raceView(context: RaceContext, signal: AbortSignal): void {
  const { player, store, strings, root } = context;
  const says = element('p', { class: 'view-says', role: 'status' });
  const progress = element('progress', {
    max: 1,
    value: 0,
    'aria-label': strings.parameters.race.label,
  });
  const button = element('button', { type: 'button', id: 'race-button' });
  const board = element('div', { class: 'race-board' });
  const head = element('div', { class: 'race-head' }, legendOf(strings), progress, button);
  root.append(says, element('div', { class: 'view-main race' }, head, board));

  let running: AbortController | undefined;
  const rest = (words: string): void => {
    running = undefined;
    say(says, words);
    say(button, strings.race.run);
    progress.hidden = true;
  };
  const step = ({ count, share, results }: Step): void => {
    say(says, strings.race.running(numberIn(strings).format(count)));
    progress.value = share;
    board.replaceChildren(...chartsOf(results, strings));
  };
  const run = async (): Promise<void> => {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    // What moves beside it would be timed too.
    store.change({ playing: false });
    say(button, strings.race.stop);
    progress.hidden = false;
    const { settings } = store;
    const results = await race(settings, player.world, sizes, step, mine.signal);
    if (running !== mine || signal.aborted) return;
    const isWhole = !mine.signal.aborted;
    const isTelling = results.some(({ count }) => count >= TELLING);
    board.replaceChildren(
      ...chartsOf(results, strings),
      ...(isTelling ? [winsOf(results, strings)] : []),
      rulesOf(results, settings, strings),
      tableOf(results, strings),
    );
    board.dataset['done'] = String(isWhole);
    rest(isWhole ? strings.race.done : strings.race.stopped);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', () => (running ? running.abort() : void run()));
  store.listen((_, changed) => {
    const effect = effectOf(changed);
    const isAnother = effect === 'respawn' || effect === 'rebuild' || changed.has('raceWorld');
    if (!isAnother) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), RESTART_DELAY);
  }, signal);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    running?.abort();
  });
  void run();
}

function numberIn({ language }: Strings): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
}

function nameOf(racer: RacerName, strings: Strings): string {
  return racer === 'sweep' ? strings.race.sweep : strings.choices.compare[racer];
}

function legendOf(strings: Strings): HTMLElement {
  const entries = racerNames.map((racer) =>
    element('li', {}, shapeOf(racer), nameOf(racer, strings)),
  );
  return element('ul', { class: 'legend' }, ...entries);
}

function chartsOf(results: readonly Result[], strings: Strings): HTMLElement[] {
  const charts = measures.map((measure) => {
    const title = strings.race[measure];
    const texts = { title, across: strings.race.objects, language: strings.language };
    return element(
      'figure',
      { class: 'chart', 'data-measure': measure },
      element('figcaption', {}, title),
      chartOf(results, measure, texts),
    );
  });
  return [element('div', { class: 'charts' }, ...charts)];
}

function winsOf(results: readonly Result[], strings: Strings): HTMLElement {
  const said = numberIn(strings);
  const lines = racerNames
    .filter((racer) => racer !== 'brute')
    .map((racer) => {
      const [tests, time] = measures.map((measure) => crossingOf(results, racer, measure)?.from);
      const from = (count: number | undefined): string =>
        count === undefined ? strings.race.never : strings.race.from(said.format(count));
      return element(
        'li',
        { 'data-racer': racer },
        strings.race.wins(nameOf(racer, strings), from(tests), from(time)),
      );
    });
  const [fewest = 0] = sizes;
  const best = bestAt(results, fewest, 'milliseconds') ?? 'brute';
  const fastest = strings.race.fastest(said.format(fewest), nameOf(best, strings));
  return element('ul', { class: 'race-wins' }, element('li', {}, fastest), ...lines);
}

function rulesOf(
  results: readonly Result[],
  { raceWorld }: Settings,
  strings: Strings,
): HTMLElement {
  const reckoned = results.some((result) => result.reckoned) ? ` ${strings.race.reckoned}` : '';
  const rules = `${strings.race.worlds[raceWorld]} ${strings.race.rules}${reckoned}`;
  return element('p', { class: 'hint' }, rules);
}

/** What the charts show, for those who cannot see them and for those who want to know exactly. */
function tableOf(results: readonly Result[], strings: Strings): HTMLElement {
  const said = numberIn(strings);
  const head = racerNames.map((racer) => element('th', { scope: 'col' }, nameOf(racer, strings)));
  const rows = sizes.map((count) => {
    const cells = racerNames.map((racer) => {
      const found = results.find((result) => result.racer === racer && result.count === count);
      if (!found) return element('td', {}, strings.nothing);
      const time = `${said.format(found.milliseconds)} ms`;
      const text = `${said.format(found.tests)} · ${time}`;
      return element('td', {}, found.reckoned ? `≈ ${text}` : text);
    });
    return element('tr', {}, element('th', { scope: 'row' }, said.format(count)), ...cells);
  });
  const corner = element('th', { scope: 'col' }, strings.race.objects);
  const scroller = element(
    'div',
    { class: 'race-table', tabindex: 0, role: 'region', 'aria-label': strings.race.numbers },
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, corner, ...head)),
      element('tbody', {}, ...rows),
    ),
  );
  return element('details', {}, element('summary', {}, strings.race.numbers), scroller);
}
