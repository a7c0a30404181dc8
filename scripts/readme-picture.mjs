// npm run picture: docs/playground.png, the README's picture, from the built page. Run `npm run build` before it.
import { openStill, withBuiltPage, writePicture } from './page/built-page.mjs';

const link = 'v=1&p=crowd&t=60&play=0';

await withBuiltPage(async (browser, address) => {
  const page = await openStill(browser, { width: 1_280, height: 740 }, `${address}#${link}`, 60);
  writePicture('docs/playground.png', await page.screenshot(), 150);
});
