// npm run card: web/playground/public/card.png, which other programs show for a link to the site, from the built page. Run
// `npm run build` before it.
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { card, pageOf } from './page/link-preview.mjs';
import { chromiumLaunch } from './test/chromium.mjs';

const link = 'v=1&n=150&max=40&ink=paper&shade=1&t=60&play=0';
const frame = 60;
const file = `web/playground/public/${card.file}`;
const mostKilobytes = 100;

if (!existsSync('site/index.html')) throw new Error('site/ is missing: run `npm run build` first');

const html = readFileSync('web/playground/index.html', 'utf8');
const logo = /<svg class="logo".*?<\/svg>/s.exec(html)?.[0];
const [, tagline] = pageOf(html).title.split(': ');
const server = await preview({ preview: { host: '127.0.0.1', port: 4311 }, logLevel: 'warn' });
const browser = await chromium.launch(chromiumLaunch);
try {
  const context = await browser.newContext({
    viewport: { width: card.width, height: card.height },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const address = `${server.resolvedUrls?.local[0]}embed.html#${link}&hide=numbers.scenes.time.buttons.diagram.caption.settings.tools`;
  await page.goto(address);
  await page.waitForFunction((wanted) => window.quadrille?.frame === wanted, frame);
  const picture = await page.locator('#picture').screenshot();
  await page.goto('about:blank');
  await page.setContent(cardOf(picture));
  await page.locator('img').evaluate((image) => image.decode());
  mkdirSync(dirname(file), { recursive: true });
  await page.screenshot({ path: file });
} finally {
  await browser.close();
  await server.close();
}

const kilobytes = Math.round(statSync(file).size / 1_000);
if (kilobytes > mostKilobytes)
  throw new Error(`${file} has ${kilobytes} kB, more than ${mostKilobytes}`);
console.log(`${file}: ${kilobytes} kB`);

function cardOf(picture) {
  return `<!doctype html><style>
    body { display: flex; align-items: center; gap: 60px; height: 630px; margin: 0; padding: 0 60px; box-sizing: border-box;
      background: #f6f4ee; color: #1b2233; font: 38px/1.35 "Liberation Sans", sans-serif }
    img { height: 530px; box-shadow: 0 8px 28px rgb(27 34 51 / 20%) }
    h1 { margin: 24px 0 12px; font: italic 600 100px/1 "Liberation Serif", serif }
    p { margin: 0; color: #535d75 }
    .logo { width: 110px; fill: none; stroke: #2747b4; stroke-width: 1.6 }
    .logo-one { fill: #2747b4; fill-opacity: .25; stroke: #b3202e }
    .logo-two { fill: #b3202e; stroke: #b3202e }
  </style>
  <div>${logo}<h1>Quadrille</h1><p>${tagline.charAt(0).toUpperCase()}${tagline.slice(1)}</p></div>
  <img alt="" src="data:image/png;base64,${picture.toString('base64')}">`;
}
