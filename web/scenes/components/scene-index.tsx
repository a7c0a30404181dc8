/** The list of all scenes and views, each with its picture and the line that says what it shows. */
import type { VNode } from 'preact';
import { wordsOf } from '../../playground/app/panels/view-chooser.tsx';
import { pagedViews, viewAddress } from '../../playground/app/view-pages.ts';
import { endonymOf } from '../../playground/locales/languages.ts';
import { type Language, languages } from '../../playground/state/language.ts';
import { presets } from '../../playground/state/presets.ts';
import { indexAddress, sceneAddress } from '../../playground/state/scene-address.ts';
import { sceneStill, type Theme, viewStill } from '../addresses.ts';
import { pageWords } from '../page-words.ts';
import type { Words } from '../words.ts';

interface SceneIndexProps {
  readonly language: Language;
  readonly words: Words;
}

export function SceneIndex({ language, words: { captions, page } }: SceneIndexProps): VNode {
  const { groups, scenes, scenesLabel } = page;
  return (
    <>
      <IndexHead language={language} lessons={page.lessons} />
      <main class="index">
        <h1>{captions.links.all}</h1>
        <p class="index-says">{pageWords[language].index}</p>
        <h2>{scenesLabel}</h2>
        <ul class="gallery">
          {presets.map((preset) => (
            <Entry
              key={preset.id}
              href={`./${sceneAddress(preset, language)}`}
              still={(theme) => `./${sceneStill(preset, theme)}`}
              name={scenes[preset.id].name}
              line={captions.lines[preset.id]}
            />
          ))}
        </ul>
        <h2>{groups.compare}</h2>
        <ul class="gallery">
          {pagedViews.map((view) => (
            <Entry
              key={view}
              href={`./${viewAddress(view, language)}`}
              still={(theme) => `./${viewStill(view, theme)}`}
              name={wordsOf(view, page).label}
              line={wordsOf(view, page).hint ?? ''}
            />
          ))}
        </ul>
      </main>
    </>
  );
}

interface IndexHeadProps {
  readonly language: Language;
  readonly lessons: Words['page']['lessons'];
}

/** What leads back to the playground, to the article and the documents, and to the list in other languages. */
function IndexHead({ language, lessons }: IndexHeadProps): VNode {
  const learn = language === 'en' ? './learn/' : `./learn/${language}/`;
  return (
    <header class="masthead">
      <a class="brand" href="./">
        <svg class="logo" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
          <path class="logo-lines" d="M2 2h28v28H2zM16 2v28M2 16h28M23 2v14M16 9h14" />
          <rect class="logo-one" x="6.5" y="18.5" width="7" height="7" />
          <rect class="logo-two" x="10.5" y="22" width="5" height="5" />
        </svg>
        Quadrille
      </a>
      <a class="site-link" href={learn}>
        {lessons.article}
      </a>
      <a class="site-link documentation" href="./docs/" hreflang="en">
        {lessons.documentation}
      </a>
      <a class="site-link examples" href="./examples/" hreflang="en">
        {lessons.examples}
      </a>
      <ul class="languages">
        {languages.map((other) => (
          <li key={other}>
            <a
              href={`./${indexAddress(other)}`}
              hreflang={other}
              lang={other}
              aria-current={other === language ? 'page' : undefined}
            >
              {endonymOf(other)}
            </a>
          </li>
        ))}
      </ul>
    </header>
  );
}

interface EntryProps {
  readonly href: string;
  readonly still: (theme: Theme) => string;
  readonly name: string;
  readonly line: string;
}

/** The name says where its link leads; the picture shows no more than that. */
function Entry({ href, still, name, line }: EntryProps): VNode {
  return (
    <li>
      <a href={href}>
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset={still('dark')} />
          <img src={still('light')} alt="" loading="lazy" width="320" height="200" />
        </picture>
        <strong>{name}</strong>
      </a>
      <p>{line}</p>
    </li>
  );
}
