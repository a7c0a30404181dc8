/** What the marks of the picture mean: those that it can show at present, in its own colours and shapes. */
import { untracked, useComputed } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useReducer } from 'preact/hooks';
import type { Strings } from '../../locales/strings.ts';
import { type Palette, pairColour, paletteOf, whenThemeChanges } from '../../render/palette.ts';
import { SHADE_PER_LEVEL } from '../../render/shade-style.ts';
import type { Settings } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { useStrings } from '../../ui/strings.tsx';
import { Core, Fill, Frame, Line, Ramp, Swatch } from '../../ui/swatch.tsx';

type Meaning = Exclude<keyof Strings['legend'], 'title'>;

interface Entry {
  readonly meaning: Meaning;
  readonly isShown: (settings: Settings, drawsContacts: boolean) => boolean;
  readonly sample: (palette: Palette) => ComponentChildren;
}

/** Panes side by side show boxes. */
function hasShapes({ compare, shape }: Settings): boolean {
  return shape !== 'box' && compare === '';
}

const shades = [1, 4, 8].map((depth) => SHADE_PER_LEVEL * depth);

const entries: readonly Entry[] = [
  {
    meaning: 'object',
    isShown: () => true,
    sample: ({ object }) => <Fill colour={object} />,
  },
  {
    meaning: 'second',
    isShown: ({ motion }) => motion === 'shooter',
    sample: ({ second }) => <Fill colour={second} />,
  },
  {
    meaning: 'collides',
    isShown: ({ pairs }) => pairs,
    sample: (palette) => (
      <>
        <Fill colour={pairColour(palette)} />
        <Frame colour={palette.outline} />
      </>
    ),
  },
  {
    meaning: 'near',
    isShown: (settings) => settings.pairs && hasShapes(settings),
    sample: ({ background, object, outline }) => (
      <>
        <Fill colour={background} />
        <Core colour={object} />
        <Line path="M2.5 2.5h9v9h-9z" colour={outline} dashes="1 2" />
      </>
    ),
  },
  {
    meaning: 'contact',
    isShown: (settings, drawsContacts) => settings.contacts && hasShapes(settings) && drawsContacts,
    sample: ({ contact }) => <Line path="M1 13L13 1M7 1h6v6" colour={contact} />,
  },
  {
    meaning: 'probe',
    isShown: ({ probe }) => probe,
    sample: ({ background, probe }) => (
      <>
        <Fill colour={background} />
        <Fill colour={probe} opacity={0.4} />
        <Frame colour={probe} />
      </>
    ),
  },
  {
    meaning: 'visited',
    isShown: ({ probe, visits }) => probe && visits,
    sample: ({ background, candidate }) => (
      <>
        <Fill colour={background} />
        <Fill colour={candidate} opacity={0.3} />
      </>
    ),
  },
  {
    meaning: 'candidate',
    isShown: ({ probe }) => probe,
    sample: ({ candidate, outline }) => (
      <>
        <Fill colour={candidate} />
        <Frame colour={outline} dashes="1 2" />
      </>
    ),
  },
  {
    meaning: 'touched',
    isShown: ({ probe }) => probe,
    sample: ({ hit, outline, probe }) => (
      <>
        <Fill colour={hit} />
        <Frame colour={outline} />
        <Core colour={probe} />
      </>
    ),
  },
  {
    meaning: 'straddles',
    isShown: ({ placement, straddlers }) => straddlers && placement !== 'leaf',
    sample: ({ object, outline }) => (
      <>
        <Fill colour={object} />
        <Line path="M7 1v12M1 7h12" colour={outline} />
      </>
    ),
  },
  {
    meaning: 'copied',
    isShown: ({ placement, straddlers }) => straddlers && placement === 'leaf',
    sample: ({ object, outline }) => (
      <>
        <Fill colour={object} />
        <Line path="M3.5 3.5h7v7h-7z" colour={outline} />
      </>
    ),
  },
  {
    meaning: 'line',
    isShown: ({ lines }) => lines,
    sample: ({ background, dashed, line }) => (
      <>
        <Fill colour={background} />
        <Line path="M7 0v14" colour={line} dashes={dashed ? '3 2' : undefined} />
      </>
    ),
  },
  {
    meaning: 'cell',
    isShown: ({ shade }) => shade,
    sample: ({ background, line }) => (
      <>
        <Fill colour={background} />
        <Ramp colour={line} opacities={shades} />
      </>
    ),
  },
];

interface LegendProps {
  readonly drawsContacts: () => boolean;
}

export function Legend({ drawsContacts }: LegendProps): VNode {
  const store = useStore();
  const { legend } = useStrings();
  useSystemTheme();
  // Renders again only when the settings show other marks or other colours.
  const shown = useComputed(() =>
    entries
      .filter(({ isShown }) => isShown(store.settings, drawsContacts()))
      .map(({ meaning }) => meaning)
      .join(' '),
  ).value.split(' ');
  void useComputed(() => paletteOf(store.settings)).value;
  const palette = paletteOf(untracked(() => store.settings));
  return (
    <div id="legend">
      <ul class="legend" aria-label={legend.title}>
        {entries
          .filter(({ meaning }) => shown.includes(meaning))
          .map(({ meaning, sample }) => (
            <li key={meaning}>
              <Swatch>{sample(palette)}</Swatch>
              {legend[meaning]}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Renders the component anew when the system turns light or dark. */
function useSystemTheme(): void {
  const [, renderAgain] = useReducer<number, undefined>((times) => times + 1, 0);
  useEffect(() => {
    const ended = new AbortController();
    whenThemeChanges(() => renderAgain(undefined), ended.signal);
    return () => ended.abort();
  }, []);
}
