/** A whole page: what stands around the text. */
import type { ComponentChildren, VNode } from 'preact';
import { addressLinks } from '../../../scripts/page/address-links.mjs';
import { previewTags } from '../../../scripts/page/link-preview.mjs';
import type { Heading } from '../build/text.ts';
import { Masthead } from './masthead.tsx';
import { OnThisPage } from './on-this-page.tsx';
import { type Assets, usePage } from './page-context.ts';
import { Sidebar } from './sidebar.tsx';

interface LayoutProps {
  readonly assets: Assets;
  readonly title: string;
  readonly description: string;
  /** Its headings, for the list of them. */
  readonly headings?: readonly Heading[];
  /** Where its Markdown lies. */
  readonly twin?: string | undefined;
  /** What it says to programs: JSON-LD. */
  readonly data?: string;
  readonly children: ComponentChildren;
}

export function Layout({
  assets,
  title,
  description,
  headings,
  twin,
  data,
  children,
}: LayoutProps): VNode {
  const { address, to } = usePage();
  const hasHeadings = headings !== undefined && headings.length > 0;
  const name = `${title} · Quadrille`;
  const path = `docs/${address}`;
  const card = previewTags({ title: name, description }, assets.site, path);
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        {assets.policy !== undefined && (
          <meta http-equiv="Content-Security-Policy" content={assets.policy} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11151e" />
        <meta name="description" content={description} />
        <title>{name}</title>
        {card.map(({ attrs }) => (
          <meta key={attrs['property'] ?? attrs['name']} {...attrs} />
        ))}
        <link rel="icon" type="image/svg+xml" href={to(assets.icon)} />
        {addressLinks({ path }, assets.site).map((link) => (
          <link key={link.rel} {...link} />
        ))}
        {twin !== undefined && <link rel="alternate" type="text/markdown" href={to(twin)} />}
        {data !== undefined && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
        )}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={to(href)} />
        ))}
        {assets.isModule ? (
          <script type="module" src={to(assets.script)} />
        ) : (
          <script defer src={to(assets.script)} />
        )}
      </head>
      <body>
        <a class="skip" href="#text">
          Skip to the text
        </a>
        <Masthead icon={assets.icon} hasHeadings={hasHeadings} />
        <div class="columns">
          <Sidebar />
          <main id="text" tabIndex={-1}>
            {children}
          </main>
          {hasHeadings && <OnThisPage headings={headings} />}
        </div>
      </body>
    </html>
  );
}
