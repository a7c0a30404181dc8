/**
 * What the page shows at its bare address before its code is there: the beginning, as HTML. Run while the page is built, so that it is
 * what the code then shows. Its colours are in `app/first-frame.css`.
 */
import { allPairs } from '../../engine/all-pairs.ts';
import { bouncing } from '../../engine/simulation/bounce.ts';
import { BOX_STRIDE } from '../../engine/simulation/motion.ts';
import { page } from '../../locales/en/page.ts';
import { beginning } from '../../locales/en/story.ts';
import { numberFormat } from '../../locales/number-format.ts';
import { fromFragment } from '../../state/fragment.ts';
import { languages } from '../../state/language.ts';
import { presetOf } from '../../state/presets.ts';

const settings = fromFragment('p=crowd');
const { world } = presetOf(settings.preset);
const number = numberFormat('en');

/** The sentence and its two numbers, as `app/panels/headline.tsx` renders them. */
export function firstWords(): string {
  const { headline } = page;
  const sentence = beginning.question(number.format(settings.count));
  const all = number.format(allPairs(settings.count));
  return `<section class="first headline"><p class="sentence">${sentence}</p>${tally('with-tree', '0', headline.tested(0))}${tally('without-tree', all, headline.inAll)}</section>`;
}

function tally(className: string, count: string, words: string): string {
  return `<p class="tally ${className}"><strong>${count}</strong> <span>${words}</span><span class="tally-bar"></span></p>`;
}

/** The squares. Those of a size follow each other, so that compression finds what they share. */
export function firstPicture(): string {
  const { boxes } = bouncing(settings, world);
  const squares = Array.from({ length: settings.count }, (_, row) => {
    const [x = 0, y = 0, right = 0] = boxes.subarray(BOX_STRIDE * row);
    return { x, y, size: right - x };
  });
  const path = squares
    .toSorted((a, b) => a.size - b.size || a.x - b.x)
    .map(({ x, y, size }) => `M${x} ${y}h${size}v${size}h-${size}z`)
    .join('');
  return `<svg class="first first-picture" viewBox="0 0 ${world.width} ${world.height}" aria-hidden="true"><path d="${path}"/></svg>`;
}

const bases = [...new Set(languages.map((language) => language.split('-', 1)[0]))].join('|');

/**
 * Tells the styles what is opened, before anything is drawn: a link, which shows something else, or the first of the reader's languages
 * that the page speaks, else English.
 */
export const whatIsOpened = `document.documentElement.dataset.opened=location.hash[1]?"link":(/(?:^|,)(${bases})/i.exec(navigator.languages)||[,"en"])[1]`;
