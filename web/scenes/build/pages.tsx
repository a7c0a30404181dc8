/** The pages of scenes and views as files, the list of them all, and their pictures. Runs in Node. */
import { pagedViews } from '../../playground/app/view-pages.ts';
import { languages } from '../../playground/state/language.ts';
import { presets } from '../../playground/state/presets.ts';
import { viewCard, viewStill } from '../addresses.ts';
import { stylesWith } from '../styles.ts';
import { type File, filesOf, type Made } from './playground-page.ts';
import { indexPages } from './scene-index.tsx';
import { scenePage, sharesOfPairs } from './scene-pages.tsx';
import { viewPage } from './view-pages.tsx';
import { asSvg, sizeOfStill, stillFile } from './view-stills.ts';

export { whatIsOpened } from '../../playground/features/story/first-frame.ts';
export { drawStills } from './scene-pages.tsx';

/** The sheet that only these pages have. */
export function styles(): string {
  return stylesWith(sharesOfPairs(), aspectsOfStills());
}

/** Pages, and beside each how it is embedded, where the address of the site is known. `indexSheet` is that of the list. */
export function renderPages(made: Made, indexSheet: string): readonly File[] {
  return [
    ...presets.flatMap((preset) =>
      languages.flatMap((language) => filesOf(scenePage(preset, language), made)),
    ),
    ...pagedViews.flatMap((view) =>
      languages.flatMap((language) => filesOf(viewPage(view, language), made)),
    ),
    ...indexPages(made, indexSheet),
  ];
}

interface ViewPicture {
  /** Where its picture by light and by dark, and its card, lie in the site. */
  readonly stills: readonly { readonly path: string; readonly source: Buffer }[];
  readonly card: { readonly path: string; readonly svg: string };
}

export function viewPictures(): readonly ViewPicture[] {
  return pagedViews.map((view) => ({
    stills: (['light', 'dark'] as const).map((theme) => ({
      path: viewStill(view, theme),
      source: stillFile(view, theme),
    })),
    card: { path: viewCard(view), svg: asSvg(view) },
  }));
}

/** Width by height of the pictures of views. */
function aspectsOfStills(): Readonly<Record<string, number>> {
  return Object.fromEntries(
    pagedViews.map((view) => {
      const { height, width } = sizeOfStill(view);
      return [view, width / height];
    }),
  );
}
