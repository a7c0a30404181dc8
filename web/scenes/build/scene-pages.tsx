/** The pages of scenes, and their pictures. */
import '../../learn/build/without-window.ts';
import { startEngine } from '../../learn/engine/engine.ts';
import { Scene } from '../../learn/engine/scene.ts';
import { stillOf } from '../../learn/engine/still.ts';
import { fetchLabels } from '../../playground/render/fetched-labels.ts';
import { fetchShapes } from '../../playground/render/fetched-shapes.ts';
import type { Language } from '../../playground/state/language.ts';
import type { PresetId } from '../../playground/state/parameters.ts';
import { type Preset, presets } from '../../playground/state/presets.ts';
import { sceneAddress, sceneState } from '../../playground/state/scene-address.ts';
import { sceneCard, sceneStill, type Theme } from '../addresses.ts';
import { Caption, Headline, Still } from '../components/scene-words.tsx';
import { wordsOf } from '../words.ts';
import type { File, PlaygroundPage } from './playground-page.ts';

// Every kind of scene is available at once: a module that was imported to be run once can import nothing later.
await Promise.all([startEngine(), fetchLabels(), fetchShapes()]);

/** Of all pairs, how many the tree of each scene tests in the first frame. */
export function sharesOfPairs(): Readonly<Record<PresetId, number>> {
  const shares = presets.map(({ id, settings }) => {
    const first = new Scene(settings);
    return [id, first.measure('pairTests') / first.measure('allPairs')] as const;
  });
  return Object.fromEntries(shares) as Record<PresetId, number>;
}

/** A picture, and where the card lies that is made from it. */
interface StillFile extends File {
  readonly card: string | undefined;
}

export function drawStills(): readonly StillFile[] {
  return presets.flatMap((preset) =>
    (['light', 'dark'] as const).map((theme) => ({
      path: sceneStill(preset, theme),
      source: stillOf(new Scene(preset.settings), theme),
      card: theme === 'light' ? sceneCard(preset) : undefined,
    })),
  );
}

export function scenePage(preset: Preset, language: Language): PlaygroundPage {
  const words = wordsOf(language);
  const { height, margin, width } = preset.world;
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  const description = words.captions.lines[preset.id];
  const still = (theme: Theme): string => `./${sceneStill(preset, theme)}`;
  const pairTests = new Scene(preset.settings).measure('pairTests');
  return {
    language,
    name: words.page.scenes[preset.id].name,
    description,
    addressIn: (tongue) => sceneAddress(preset, tongue),
    card: sceneCard(preset),
    state: sceneState(preset, language),
    mark: ['data-scene', preset.id],
    headline: <Headline preset={preset} words={words} pairTests={pairTests} />,
    picture: <Still address={still} alt={description} size={size} />,
    words: <Caption preset={preset} language={language} words={words} />,
  };
}
