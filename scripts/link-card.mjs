// npm run card: web/playground/public/card.png, which other programs show for a link to the site, from the built page. Run
// `npm run build` before it.
import { readFileSync } from 'node:fs';
import { openStill, withBuiltPage, writePicture } from './page/built-page.mjs';
import { card, pageOf } from './page/link-preview.mjs';

const link =
  'v=1&p=crowd&t=60&play=0&hide=numbers.scenes.time.buttons.diagram.caption.settings.tools';

const html = readFileSync('web/playground/index.html', 'utf8');
const logo = /<svg class="logo".*?<\/svg>/s.exec(html)?.[0];
const [, tagline] = pageOf(html).title.split(': ');

await withBuiltPage(async (browser, address) => {
  const { width, height } = card;
  const page = await openStill(browser, { width, height }, `${address}embed.html#${link}`, 60);
  const picture = await page.locator('#picture').screenshot();
  await page.goto('about:blank');
  await page.setContent(cardOf(picture));
  await page.locator('img').evaluate((image) => image.decode());
  writePicture(`web/playground/public/${card.file}`, await page.screenshot(), 100);
});

function cardOf(picture) {
  return `<!doctype html><style>
    body { display: flex; align-items: center; gap: 60px; height: 630px; margin: 0; padding: 0 60px; box-sizing: border-box;
      background: #f6f4ee; color: #1b2233; font: 38px/1.35 sans-serif }
    img { height: 530px; box-shadow: 0 8px 28px rgb(27 34 51 / 20%) }
    h1 { margin: 24px 0 12px; font: italic 600 100px/1 serif }
    p { margin: 0; color: #535d75 }
    .logo { width: 110px; height: 110px; fill: none; stroke: #2747b4; stroke-width: 1.6 }
    .logo-one { fill: #2747b4; fill-opacity: .25; stroke: #b3202e }
    .logo-two { fill: #b3202e; stroke: #b3202e }
  </style>
  <div>${logo}<h1>Quadrille</h1><p>${tagline.charAt(0).toUpperCase()}${tagline.slice(1)}</p></div>
  <img alt="" src="data:image/png;base64,${picture.toString('base64')}">`;
}
