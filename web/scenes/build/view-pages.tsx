/** The pages of views, and their pictures, which are taken from the built page: `npm run view-stills`. */
import { wordsOf as wordsOfView } from '../../playground/app/panels/view-chooser.tsx';
import { viewAddress, viewState } from '../../playground/app/view-pages.ts';
import type { PagedView } from '../../playground/app/views.ts';
import type { Language } from '../../playground/state/language.ts';
import { type Theme, viewCard, viewStill } from '../addresses.ts';
import { Still } from '../components/scene-words.tsx';
import { ViewWords } from '../components/view-words.tsx';
import { wordsOf } from '../words.ts';
import type { PlaygroundPage } from './playground-page.ts';
import { sizeOfStill } from './view-stills.ts';

export function viewPage(view: PagedView, language: Language): PlaygroundPage {
  const words = wordsOf(language);
  const { hint, label } = wordsOfView(view, words.page);
  if (hint === undefined) throw new Error(`the view ${view} has no line`);
  const still = (theme: Theme): string => `./${viewStill(view, theme)}`;
  return {
    language,
    name: label,
    description: hint,
    addressIn: (tongue) => viewAddress(view, tongue),
    card: viewCard(view),
    state: viewState(view, language),
    mark: ['data-page-view', view],
    picture: <Still address={still} alt={hint} size={sizeOfStill(view)} />,
    words: <ViewWords view={view} words={words} language={language} />,
  };
}
