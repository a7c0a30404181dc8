/** What the marks of the picture mean: those that it can show at present, in its own colours and shapes. */

import type { Strings } from '../../locales/strings.ts';
import { type Palette, paletteOf, whenThemeChanges } from '../../render/palette.ts';
import { Swatch } from '../../render/swatch.ts';
import type { ParameterName, Settings } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { element } from '../../ui/dom.ts';

type Meaning = Exclude<keyof Strings['legend'], 'title'>;

interface Entry {
  readonly meaning: Meaning;
  readonly isShown: (settings: Settings) => boolean;
  readonly draw: (swatch: Swatch, palette: Palette) => void;
}

/** What the legend depends on. */
const decisive: readonly ParameterName[] = [
  'preset',
  'motion',
  'pairs',
  'probe',
  'visits',
  'placement',
  'straddlers',
  'lines',
  'shade',
  'colours',
  'theme',
];

const entries: readonly Entry[] = [
  {
    meaning: 'object',
    isShown: () => true,
    draw: (swatch, { object }) => swatch.fill(object),
  },
  {
    meaning: 'second',
    isShown: ({ motion }) => motion === 'shooter',
    draw: (swatch, { second }) => swatch.fill(second),
  },
  {
    meaning: 'collides',
    isShown: ({ pairs }) => pairs,
    draw: (swatch, { hit, outline }) => swatch.fill(hit).frame(outline),
  },
  {
    meaning: 'visited',
    isShown: ({ probe, visits }) => probe && visits,
    draw: (swatch, { background, candidate }) => swatch.fill(background).fill(candidate, 0.3),
  },
  {
    meaning: 'candidate',
    isShown: ({ probe }) => probe,
    draw: (swatch, { candidate, outline }) => swatch.fill(candidate).frame(outline, '1 2'),
  },
  {
    meaning: 'touched',
    isShown: ({ probe }) => probe,
    draw: (swatch, { hit, outline, probe }) => swatch.fill(hit).frame(outline).core(probe),
  },
  {
    meaning: 'straddles',
    isShown: ({ placement, straddlers }) => straddlers && placement !== 'leaf',
    draw: (swatch, { object, outline }) => swatch.fill(object).path('M7 1v12M1 7h12', outline),
  },
  {
    meaning: 'copied',
    isShown: ({ placement, straddlers }) => straddlers && placement === 'leaf',
    draw: (swatch, { object, outline }) => swatch.fill(object).path('M3.5 3.5h7v7h-7z', outline),
  },
  {
    meaning: 'line',
    isShown: ({ lines }) => lines,
    draw: (swatch, { background, dashed, line }) =>
      swatch.fill(background).path('M7 0v14', line, dashed ? '3 2' : 'none'),
  },
  {
    meaning: 'cell',
    isShown: ({ shade }) => shade,
    draw: (swatch, { background, line }) => swatch.fill(background).ramp(line),
  },
];

export function legend(
  root: HTMLElement,
  store: Store,
  strings: Strings,
  signal: AbortSignal,
): void {
  const list = element('ul', { class: 'legend', 'aria-label': strings.legend.title });
  root.append(list);
  const show = (): void => {
    const { settings } = store;
    const palette = paletteOf(settings);
    const shown = entries.filter(({ isShown }) => isShown(settings));
    list.replaceChildren(
      ...shown.map(({ meaning, draw }) => {
        const swatch = new Swatch();
        draw(swatch, palette);
        const item = element('li', {}, strings.legend[meaning]);
        item.prepend(swatch.svg);
        return item;
      }),
    );
  };
  store.listen((_, changed) => {
    if (decisive.some((name) => changed.has(name))) show();
  }, signal);
  whenThemeChanges(show, signal);
  show();
}
