// npm run view-stills: web/scenes/stills/*.png, the first pictures of the pages of views, by light and by dark, from the built page. Run
// `npm run build` before it.
import { withBuiltPage, writePicture } from './page/built-page.mjs';

/** Of each view: its link, and the part of the page that is its picture. */
const views = [
  { name: 'compare', link: 'v=1&p=crowd&compare=parent.leaf.brute&t=60&play=0', part: '.panes' },
  { name: 'bugs', link: 'bug=centre', part: '.panes' },
  { name: 'race', link: 'v=1&p=crowd&race=1&play=0', part: '.race figure' },
  { name: 'tune', link: 'v=1&p=crowd&tune=1&play=0', part: '.tune [role=grid]' },
  { name: 'bullets', link: 'v=1&p=crowd&bullets=1', part: '.bullets canvas' },
  { name: 'seams', link: 'v=1&p=crowd&seams=1', part: '.seams canvas' },
  { name: 'use', link: 'v=1&p=crowd&use=1', part: '.use canvas' },
  { name: 'events', link: 'v=1&p=bodies&t=128&play=0', part: '#picture' },
];

/** In milliseconds: what is measured, moves or flies has got far enough. A race takes longer. */
const UNTIL_THERE = { race: 40_000, others: 6_000 };

await withBuiltPage(async (browser, address) => {
  for (const { name, link, part } of views)
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const page = await browser.newPage({ viewport: { width: 1_440, height: 900 }, colorScheme });
      await page.goto(`${address}#${link}`);
      const picture = page.locator(part).first();
      await picture.waitFor();
      await page.waitForTimeout(UNTIL_THERE[name] ?? UNTIL_THERE.others);
      writePicture(`web/scenes/stills/${name}-${colorScheme}.png`, await picture.screenshot(), 150);
      await page.close();
    }
});
