/** The pages of scenes as files: each is the page of the playground, which is told its scene, with what it shows first. Runs in Node. */
import '../../learn/build/without-window.ts';
import { renderToString } from 'preact-render-to-string';
import { atMarks } from '../../../scripts/page/at-marks.mjs';
import { inFolder } from '../../../scripts/page/in-folder.mjs';
import {
  OEMBED_FILE,
  oembed,
  previewTags,
  siteLinks,
  withTags,
} from '../../../scripts/page/link-preview.mjs';
import { dataElement, learningData } from '../../../scripts/page/structured-data.mjs';
import { startEngine } from '../../learn/engine/engine.ts';
import { Scene } from '../../learn/engine/scene.ts';
import { stillOf } from '../../learn/engine/still.ts';
import { sceneTitle } from '../../playground/locales/scene-title.ts';
import { fetchLabels } from '../../playground/render/fetched-labels.ts';
import { fetchShapes } from '../../playground/render/fetched-shapes.ts';
import { type Language, languages } from '../../playground/state/language.ts';
import type { PresetId } from '../../playground/state/parameters.ts';
import { type Preset, presets } from '../../playground/state/presets.ts';
import { sceneAddress, sceneState } from '../../playground/state/scene-address.ts';
import { cardAddress, stillAddress, type Theme } from '../addresses.ts';
import { Caption, Headline, Still } from '../components/scene-words.tsx';
import { stylesWith } from '../styles.ts';
import { wordsOf } from '../words.ts';
import { spokenIn } from './spoken.ts';

export { whatIsOpened } from '../../playground/features/story/first-frame.ts';

export interface File {
  /** From the folder of the site. */
  readonly path: string;
  readonly source: string;
}

// Every kind of scene is available at once: a module that was imported to be run once can import nothing later.
await Promise.all([startEngine(), fetchLabels(), fetchShapes()]);

interface Made {
  /** The page of the playground as it is built, without its first frame. */
  readonly html: string;
  /** The sheet of pages of scenes, from the folder of the site. */
  readonly sheet: string;
  /** The address of the site; undefined where it is not known. */
  readonly site: string | undefined;
}

/** The sheet that only these pages have. */
export function styles(): string {
  const shares = presets.map((preset) => {
    const first = new Scene(preset.settings);
    return [preset.id, first.measure('pairTests') / first.measure('allPairs')] as const;
  });
  return stylesWith(Object.fromEntries(shares) as Record<PresetId, number>);
}

/** Pages, and beside each how it is embedded, where the address of the site is known. */
export function renderPages(made: Made): readonly File[] {
  return presets.flatMap((preset) =>
    languages.flatMap((language) => {
      const page = pageOf(preset, language);
      const file = { path: `${page.path}index.html`, source: renderPage(page, made) };
      if (made.site === undefined) return file;
      return [file, { path: oembedAddress(page), source: oembed(page, made.site, page.state) }];
    }),
  );
}

/** A picture, and where the card lies that is made from it. */
interface StillFile extends File {
  readonly card: string | undefined;
}

export function drawStills(): readonly StillFile[] {
  return presets.flatMap((preset) =>
    (['light', 'dark'] as const).map((theme) => ({
      path: stillAddress(preset, theme),
      source: stillOf(new Scene(preset.settings), theme),
      card: theme === 'light' ? cardAddress(preset) : undefined,
    })),
  );
}

/** What a page says of itself. */
interface ScenePage {
  readonly preset: Preset;
  readonly language: Language;
  /** Where it lies in the site. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly card: string;
  /** The fragment that it opens. */
  readonly state: string;
}

function pageOf(preset: Preset, language: Language): ScenePage {
  const { captions, page } = wordsOf(language);
  return {
    preset,
    language,
    path: sceneAddress(preset, language),
    title: sceneTitle(page, preset.id),
    description: captions.lines[preset.id],
    card: cardAddress(preset),
    state: sceneState(preset, language),
  };
}

function oembedAddress({ path }: ScenePage): string {
  return path + OEMBED_FILE;
}

function renderPage(page: ScenePage, { html, sheet, site }: Made): string {
  const { description, language, path, preset, state } = page;
  const words = wordsOf(language);
  const { height, margin, width } = preset.world;
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  const pairTests = new Scene(preset.settings).measure('pairTests');
  const still = (theme: Theme): string => `./${stillAddress(preset, theme)}`;
  const filled = atMarks(spokenIn(language, html), [
    ['</head>', `<link rel="stylesheet" crossorigin href="./${sheet}">`, ''],
    [
      '<main class="desk">',
      '',
      renderToString(<Headline preset={preset} words={words} pairTests={pairTests} />),
    ],
    [
      '<p id="loading"',
      renderToString(<Still address={still} alt={description} size={size} />),
      '',
    ],
    ['</main>', renderToString(<Caption preset={preset} language={language} words={words} />), ''],
  ]);
  const told = `<html data-scene="${preset.id}" data-state="${state.replaceAll('&', '&amp;')}" lang="${language}">`;
  const own = { path, languages: addressesOf(preset), oembed: oembedAddress(page) };
  const { name } = words.page.scenes[preset.id];
  const data = learningData({ ...page, kind: 'Simulation', name }, site);
  const named = withTags(filled, page, previewTags(page, site, path))
    .replace('<html lang="en">', told)
    .replace('</head>', () => `${siteLinks(own, site)}${dataElement(data)}</head>`);
  return inFolder(named, path);
}

/** By language. */
function addressesOf(preset: Preset): Readonly<Record<string, string>> {
  return Object.fromEntries(
    languages.map((language) => [language, sceneAddress(preset, language)]),
  );
}
