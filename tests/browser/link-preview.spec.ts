/** What other programs read of the built page for the card that they show for a link, and to embed it. */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { preview } from 'vite';
import { card } from '../../scripts/page/link-preview.mjs';
import { expect, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

for (const file of ['', 'embed.html', 'v1/embed.html'])
  test(
    `${file || 'index.html'} names itself for a card`,
    thoroughUnless(file === ''),
    async ({ page, urlOf }) => {
      await page.goto(urlOf('', file));
      for (const [name, words] of [
        ['og:title', /^Quadrille: .{10}/],
        ['og:description', /quadtree .{20}/],
      ] as const)
        await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', words);
    },
  );

test('the picture of the card lies beside the page, in its size', async ({ page, urlOf }) => {
  const response = await page.goto(urlOf('', card.file));
  const bytes = (await response?.body()) ?? Buffer.alloc(0);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([card.width, card.height]);
  expect(bytes.length).toBeLessThan(100_000);
});

function contentOf(html: string, property: string): string {
  return new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** The address of oembed.json that a page names. */
function oembedOf(html: string): string {
  return (
    /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/.exec(html)?.[1] ?? ''
  );
}

async function textOf(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  return answer.text();
}

test('the preview says what a card shows and how the page is embedded, without any setting', async ({
  request,
}) => {
  test.skip(process.env['SITE_URL'] !== undefined, 'the build knows its address');
  const server = await preview({ configFile: 'vite.config.ts', preview: { port: 0 } });
  try {
    const site = server.resolvedUrls?.local[0] ?? '';
    for (const path of [
      '',
      'embed.html',
      'v1/embed.html',
      'scenes/it/shooter/',
      'learn/',
      'learn/how-fast/',
      'docs/start.html',
    ]) {
      const html = await textOf(request, site + path);
      expect(contentOf(html, 'og:url')).toBe(site + path);
      const picture = await request.get(contentOf(html, 'og:image'));
      expect(picture.headers()['content-type']).toBe('image/png');
      const said = JSON.parse(await textOf(request, oembedOf(html)));
      expect(said).toMatchObject({ version: '1.0', type: 'rich', provider_url: site });
      const [, frame = ''] = /src="([^"#]*)/.exec(said.html) ?? [];
      expect(await textOf(request, frame)).toContain('data-page="embed"');
      expect((await request.get(said.thumbnail_url)).ok()).toBe(true);
    }
  } finally {
    await server.close();
  }
});

for (const path of [
  'scenes/crowd/',
  'scenes/zh-Hans/crowd/',
  'learn/it/cut-the-paper/',
  'wild/vi/far/',
])
  test(
    `${path} has a card of its own, in the size of cards`,
    thoroughUnless(path === 'scenes/crowd/'),
    async ({ request, urlOf }) => {
      const html = await textOf(request, urlOf('', path));
      const [, file = ''] = /data-card="([^"]+)"/.exec(html) ?? [];
      expect(file).toMatch(/\/cards\/(crowd|cut-the-paper-cut|far)\.png$/);
      const bytes = await (await request.get(urlOf('', file))).body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([card.width, card.height]);
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
      expect(JSON.parse(data)['@type']).toBe('LearningResource');
    },
  );

test('a build that is told the address says the same in its files', thorough, async () => {
  const site = 'https://example.org/some/path/';
  const folder = 'build/site-with-address';
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', `../../${folder}`, '--emptyOutDir'],
    { env: { ...process.env, SITE_URL: site }, maxBuffer: 2 ** 24 },
  );
  for (const path of ['index.html', 'embed.html', 'v1/embed.html']) {
    const html = await readFile(`${folder}/${path}`, 'utf8');
    expect(contentOf(html, 'og:image')).toBe(site + card.file);
    expect(oembedOf(html)).toBe(`${site}oembed.json`);
  }
  const scene = await readFile(`${folder}/scenes/vi/shooter/index.html`, 'utf8');
  expect(contentOf(scene, 'og:url')).toBe(`${site}scenes/vi/shooter/`);
  expect(contentOf(scene, 'og:image')).toBe(`${site}scenes/cards/shooter.png`);
  expect(oembedOf(scene)).toBe(`${site}scenes/vi/shooter/oembed.json`);
  for (const [file, address] of [
    ['sitemap.xml', 'learn/sitemap.xml'],
    ['sitemap-playground.xml', 'scenes/vi/shooter/'],
  ] as const)
    expect(await readFile(`${folder}/${file}`, 'utf8')).toContain(`<loc>${site}${address}</loc>`);
  const said = JSON.parse(await readFile(`${folder}/oembed.json`, 'utf8'));
  expect(said.html).toContain(`src="${site}v1/embed.html#`);
  expect(said.thumbnail_url).toBe(site + card.file);
  await rm(folder, { recursive: true });
});
