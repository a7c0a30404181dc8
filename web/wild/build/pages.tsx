/** The pages of defects of real projects as files: pages, and pictures of what the trees do. Runs in Node. */
import '../../learn/build/without-window.ts';
import { renderToString } from 'preact-render-to-string';
import { startEngine } from '../../learn/engine/engine.ts';
import { type WildBugName, wildBugNames } from '../../playground/features/bugs/scenes.ts';
import { wildAddress } from '../../playground/features/bugs/wild-address.ts';
import { fetchLabels } from '../../playground/render/fetched-labels.ts';
import { languages } from '../../playground/state/language.ts';
import { cardAddress, stillAddress } from '../addresses.ts';
import { DefectPage } from '../components/defect-page.tsx';
import { IndexPage } from '../components/index-page.tsx';
import { type Assets, PageContext } from '../components/page-context.ts';
import { wordsOf } from '../words.ts';
import { runOf } from './run.ts';
import { pictureOf } from './stills.ts';

export interface File {
  /** From the folder of these pages. */
  readonly path: string;
  readonly source: string;
}

// A module that was imported to be run once can import nothing later.
await Promise.all([startEngine(), fetchLabels()]);

const runs = new Map(wildBugNames.map((name) => [name, runOf(name)]));

function run(name: WildBugName) {
  return runs.get(name)!;
}

export function renderPages(assets: Assets): readonly File[] {
  const counts = new Map(wildBugNames.map((name) => [name, run(name).counts]));
  return languages.flatMap((language) =>
    [undefined, ...wildBugNames].map((name) => {
      const path = wildAddress(language, name).replace(/^wild\//, '');
      const toWild = path === '' ? './' : '../'.repeat(path.split('/').length - 1);
      const page = { language, name, path, toWild, assets, counts, words: wordsOf(language) };
      const html = renderToString(
        <PageContext.Provider value={page}>
          {name === undefined ? <IndexPage /> : <DefectPage name={name} />}
        </PageContext.Provider>,
      );
      return { path: `${path}index.html`, source: `<!doctype html>\n${html}\n` };
    }),
  );
}

/** Of every defect: with it and without it, by light and by dark. */
export function drawStills(): readonly File[] {
  return wildBugNames.flatMap((name) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      (['faulty', 'right'] as const).map((side) => ({
        path: stillAddress(name, side, theme),
        source: pictureOf(run(name), side, theme),
      })),
    ),
  );
}

interface Card {
  readonly path: string;
  /** Both, by light. */
  readonly pictures: readonly string[];
}

/** What cards are made from. */
export function drawCards(): readonly Card[] {
  return wildBugNames.map((name) => ({
    path: cardAddress(name),
    pictures: [pictureOf(run(name), 'faulty', 'light'), pictureOf(run(name), 'right', 'light')],
  }));
}
