/** On the way to a far frame: how much of it is done, how long the rest will take, and a button to stay where the scene is. */
import type { Player } from '../../engine/player/player.ts';
import type { Strings } from '../../locales/strings.ts';
import { element, say } from '../../ui/dom.ts';

/** Before so many milliseconds, nothing is known of how long the way will take. */
const FIRST_GUESS = 1_000;
const MINUTE = 60_000;

export function progressNotice(
  root: HTMLElement,
  player: Player,
  strings: Strings,
  halted: (sentence: string) => void,
  signal: AbortSignal,
): void {
  const number = new Intl.NumberFormat(strings.language);
  const words = element('span', { id: 'progress-words' });
  const meter = element('progress', { max: 1, 'aria-labelledby': 'progress-words' });
  const button = element('button', { type: 'button', id: 'progress-halt' }, strings.halt);
  button.addEventListener('click', () => {
    const wanted = player.destination;
    player.halt();
    halted(strings.halted(number.format(player.frame.number), number.format(wanted)));
  });
  root.replaceChildren(words, meter, button);

  const guess = remaining(strings.language);
  const percent = new Intl.NumberFormat(strings.language, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const show = (share: number): void => {
    root.hidden = share >= 1;
    const left = guess(share);
    if (share >= 1) return;
    const destination = number.format(player.destination);
    say(words, strings.replaying(destination, percent.format(share), left));
    meter.value = share;
  };
  player.listen({ progress: show }, signal);
  show(1);
}

/** How long the rest of a way will take, in whole words, if the rest is like what has been. */
function remaining(language: string): (share: number) => string | undefined {
  const said = (unit: 'second' | 'minute', count: number): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  let began: { readonly share: number; readonly time: number } | undefined;
  return (share) => {
    const time = performance.now();
    if (share >= 1) began = undefined;
    else if (!began || share < began.share) began = { share, time };
    if (!began || time - began.time < FIRST_GUESS || share <= began.share) return undefined;
    const left = ((1 - share) * (time - began.time)) / (share - began.share);
    return left < MINUTE
      ? said('second', Math.ceil(left / 1_000))
      : said('minute', Math.ceil(left / MINUTE));
  };
}
