/** Pictures in small frames: every scene and view as an embed, with parts shown and hidden. */
import { parameters } from '../../web/playground/state/parameters.ts';
import { expect, type Playground, test } from './fixtures.ts';
import { thoroughUnless } from './thorough.ts';

const file = 'embed.html';

const frames = [
  { width: 240, height: 240 },
  { width: 320, height: 240 },
  { width: 390, height: 640 },
  { width: 700, height: 600 },
] as const;

const parts = parameters.hide.values;

const all = parts.join('.');

const scenes = [...parameters.preset.values.map((preset) => `p=${preset}`), 'p=s4&probe=1'];

const events = ['p=crowd&events=1', 'p=bodies&events=1'];

const views = [
  'compare=parent.leaf',
  'compare=parent.leaf.loose.brute',
  ...parameters.bug.values.filter((bug) => bug !== 'none').map((bug) => `bug=${bug}`),
  'race=1',
  'tune=1',
  'bullets=1',
  'seams=1',
  'use=1',
];

/** What is shown besides the picture: everything, nothing, all but what needs scrolling, all but one part, one part. */
const hidden = [
  '',
  all,
  'scenes.diagram.caption.settings',
  ...parts,
  ...parts.map((shown) => parts.filter((part) => part !== shown).join('.')),
];

/** Of these, the lists with which picture and numbers fill the frame. */
const filling = hidden.filter((list) =>
  ['diagram', 'caption', 'settings'].every((part) => list.split('.').includes(part)),
);

const quick = new Set(['p=crowd', 'p=s2', 'p=bodies&events=1']);

/** Of a picture that can be seen, in CSS pixels from the start of the document. */
interface Seen {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly width: number;
  readonly height: number;
  /** Of what it stands in, and of what that stands in. */
  readonly roomWidth: number;
  readonly figureWidth: number;
}

async function seenIn({ page }: Playground) {
  return page.evaluate(() => {
    const pictures = [
      ...document.querySelectorAll<HTMLElement>('.picture, .stage canvas:not(.picture *)'),
    ];
    const { scrollWidth, scrollHeight } = document.documentElement;
    const seen = pictures
      .filter((picture) => picture.checkVisibility() && picture.clientWidth > 64)
      .map((picture): Seen => {
        const { left, top, right, width, height } = picture.getBoundingClientRect();
        const room = picture.parentElement?.clientWidth ?? 0;
        const figureWidth = picture.closest('.figure')?.clientWidth ?? 0;
        return {
          left,
          top: top + scrollY,
          right,
          width,
          height,
          roomWidth: room,
          figureWidth,
        };
      });
    return { seen, scrollWidth, scrollHeight };
  });
}

/** Opens a scene in each frame with each list of hidden parts, and hands over what is seen there. */
async function inAllFrames(
  open: (fragment: string) => Promise<Playground>,
  scene: string,
  check: (frame: (typeof frames)[number], seen: Awaited<ReturnType<typeof seenIn>>) => void,
  lists: readonly string[] = hidden,
): Promise<void> {
  const playground = await open(`${scene}&play=0`);
  const { page } = playground;
  for (const hide of lists) {
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, `${scene}&play=0&hide=${hide}`);
    await expect(page.locator('html')).toHaveAttribute('data-hide', hide.replaceAll('.', ' '));
    for (const frame of frames) {
      await page.setViewportSize(frame);
      await playground.waitForLayout();
      const name = `${frame.width} x ${frame.height}, hidden: ${hide}`;
      await test.step(name, () =>
        expect(async () => check(frame, await seenIn(playground))).toPass({ timeout: 10_000 }),
      );
    }
  }
}

for (const scene of [...scenes, ...events])
  test(
    `an embed of ${scene} shows its picture whole, as large as fits, in small frames`,
    thoroughUnless(quick.has(scene)),
    async ({ openPlayground }) => {
      const open = (fragment: string) => openPlayground(fragment, { file });
      await inAllFrames(
        open,
        scene,
        ({ width, height }, { seen, scrollWidth, scrollHeight }) => {
          expect(scrollWidth).toBe(width);
          expect(seen).toHaveLength(1);
          const [picture] = seen as [Seen];
          expect(picture.top).toBeGreaterThanOrEqual(0);
          expect(picture.left).toBeGreaterThanOrEqual(0);
          expect(picture.right).toBeLessThanOrEqual(width);
          expect(picture.height).toBeLessThanOrEqual(height);
          const isWide = picture.width >= Math.min(picture.roomWidth, width - 32) - 8;
          const isHigh = picture.height >= 0.55 * height;
          const hasAllInSight = scrollHeight <= height;
          expect(isWide || isHigh || (hasAllInSight && picture.height >= 0.3 * height)).toBe(true);
        },
        quick.has(scene) && process.env['QUADRILLE_QUICK'] ? hidden.slice(0, 3) : hidden,
      );
    },
  );

