/** A whole page: what stands around its content. It has no script. */
import type { ComponentChildren, VNode } from 'preact';
import { addressLinks } from '../../../scripts/page/address-links.mjs';
import { previewTags } from '../../../scripts/page/link-preview.mjs';
import { learningData } from '../../../scripts/page/structured-data.mjs';
import { wordsOf as articleWordsOf } from '../../learn/locales/words.ts';
import { wildBugNames } from '../../playground/features/bugs/scenes.ts';
import { wildAddress } from '../../playground/features/bugs/wild-address.ts';
import { languages } from '../../playground/state/language.ts';
import { cardAddress } from '../addresses.ts';
import { usePage } from './page-context.ts';

interface LayoutProps {
  readonly title: string;
  readonly description: string;
  readonly children: ComponentChildren;
}

export function Layout({ title, description, children }: LayoutProps): VNode {
  const { assets, language, name, path, toWild, words } = usePage();
  const { icon, policy, site, styles } = assets;
  const address = `wild/${path}`;
  const card = `wild/${cardAddress(name ?? wildBugNames[0])}`;
  const written = Object.fromEntries(languages.map((one) => [one, wildAddress(one, name)]));
  const links = addressLinks({ path: address, up: `${toWild}../`, languages: written }, site);
  const kind = 'Simulation' as const;
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        {policy !== undefined && <meta http-equiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11151e" />
        <meta name="description" content={description} />
        <title>{`${title} · Quadrille`}</title>
        {previewTags({ title, description, card }, site, address).map(({ attrs }) => (
          <meta key={attrs['property'] ?? attrs['name']} {...attrs} />
        ))}
        <link rel="icon" type="image/svg+xml" href={toWild + icon} />
        {links.map((link) => (
          <link key={link.rel === 'alternate' ? link.hreflang : link.rel} {...link} />
        ))}
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: learningData(
              { kind, name: title, description, language, path: address, card },
              site,
            ),
          }}
        />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={toWild + href} />
        ))}
      </head>
      <body>
        <a class="skip" href="#text">
          {words.article.skip}
        </a>
        <Masthead />
        <main id="text" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  );
}

function Masthead(): VNode {
  const { assets, language, name, toWild, words } = usePage();
  const { article, parts } = words;
  const site = `${toWild}../`;
  const playground = `${site}#lang=${language}`;
  const folder = language === 'en' ? '' : `${language}/`;
  return (
    <header class="masthead">
      <nav aria-label="Quadrille">
        <a class="brand" href={playground}>
          <img src={toWild + assets.icon} alt="" width={20} height={20} />
          <span>Quadrille</span>
        </a>
        <a href={playground}>{article.playground}</a>
        <a href={`${site}learn/${folder}`}>{parts.article}</a>
        <a href={`${site}docs/index.html`} hreflang="en">
          {article.documentation}
        </a>
        <a href={`${site}examples/index.html`} hreflang="en">
          {article.examples}
        </a>
      </nav>
      <nav class="languages" aria-label={article.language}>
        <ul>
          {languages.map((one) => (
            <li key={one}>
              <a
                href={site + wildAddress(one, name)}
                lang={one}
                hreflang={one}
                aria-current={one === language ? 'true' : undefined}
              >
                {articleWordsOf(one).endonym}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
