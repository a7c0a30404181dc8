/** What the colours of objects in the panes mean: the levels of the tree on which they are kept. */
import { untracked, useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useReducer } from 'preact/hooks';
import type { CompareStrings } from '../../locales/strings.ts';
import { paletteOf, whenThemeChanges } from '../../render/palette.ts';
import { useStore } from '../../state/store-context.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { Fill, Swatch } from '../../ui/swatch.tsx';
import type { Comparison } from './comparison.ts';
import { levelColours } from './level-colours.ts';

interface LevelLegendProps {
  readonly comparison: Comparison;
  readonly strings: CompareStrings;
}

export function LevelLegend({ comparison, strings }: LevelLegendProps): VNode | null {
  const store = useStore();
  const number = useNumberFormat();
  const [, renderAgain] = useReducer<number, undefined>((times) => times + 1, 0);
  useEffect(() => {
    const ended = new AbortController();
    whenThemeChanges(() => renderAgain(undefined), ended.signal);
    return () => ended.abort();
  }, []);
  const deepest = useComputed(() => comparison.deepest).value;
  const isMarked = store.signals.straddlers.value;
  // Renders again only when the settings have other colours.
  void useComputed(() => paletteOf(store.settings)).value;
  const palette = paletteOf(untracked(() => store.settings));
  const colours = deepest === undefined || isMarked ? undefined : levelColours(palette, deepest);
  if (!colours) return null;
  const root = Number(store.signals.rootLevel.value);
  const levels = colours.map((colour, at) => ({ colour, name: number.format(root + at) }));
  return (
    <div class="level-legend">
      {strings.level}
      <ul aria-label={strings.level}>
        {levels.map(({ colour, name }) => (
          <li key={name}>
            <Swatch>
              <Fill colour={colour} />
            </Swatch>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