for (const scene of [...scenes, ...events.slice(0, 1)])
  test(
    `a picture of ${scene} that stands alone has the whole width or the whole height of its frame`,
    thoroughUnless(scene === 'p=crowd'),
    async ({ openPlayground }) => {
      const open = (fragment: string) => openPlayground(fragment, { file });
      // The scene of bodies has events, too.
      const rest = /events|bodies/.test(scene) ? 0.4 : 0;
      await inAllFrames(
        open,
        scene,
        ({ width, height }, { seen, scrollHeight }) => {
          const [picture] = seen as [Seen];
          expect(scrollHeight).toBe(height);
          const isWide = picture.width >= width - 2;
          expect(isWide || picture.height >= (1 - rest) * height - 2).toBe(true);
        },
        [all],
      );
    },
  );

for (const scene of events)
  test(
    `events of ${scene} are scrolled in their card, and the page of the embed is not`,
    thoroughUnless(scene === 'p=bodies&events=1'),
    async ({ openPlayground }) => {
      const open = (fragment: string) => openPlayground(fragment, { file });
      await inAllFrames(
        open,
        scene,
        ({ height }, { scrollHeight }) => {
          // A lower frame has no room for all the rows of buttons.
          if (height >= 600) expect(scrollHeight).toBe(height);
        },
        filling,
      );
    },
  );

for (const view of views)
  test(
    `an embed of ${view} shows each of its pictures whole, as large as fits, in small frames`,
    thoroughUnless(view === 'compare=parent.leaf'),
    async ({ openPlayground }) => {
      const open = async (fragment: string): Promise<Playground> => {
        const playground = await openPlayground(fragment, { file });
        await playground.page.locator('.view-main').waitFor();
        return playground;
      };
      await inAllFrames(
        open,
        view,
        ({ width, height }, { seen, scrollWidth }) => {
          expect(scrollWidth).toBe(width);
          for (const picture of seen) {
            expect(picture.top).toBeGreaterThanOrEqual(0);
            expect(picture.left).toBeGreaterThanOrEqual(0);
            expect(picture.right).toBeLessThanOrEqual(width);
            expect(picture.height).toBeLessThanOrEqual(height);
            const isWide = picture.width >= picture.roomWidth - 8;
            expect(isWide || picture.height >= 0.4 * height).toBe(true);
          }
        },
        process.env['QUADRILLE_QUICK'] ? hidden.slice(0, 3) : hidden,
      );
    },
  );

for (const view of ['compare=parent.leaf', 'compare=parent.leaf.loose.brute', 'bug=centre'])
  test(
    `Play is in sight, below the pictures of ${view}, in an embed as wide as a phone`,
    thoroughUnless(view === 'compare=parent.leaf'),
    async ({ openPlayground }) => {
      const onlyButtons = parts.filter((part) => part !== 'buttons').join('.');
      for (const hide of ['', 'scenes.diagram.caption.settings', onlyButtons])
        for (const height of [360, 480, 600]) {
          const playground = await openPlayground(`${view}&hide=${hide}&play=0`, {
            file,
            viewport: { width: 360, height },
          });
          const { page } = playground;
          await page.locator('.view-main').waitFor();
          await playground.waitForLayout();
          const play = page.locator('#button-play');
          await expect(play).toBeInViewport({ ratio: 1 });
          if (hide !== onlyButtons || view.startsWith('bug')) continue; // the pictures of a defect are scrolled
          const { y = 0 } = (await play.boundingBox()) ?? {};
          const pane = (await page.locator('.pane canvas').first().boundingBox())!;
          expect(pane.y + pane.height).toBeLessThanOrEqual(y);
        }
    },
  );
