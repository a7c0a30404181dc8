// npm run pictures: a picture of every state of the built page, on five screens, by light and by dark, into build/pictures.
// Fails if the page reports an error. `npm run pictures -- trace it` takes only states whose names have `trace` in them, in Italian.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { withBuiltPage } from './page/built-page.mjs';
import { enter, states } from './page/states.mjs';
import { buildDir } from './paths.mjs';

const screens = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 600 },
  { width: 1_280, height: 800 },
  { width: 2_560, height: 1_440 },
];
const [part = '', language = 'en'] = process.argv.slice(2);
const wanted = states.filter(({ name }) => name.includes(part));
const folder = join(buildDir, 'pictures');
const problems = new Set();
mkdirSync(folder, { recursive: true });

const strings = await stringsOf(language);
await withBuiltPage(async (browser, address) => {
  for (const viewport of screens)
    for (const colorScheme of ['light', 'dark'])
      await takeAll(
        address,
        await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' }),
        `${viewport.width}-${colorScheme}`,
      );
});
console.log(`${2 * screens.length * wanted.length} pictures in ${folder}`);
for (const problem of problems) console.error(problem);
if (problems.size > 0) process.exitCode = 1;

async function takeAll(address, page, look) {
  let shown = 'start';
  page.on('pageerror', (error) => problems.add(`${shown}: ${error}`));
  page.on(
    'console',
    (message) => message.type() === 'error' && problems.add(`${shown}: ${message.text()}`),
  );
  await page.goto(`${address}#lang=${language}`);
  await page.waitForFunction(() => window.quadrille !== undefined);
  for (const state of wanted) {
    shown = state.name;
    await enter({ page, strings }, state);
    const name = `${state.name}-${look}-${language}.png`;
    await page.screenshot({ path: join(folder, name), fullPage: true });
  }
  await page.close();
}

/** The strings of a language that states are found by, which Vite compiles from TypeScript. */
async function stringsOf(tag) {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  try {
    const { page } = await vite.ssrLoadModule(`/locales/${tag}/page.ts`);
    const { race } = await vite.ssrLoadModule(`/locales/${tag}/race.ts`);
    return { ...page, race };
  } finally {
    await vite.close();
  }
}
