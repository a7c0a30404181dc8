/** The code of docs/embedding.md and docs/lessons.md runs in an article as it is printed, but for the address of the playground. */
import { readFileSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { inside, settingsIn } from './embedded-playground.ts';
import { expect, test } from './fixtures.ts';

const printedSite = 'https://example.org/playground/';

/** The code blocks of a document in one language, in their order. */
function blocksOf(document: string, language: string): string[] {
  const text = readFileSync(new URL(`../../docs/${document}`, import.meta.url), 'utf8');
  const blocks = text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'));
  return [...blocks].map(([, code = '']) => code);
}

/** Finds the package by its name, as a bundler would. */
const importMap = `<script type="importmap">${JSON.stringify({
  imports: {
    'quadrille/playground': packageJson.exports['./playground'].default.replace('./dist/', '/'),
  },
})}</script>`;

const [iframe = '', element = ''] = blocksOf('embedding.md', 'html');
const [commands = ''] = blocksOf('embedding.md', 'js');
const [lessonElement = ''] = blocksOf('lessons.md', 'html');
const [tour = ''] = blocksOf('lessons.md', 'json');
const [turnPages = ''] = blocksOf('lessons.md', 'js');

test('the iframe shows its scene and waits for a click', async ({ openArticle, urlOf }) => {
  const page = await openArticle(iframe.replaceAll(printedSite, urlOf()));
  const frame = await inside(page);
  expect(await settingsIn(frame)).toMatchObject({ preset: 's4', start: 'click' });
  await expect(frame.getByRole('button', { name: /^Start/ })).toBeVisible();
  await expect(frame.getByRole('region', { name: 'Settings' })).toBeHidden();
});

test('the element obeys the commands and reports its frames', async ({ openArticle, urlOf }) => {
  const page = await openArticle(element.replaceAll(printedSite, urlOf()));
  const frame = await inside(page);
  expect(await settingsIn(frame)).toMatchObject({ preset: 's4', start: 'click' });
  const reported = page.waitForEvent('console', (message) => /^\d+$/.test(message.text()));
  await page.addScriptTag({ content: commands });
  await expect.poll(() => settingsIn(frame)).toMatchObject({ placement: 'leaf', capacity: 4 });
  await expect.poll(() => frame.evaluate(() => window.quadrille?.frame)).toBe(119);
  await reported;
});

test('the lesson stands in the article, and its text turns the pages of another one', async ({
  openArticle,
  urlOf,
}) => {
  const page = await openArticle(
    importMap +
      '<script type="module">import "quadrille/playground";</script>' +
      lessonElement.replaceAll(printedSite, urlOf()),
  );
  const frame = await inside(page);
  expect(await settingsIn(frame)).toMatchObject({ lesson: 'quadtree' });
  const reported = page.waitForEvent('console', (message) => message.text() === '2');
  await page.addScriptTag({
    content: `{
      const playground = document.querySelector('quadrille-playground');
      const pages = ${tour};
      ${turnPages}
    }`,
  });
  const { pages } = JSON.parse(tour) as { pages: { caption: string }[] };
  const lesson = frame.getByRole('region', { name: 'Lesson' });
  await expect(lesson.getByRole('status')).toHaveText(pages[1]?.caption ?? 'no second page');
  expect(await settingsIn(frame)).toMatchObject({ lesson: 'own', page: 2 });
  await reported;
});
