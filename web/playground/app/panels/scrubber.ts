/** The way through time: a slider over the frames of the scene, those that were and those to come, and the speed of it. */
import type { Player } from '../../engine/player/player.ts';
import type { Strings } from '../../locales/strings.ts';
import { parameters } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { element, say } from '../../ui/dom.ts';

/** The slider's far end at first; it doubles whenever the scene gets there. */
const SHORTEST_SPAN = 100;

export function scrubber(
  root: HTMLElement,
  store: Store,
  player: Player,
  strings: Strings,
  signal: AbortSignal,
): void {
  const format = new Intl.NumberFormat(strings.language);
  const slider = element('input', {
    id: 'timeline',
    type: 'range',
    min: 0,
    step: 1,
    'aria-label': strings.timeline,
  });
  const place = element('span', { class: 'place', 'aria-hidden': 'true' });
  slider.addEventListener('input', () => {
    store.change({ playing: false });
    player.seek(Number(slider.value));
  });
  root.append(slider, place, paceControl(store, strings, signal));

  const show = (): void => {
    const { destination } = player;
    const span = spanFor(Math.max(destination, player.timeline.last));
    slider.max = String(span);
    slider.value = String(destination);
    const words = strings.frameOf(format.format(destination), format.format(span));
    slider.setAttribute('aria-valuetext', words);
    say(place, words);
  };
  player.listen({ frame: show, progress: show }, signal);
  show();
}

function spanFor(last: number): number {
  let span = SHORTEST_SPAN;
  while (span < last) span *= 2;
  return Math.min(span, Math.max(last, parameters.frame.max));
}

const PACES = [0.1, 0.2, 0.5, 1, 2, 5, 10];

function paceControl(store: Store, strings: Strings, signal: AbortSignal): HTMLElement {
  const select = element('select', {
    id: 'control-pace',
    'aria-label': strings.parameters.pace.label,
  });
  const format = new Intl.NumberFormat(strings.language);
  const offer = (pace: number): void => {
    const name = `${format.format(pace)}${strings.units.times}`;
    select.append(element('option', { value: pace }, name));
  };
  PACES.forEach(offer);
  select.addEventListener('change', () => store.change({ pace: Number(select.value) }));
  const show = (): void => {
    const { pace } = store.settings;
    // A link may ask for one between those offered.
    if (![...select.options].some(({ value }) => Number(value) === pace)) offer(pace);
    select.value = String(pace);
  };
  store.listen(show, signal);
  show();
  return select;
}
