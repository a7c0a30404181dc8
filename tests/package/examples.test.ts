/** The programs in web/examples, with nothing but the packed package: compiled by a strict project, and run. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { createServer, resolveConfig } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../../scripts/test/chromium.mjs';
import { checkout, output, tool } from './commands.ts';
import { pack, projectWith } from './packed.ts';

const strict =
  '--ignoreConfig --strict --noUncheckedIndexedAccess --target es2022 --module nodenext --lib es2022,dom,dom.iterable'.split(
    ' ',
  );

let project: string;

beforeAll(() => {
  project = projectWith(pack());
});

/** Compiles an example in the project; its files are then at the project's top. */
function compile(name: string): void {
  cpSync(join(checkout, 'web/examples', name), project, { recursive: true });
  output(project, tool('tsc'), ...strict, 'main.ts');
}

test('the game without pictures', () => {
  compile('headless');
  expect(output(project, process.execPath, 'main.js')).toBe('score 5300, 6 ships in sight\n');
});

const documents = [
  'README.md',
  ...readdirSync(join(checkout, 'docs')).map((name) => `docs/${name}`),
]
  .filter((path) => path.endsWith('.md'))
  .map((path) => [path, readFileSync(join(checkout, path), 'utf8')] as const);

/** The fenced code of one language. tests/docs/code.test.ts runs all of it. */
function blocks(language: string): [name: string, code: string][] {
  const fences = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms');
  return documents.flatMap(([path, text]) =>
    Array.from(text.matchAll(fences), ([, code = ''], i) => [`${path} ${i + 1}`, code]),
  );
}

test.each(blocks('ts').filter(([name]) => name.startsWith('README')))(
  'the program in %s has no top-level await, which old bundlers refuse, also in workers',
  { tags: ['thorough'] },
  (_, code) => {
    writeFileSync(join(project, 'program.ts'), `${code}export {};\n`);
    const es2015 =
      '--ignoreConfig --strict --target es2022 --module es2015 --moduleResolution bundler';
    output(project, tool('tsc'), ...es2015.split(' '), '--noEmit', 'program.ts');
  },
);

test('Vite, configured as in docs/views.md, serves the development build and builds the other', {
  tags: ['thorough'],
}, async () => {
  const [, config] = blocks('ts').find(([, code]) => code.includes('alias:'))!;
  writeFileSync(join(project, 'vite.config.ts'), config);
  const configuration = { root: project, configFile: join(project, 'vite.config.ts') };
  const page = join(project, 'main.ts');
  const server = await createServer({
    ...configuration,
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { pluginContainer } = server.environments.client;
    const files = ['quadrille', 'quadrille/inline'].map((name) =>
      pluginContainer.resolveId(name, page),
    );
    expect((await Promise.all(files)).map((file) => file?.id)).toEqual([
      expect.stringContaining('/quadrille/dist/checked.js'),
      expect.stringContaining('/quadrille/dist/inline.js'),
    ]);
  } finally {
    await server.close();
  }
  expect((await resolveConfig(configuration, 'build')).resolve.alias).not.toContainEqual(
    expect.objectContaining({ replacement: 'quadrille/checked' }),
  );
});

const element = blocks('js').filter(([, code]) => code.includes('playground'));

test('code that drives the element is found', () => {
  expect(element.length).toBeGreaterThan(1);
});

test.each(element)(
  'the code in %s fits the types of the element',
  { tags: ['thorough'] },
  (_, code) => {
    const given = ['import type { QuadrillePlayground } from "quadrille/playground";'];
    given.push('declare const pages: unknown[];');
    if (!code.includes('const playground ='))
      given.push('declare const playground: QuadrillePlayground;');
    const found = code.replace(/(document\.querySelector\(.*?\));/, '$1!;'); // it is there
    writeFileSync(join(project, 'element.ts'), `${given.join('\n')}\n${found}`);
    output(project, tool('tsc'), ...strict, '--noEmit', 'element.ts');
  },
);

interface Square {
  readonly x: number;
  readonly y: number;
  readonly isFilled: boolean;
}

/** Serves the files of the project to a page, as a plain file server would. */
async function openProject(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.fulfill({ path: join(project, new URL(route.request().url()).pathname) }),
  );
  await page.goto('http://localhost/index.html');
}

/** Keeps what each frame draws: a frame begins when it clears the canvas. */
function recordFrames(): void {
  const { prototype } = CanvasRenderingContext2D;
  const frames: Square[][] = [];
  prototype.clearRect = () => void frames.push([]);
  prototype.fillRect = (x, y) => void frames.at(-1)?.push({ x, y, isFilled: true });
  prototype.strokeRect = (x, y) => void frames.at(-1)?.push({ x, y, isFilled: false });
  Object.assign(window, { frames });
}

test('the minimal page, in Chromium: it fills the squares that overlap', async () => {
  compile('minimal');
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.addInitScript(recordFrames);
    await openProject(page);
    page.setDefaultTimeout(240_000);
    const frames = await page.waitForFunction(() => {
      const drawn = (window as unknown as { frames: Square[][] }).frames;
      return drawn.length > 20 && drawn.slice(0, 20);
    });
    expect(problems).toEqual([]);
    const drawn = (await frames.jsonValue()) as Square[][];
    expect(drawn.some((squares) => squares.some(({ isFilled }) => isFilled))).toBe(true);
    expect(drawn[19]).not.toEqual(drawn[0]);
    for (const squares of drawn) expect(squares).toEqual(filledByBruteForce(squares));
    expect(await page.locator('output').textContent()).toMatch(/^\d+ of 400 squares overlap/);
  } finally {
    await browser.close();
  }
});

/** The squares, filled where they overlap another one. Far edges are rounded to 32 bits, as in the tree. */
function filledByBruteForce(squares: readonly Square[]): Square[] {
  const size = 12;
  const end = (start: number): number => Math.fround(start + size);
  const overlap = (a: Square, b: Square): boolean =>
    a.x < end(b.x) && b.x < end(a.x) && a.y < end(b.y) && b.y < end(a.y);
  return squares.map((a) => ({
    ...a,
    isFilled: squares.some((b) => a !== b && overlap(a, b)),
  }));
}
