// npm run picture: docs/playground.png, the README's picture, from the built page. Run `npm run build` before it.
import { openStill, withBuiltPage, writePicture } from './page/built-page.mjs';

const link = 'v=1&n=120&max=38&probe=1&px=330&py=390&ink=paper&t=60&play=0';

await withBuiltPage(async (browser, address) => {
  const page = await openStill(browser, { width: 1_200, height: 740 }, `${address}#${link}`, 60);
  writePicture('docs/playground.png', await page.screenshot(), 150);
});
