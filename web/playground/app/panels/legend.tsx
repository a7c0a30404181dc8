/** What the marks of the picture mean: those that it can show at present, in its own colours and shapes. */
import { untracked, useComputed } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useReducer } from 'preact/hooks';
import { usePlayer } from '../../engine/player/player-context.ts';
import type { Story } from '../../features/story/story.ts';
import type { Strings } from '../../locales/strings.ts';
import { type Palette, paletteOf, whenThemeChanges } from '../../render/palette.ts';
import { shadePerLevel, VISITED } from '../../render/shade-style.ts';
import type { Settings } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { useStrings } from '../../ui/strings.tsx';
import { Core, Fill, Frame, Line, Ramp, Swatch } from '../../ui/swatch.tsx';

type Meaning = Exclude<keyof Strings['legend'], 'title'>;

interface Entry {
  readonly meaning: Meaning;
  readonly isShown: (settings: Settings, drawsContacts: boolean, hasWalls: boolean) => boolean;
  readonly sample: (palette: Palette) => ComponentChildren;
}

/** Panes side by side show boxes. */
function hasShapes({ compare, shape }: Settings): boolean {
  return shape !== 'box' && compare === '';
}

function hasRoles(settings: Settings): boolean {
  return settings.roles && settings.motion === 'bounce' && hasShapes(settings);
}

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
    meaning: 'wall',
    isShown: (_, _contacts, hasWalls) => hasWalls,
    sample: ({ second }) => <Line path="M0 7h14" colour={second} />,
  },
  {
    meaning: 'collides',
    isShown: ({ pairs }) => pairs,
    sample: ({ outline, pair, tie }) => (
      <>
        <Fill colour={pair} />
        <Frame colour={outline} />
        {tie && <Line path="M3 3l8 8" colour={tie.colour} />}
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
    meaning: 'sensor',
    isShown: hasRoles,
    sample: ({ background, object }) => (
      <>
        <Fill colour={background} />
        <Line path="M7 2a5 5 0 1 0 .01 0z" colour={object} dashes="3 2.2" />
      </>
    ),
  },
  {
    meaning: 'bullet',
    isShown: (settings) => settings.contacts && hasRoles(settings),
    sample: ({ background, object }) => (
      <>
        <Fill colour={background} />
        <Line path="M1 13L13 1" colour={object} />
      </>
    ),
  },
  {
    meaning: 'probe',
    isShown: ({ probe }) => probe,
    sample: ({ background, cover, probe }) => (
      <>
        <Fill colour={background} />
        <Fill colour={probe} opacity={cover} />
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
        <Fill colour={candidate} opacity={VISITED} />
        <Frame colour={candidate} />
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
    sample: ({ core, hit, outline }) => (
      <>
        <Fill colour={hit} />
        <Frame colour={outline} />
        {core && <Core colour={core} />}
      </>
    ),
  },
  {
    meaning: 'straddles',
    isShown: ({ placement, straddlers }) => straddlers && placement !== 'leaf',
    sample: ({ marker, object }) => (
      <>
        <Fill colour={object} />
        <Line path="M7 1v12M1 7h12" colour={marker} />
      </>
    ),
  },
  {
    meaning: 'copied',
    isShown: ({ placement, straddlers }) => straddlers && placement === 'leaf',
    sample: ({ marker, object }) => (
      <>
        <Fill colour={object} />
        <Line path="M3.5 3.5h7v7h-7z" colour={marker} />
      </>
    ),
  },
  {
    meaning: 'line',
    isShown: ({ lines, maxDepth }) => lines && maxDepth > 0,
    sample: ({ background, dashed, line }) => (
      <>
        <Fill colour={background} />
        <Line
          path="M.5.5h13v13H.5zM7 0v14M0 7h14"
          colour={line}
          dashes={dashed ? '3 2' : undefined}
        />
      </>
    ),
  },
  {
    meaning: 'cell',
    isShown: ({ shade }) => shade,
    sample: (palette) => (
      <>
        <Fill colour={palette.background} />
        <Ramp
          colour={palette.line}
          opacities={[1, 4, 8].map((depth) => shadePerLevel(palette) * depth)}
        />
      </>
    ),
  },
  {
    meaning: 'number',
    isShown: ({ labels, maxDepth }) => labels && maxDepth > 0,
    sample: ({ background, label }) => (
      <>
        <Fill colour={background} />
        <Line path="M5 5l2.5-2v8.5M5 11.5h5" colour={label} />
      </>
    ),
  },
];

interface LegendProps {
  readonly drawsContacts: () => boolean;
  readonly story: Story;
}

export function Legend({ drawsContacts, story }: LegendProps): VNode {
  const store = useStore();
  const player = usePlayer();
  const { legend } = useStrings();
  useSystemTheme();
  // While the story tests every pair, it marks those that it has found.
  const marked = (): Settings =>
    story.step.value === 'question' ? { ...store.settings, pairs: true } : store.settings;
  const hasWalls = (): boolean => {
    // Asks for the frame in any case, so that it is asked anew after each.
    const { number } = player.frame;
    return player.edits.some(({ frame, kind }) => kind === 'wall' && frame <= number);
  };
  // Renders again only when the settings show other marks or other colours.
  const shown = useComputed(() =>
    entries
      .filter(({ isShown }) => isShown(marked(), drawsContacts(), hasWalls()))
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
