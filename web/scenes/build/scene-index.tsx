/** The pages that list all scenes and views, one in each language. They have no script. */
import { renderToString } from 'preact-render-to-string';
import { inFolder } from '../../../scripts/page/in-folder.mjs';
import { previewTags, siteLinks, withTags } from '../../../scripts/page/link-preview.mjs';
import { pageTitle } from '../../playground/locales/page-title.ts';
import { type Language, languages } from '../../playground/state/language.ts';
import { indexAddress } from '../../playground/state/scene-address.ts';
import { SceneIndex } from '../components/scene-index.tsx';
import { pageWords } from '../page-words.ts';
import { wordsOf } from '../words.ts';
import { addressesIn, type File, type Made } from './playground-page.ts';

/** `sheet` is that of these pages, from the folder of the site. */
export function indexPages({ html, site }: Made, sheet: string): readonly File[] {
  return languages.map((language) => {
    const path = indexAddress(language);
    return {
      path: `${path}index.html`,
      source: renderIndex(language, path, { html, site, sheet }),
    };
  });
}

function renderIndex(language: Language, path: string, { html, site, sheet }: Made): string {
  const words = wordsOf(language);
  const said = {
    title: pageTitle(words.captions.links.all),
    description: pageWords[language].index,
  };
  const head = html
    .slice(0, html.indexOf('</head>'))
    .replaceAll(/ *(?:<script.*?<\/script>|<link rel="(?:preload|modulepreload)"[^>]*>)\n?/gs, '')
    .replace('<html lang="en">', `<html lang="${language}">`);
  const links = siteLinks({ path, languages: addressesIn(indexAddress) }, site);
  const body = renderToString(<SceneIndex language={language} words={words} />);
  const whole = `${head}<link rel="stylesheet" crossorigin href="./${sheet}"></head>\n  <body>${body}</body>\n</html>\n`;
  const named = withTags(whole, said, previewTags(said, site, path));
  return inFolder(named.replace('</head>', `${links}</head>`), path);
}
