// npm run pictures:learn: a picture of every page of the article, on a phone, a tablet and a wide screen, by light and by dark, in two
// languages, into build/pictures/learn. Fails if a page reports an error or is wider than its window.
// `npm run pictures:learn -- rays it vi` takes only pages whose addresses have `rays` in them, in Italian and Vietnamese.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { buildDir, checkout } from './paths.mjs';
import { chromiumLaunch } from './test/chromium.mjs';

const screens = [
  { width: 360, height: 780 },
  { width: 768, height: 1_024 },
  { width: 1_440, height: 900 },
];
const [part = '', ...asked] = process.argv.slice(2);
const languages = asked.length > 0 ? asked : ['en', 'it'];
const folder = join(buildDir, 'pictures/learn');
const problems = new Set();
mkdirSync(folder, { recursive: true });

const server = await preview({ preview: { host: '127.0.0.1', port: 4340 }, logLevel: 'warn' });
const browser = await chromium.launch(chromiumLaunch);
const paths = languages.flatMap((language) => pagesIn(language).map((page) => [language, page]));
try {
  for (const viewport of screens)
    for (const colorScheme of ['light', 'dark'])
      for (const [language, page] of paths) await take({ viewport, colorScheme, language, page });
} finally {
  await browser.close();
  await server.close();
}
console.log(`${2 * screens.length * paths.length} pictures in ${folder}`);
for (const problem of problems) console.error(problem);
if (problems.size > 0) process.exitCode = 1;

/** The names of a language's pages; that of the first page is empty. */
function pagesIn(language) {
  const root = join(checkout, 'site/learn', folderOf(language));
  return [
    '',
    ...readdirSync(root, { withFileTypes: true })
      .filter(isPage)
      .map(({ name }) => name),
  ]
    .filter((name) => name.includes(part))
    .toSorted();
}

function folderOf(language) {
  return language === 'en' ? '' : `${language}/`;
}

function isPage(entry) {
  const others = ['assets', 'cards', 'stills', 'it', 'vi', 'zh-Hans', 'zh-Hant'];
  return entry.isDirectory() && !others.includes(entry.name);
}

async function take({ viewport, colorScheme, language, page: name }) {
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  const shown = `${name || 'start'}-${viewport.width}-${colorScheme}-${language}`;
  page.on('pageerror', (error) => problems.add(`${shown}: ${error}`));
  page.on(
    'console',
    (message) => message.type() === 'error' && problems.add(`${shown}: ${message.text()}`),
  );
  const path = `learn/${folderOf(language)}${name === '' ? '' : `${name}/`}`;
  await page.goto(server.resolvedUrls.local[0] + path);
  for (const figure of await page.locator('.figure').all()) {
    await figure.scrollIntoViewIfNeeded();
    await figure.and(page.locator('[data-alive]')).waitFor();
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > viewport.width) problems.add(`${shown}: ${width} pixels wide`);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(folder, `${shown}.png`), fullPage: true });
  await page.close();
}
