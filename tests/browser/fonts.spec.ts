/** Text is drawn by the fonts of tests/fonts, and by no others that the system has. Each of its characters is in one of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/test/chromium.mjs';
import { fontVariables } from '../../scripts/test/fonts.mjs';
import { expect, test } from './fixtures.ts';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const [simplified, traditional] = ['Noto Sans CJK SC', 'Noto Sans CJK TC'];

/** The texts of all files in folders whose path matches. */
function textsIn(folders: readonly string[], path: RegExp): readonly string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(web, folder), { recursive: true }).map((file) =>
        join(web, folder, String(file)),
      ),
    )
    .filter((file) => path.test(file))
    .map((file) => readFileSync(file, 'utf8').normalize());
}

/** Every character, once, of the texts of a language, and of the marks that styles write. */
function charactersOf(language: string): readonly string[] {
  const words = textsIn(
    ['playground/locales', 'learn/locales', 'learn/chapters', 'learn/pages'],
    new RegExp(String.raw`/${language}(/|\.).*(ts|mdx)$`),
  );
  const marks = textsIn(['playground', 'learn', 'docs'], /\.css$/).flatMap((style) =>
    [...style.matchAll(/\bcontent: "([^"\\]+)"/g)].map(([, mark = '']) => mark),
  );
  return [...new Set([...words, ...marks].join('').replaceAll(/\s/g, ''))].toSorted();
}

/**
 * How many glyphs of each family draw the elements that a selector finds: none before the browser has drawn them, nor those of an
 * element that the page replaces meanwhile.
 */
async function glyphsIn(page: Page, selector: string): Promise<Readonly<Record<string, number>>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const asked = { nodeId: root.nodeId, selector };
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', asked);
  const answers = await Promise.all(
    nodeIds.map((nodeId) =>
      devtools.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] })),
    ),
  );
  await devtools.detach();
  const glyphs: Record<string, number> = {};
  for (const { familyName, glyphCount } of answers.flatMap(({ fonts }) => fonts))
    glyphs[familyName] = (glyphs[familyName] ?? 0) + glyphCount;
  return glyphs;
}

/** Puts a text into the page in place of all others. */
function showOnly(page: Page, text: string, fontFamily: string): Promise<void> {
  return page.evaluate(
    ([textContent, family]) => {
      const shown = Object.assign(document.createElement('p'), { id: 'shown', textContent });
      shown.style.fontFamily = family;
      document.body.replaceChildren(shown);
    },
    [text, fontFamily] as const,
  );
}

/** Expects glyphs of these families in the text that the page shows. */
function expectGlyphs(
  page: Page,
  glyphs: Readonly<Record<string, number>>,
  message?: string,
): Promise<void> {
  return expect.poll(() => glyphsIn(page, '#shown'), message).toEqual(glyphs);
}

/** Those that look like a character that no font has. */
function emptyBoxes(page: Page, characters: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((all) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 });
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    const { lang } = document.documentElement;
    Object.assign(context, { font: '24px sans-serif', lang });
    const look = (character: string): string => {
      context.clearRect(0, 0, 40, 40);
      context.fillText(character, 4, 30);
      return String(context.getImageData(0, 0, 40, 40).data);
    };
    const box = look('\u{10FFFD}');
    return all.filter((character) => look(character) === box);
  }, characters);
}

for (const { language, chinese } of [
  { language: 'en', chinese: simplified },
  { language: 'it', chinese: simplified },
  { language: 'vi', chinese: simplified },
  { language: 'zh-Hans', chinese: simplified },
  { language: 'zh-Hant', chinese: traditional },
])
  test(`all text in ${language} is drawn by the project's fonts`, async ({ browser, urlOf }) => {
    // Once a browser has found a font for a Chinese character, it may take it in other languages too.
    const own = await browser.browserType().launch(chromiumLaunch);
    const page = await own.newPage();
    await page.goto(urlOf(`p=crowd&play=0&lang=${language}`));
    // The parts of the page are drawn one after another.
    const familiesOf = async (): Promise<string[]> => Object.keys(await glyphsIn(page, 'main *'));
    await expect.poll(familiesOf).toContain(language.startsWith('zh') ? chinese : 'Noto Serif');
    const known = ['Noto Sans', 'Noto Sans Mono', 'Noto Serif', simplified, traditional];
    expect(known).toEqual(expect.arrayContaining(await familiesOf()));

    const characters = charactersOf(language);
    expect(characters.length).toBeGreaterThan(80);
    expect(await emptyBoxes(page, characters)).toEqual([]);
    const han = characters.filter((one) => /\p{Script=Han}/u.test(one));
    const letters = characters.filter((one) => /\p{Script=Latin}/u.test(one));
    for (const [font, family] of [
      ['var(--font-sans)', 'Noto Sans'],
      ['var(--font-serif)', 'Noto Serif'],
      ['var(--font-mono)', 'Noto Sans Mono'],
    ] as const) {
      await showOnly(page, letters.join(''), font);
      await expectGlyphs(page, { [family]: letters.length });
      await showOnly(page, han.join(''), font);
      await expectGlyphs(page, han.length > 0 ? { [chinese]: han.length } : {});
    }
    await own.close();
  });

test('a font of the system is not shown even where a page names it', async ({ openPlayground }) => {
  expect(existsSync('/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf')).toBe(true);
  const { page } = await openPlayground();
  await showOnly(page, 'Overlap', '"DejaVu Sans"');
  await expectGlyphs(page, { 'Noto Serif': 7 });
});

for (const [set, sans, serif] of [
  ['base', 'Noto Sans', 'Noto Serif'],
  ['narrow', 'Roboto', 'Roboto'],
  ['wide', 'DejaVu Sans', 'DejaVu Serif'],
] as const)
  test(`a browser with the ${set} fonts shows these`, async ({ browser }) => {
    const env = { ...process.env, ...fontVariables(set) } as Record<string, string>;
    const other = await browser.browserType().launch({ ...chromiumLaunch, env });
    const page = await other.newPage();
    for (const [font, family] of [
      ['sans-serif', sans],
      ['system-ui', sans],
      ['serif', serif],
      ['monospace', 'Noto Sans Mono'],
    ] as const) {
      await showOnly(page, 'Đường kẻ', font);
      await expectGlyphs(page, { [family]: 8 }, font);
    }
    await other.close();
  });
