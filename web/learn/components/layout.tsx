/** A whole page: what stands around the text. */
import type { ComponentChildren, VNode } from 'preact';
import { addressLinks } from '../../../scripts/page/address-links.mjs';
import { previewTags } from '../../../scripts/page/link-preview.mjs';
import { learningData } from '../../../scripts/page/structured-data.mjs';
import { languages } from '../../playground/state/language.ts';
import { chapters, chaptersIn, type Leaf, startPage } from '../build/book.ts';
import { wordsOf } from '../locales/words.ts';
import { addressOf, cardOf, playgroundAt } from './addresses.ts';
import { ChapterBar } from './chapter-bar.tsx';
import { Credit } from './credit.tsx';
import { Exercise } from './exercise.tsx';
import { Neighbours } from './neighbours.tsx';
import { usePage } from './page-context.ts';
import { Printing } from './printing.tsx';
import { Scenes } from './scenes.tsx';
import { Still } from './still.tsx';
import { Wild } from './wild.tsx';

/** What the page loads, from the folder of the article. */
export interface Assets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly icon: string;
  /** The address of the site, for the cards that other programs show; undefined where it is not known. */
  readonly site: string | undefined;
  /** Undefined while developing: Vite's server needs inline styles. */
  readonly policy: string | undefined;
}

export function Layout({
  assets,
  children,
}: {
  readonly assets: Assets;
  readonly children: ComponentChildren;
}): VNode {
  const { language, leaf, toArticle, words } = usePage();
  const text = leaf.texts[language]!;
  const isStart = leaf === startPage;
  const title = isStart ? words.title : `${text.title} · ${words.title}`;
  const address = `learn/${addressOf(leaf, language)}`;
  const card = cardOf(leaf)?.card;
  const picture = card === undefined ? {} : { card: `learn/${card}` };
  const data = { kind: 'Lesson', name: text.title, description: text.summary, language } as const;
  const written = Object.fromEntries(
    languages.filter((one) => leaf.texts[one]).map((one) => [one, `learn/${addressOf(leaf, one)}`]),
  );
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        {assets.policy !== undefined && (
          <meta http-equiv="Content-Security-Policy" content={assets.policy} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11151e" />
        <meta name="description" content={text.summary} />
        <title>{title}</title>
        {previewTags({ title, description: text.summary, ...picture }, assets.site, address).map(
          ({ attrs }) => (
            <meta key={attrs['property'] ?? attrs['name']} {...attrs} />
          ),
        )}
        <link rel="icon" type="image/svg+xml" href={toArticle + assets.icon} />
        {addressLinks(
          { path: address, up: `${toArticle}../`, languages: written },
          assets.site,
        ).map((link) => (
          <link key={link.rel === 'alternate' ? link.hreflang : link.rel} {...link} />
        ))}
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: learningData({ ...data, ...picture, path: address }, assets.site),
          }}
        />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={toArticle + href} />
        ))}
        <script type="module" src={`${toArticle}../v1/element.js`} />
        <script type="module" src={toArticle + assets.script} />
      </head>
      <body>
        <a class="skip" href="#text">
          {words.skip}
        </a>
        <Masthead icon={assets.icon} />
        <ChapterBar />
        <main
          id="text"
          class={isStart ? 'start' : 'chapter'}
          tabIndex={-1}
          data-not-fetched={words.notFetched}
          data-try-again={words.tryAgain}
        >
          <Heading />
          {children}
          {leaf.chapter?.exercise && <Exercise kind={leaf.chapter.exercise} />}
          <Neighbours />
          <Scenes />
          <Wild />
          {chapters.includes(leaf) && <Credit />}
          {asks(leaf) && <Printing />}
          {isStart && <Contents />}
        </main>
      </body>
    </html>
  );
}

function asks({ chapter }: Leaf): boolean {
  return Object.keys(chapter?.guesses ?? {}).length > 0;
}

function Masthead({ icon }: Pick<Assets, 'icon'>): VNode {
  const { language, leaf, toArticle, words } = usePage();
  return (
    <header class="masthead">
      <nav aria-label={words.title}>
        <a class="brand" href={playgroundAt(toArticle, language)}>
          <img src={toArticle + icon} alt="" width={20} height={20} />
          <span>Quadrille</span>
        </a>
        {leaf !== startPage && (
          <a class="home" href={toArticle + addressOf(startPage, language)}>
            <span class="whole">{words.title}</span>
            <span class="short">{words.contents}</span>
          </a>
        )}
        <a href={playgroundAt(toArticle, language)}>{words.playground}</a>
        <a href={`${toArticle}../docs/index.html`} hreflang="en">
          {words.documentation}
        </a>
        <a href={`${toArticle}../examples/index.html`} hreflang="en">
          {words.examples}
        </a>
      </nav>
      <nav class="languages" aria-label={words.language}>
        <ul>
          {languages.map((one) => (
            <li key={one}>
              <a
                href={toArticle + addressOf(leaf.texts[one] ? leaf : startPage, one)}
                lang={one}
                hreflang={one}
                aria-current={one === language ? 'true' : undefined}
              >
                {wordsOf(one).endonym}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function Heading(): VNode {
  const { language, leaf, words } = usePage();
  const { title } = leaf.texts[language]!;
  const number = chapters.indexOf(leaf) + 1;
  return (
    <header class="heading">
      {number > 0 && <p class="number">{words.chapter(number, chapters.length)}</p>}
      <h1>{title}</h1>
    </header>
  );
}

function Contents(): VNode {
  const { language, words } = usePage();
  return (
    <nav class="contents" aria-label={words.contents}>
      <h2>{words.contents}</h2>
      <ol>
        {chaptersIn(language).map((leaf) => (
          <ContentsEntry key={leaf.folder} leaf={leaf} />
        ))}
      </ol>
    </nav>
  );
}

/** With the chapter's first figure, which only decorates it. */
function ContentsEntry({ leaf }: { readonly leaf: Leaf }): VNode {
  const { language, toArticle } = usePage();
  const { summary, title } = leaf.texts[language]!;
  const [figure] = Object.keys(leaf.chapter?.figures ?? {});
  return (
    <li>
      {figure !== undefined && <Still folder={leaf.folder} figure={figure} alt="" lazy />}
      <a href={toArticle + addressOf(leaf, language)}>{title}</a>
      <p>{summary}</p>
    </li>
  );
}
