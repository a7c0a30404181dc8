/** A drag over the picture queries what is there, without a tool and without the probe's switch. */
import { expect, type OpenOptions, type Playground, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

type Point = readonly [x: number, y: number];

/** To a pixel of the screen. */
function about(units: number): unknown {
  return expect.closeTo(units, -1);
}

async function drag(playground: Playground, from: Point, to: Point): Promise<void> {
  const { mouse } = playground.page;
  await mouse.move(...(await playground.windowPoint(...from)));
  await mouse.down();
  await mouse.move(...(await playground.windowPoint((from[0] + to[0]) / 2, to[1])));
  await mouse.move(...(await playground.windowPoint(...to)));
  await mouse.up();
}

test('a drag queries the rectangle that it draws; a click ends the query', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('p=crowd&play=0');
  const line = playground.page.locator('.query-line');
  await expect(line).toHaveText('Drag over the picture to search an area.');
  await drag(playground, [100, 120], [300, 220]);
  await expect.poll(playground.settings).toMatchObject({
    probe: true,
    probeKind: 'rectangle',
    pinned: true,
    probeX: about(200),
    probeY: about(170),
    probeSize: about(200),
    probeHeight: about(100),
  });
  await expect(line).toContainText(/\d+ cells visited · \d+ candidates · \d+ hits$/);
  // Upwards and to the left, in place of the first.
  await drag(playground, [400, 400], [320, 340]);
  await expect.poll(playground.settings).toMatchObject({
    probeX: about(360),
    probeY: about(370),
    probeSize: about(80),
    probeHeight: about(60),
  });
  await playground.page.mouse.click(...(await playground.windowPoint(500, 100)));
  await expect.poll(playground.settings).toMatchObject({ probe: false, pinned: false });
  await expect(line).toHaveText('Drag over the picture to search an area.');
});

test('a button beside what was found takes the probe away', async ({ openPlayground }) => {
  const playground = await openPlayground('p=crowd&play=0');
  await drag(playground, [100, 120], [300, 220]);
  await playground.button('Remove the probe').click();
  await expect.poll(playground.settings).toMatchObject({ probe: false, pinned: false });
  await expect(playground.picture).toBeFocused();
});

test('the line says how many cells the picture marks as visited', async ({ openPlayground }) => {
  const playground = await openPlayground('p=crowd&depth=1&play=0');
  await drag(playground, [10, 10], [30, 30]);
  await expect(playground.page.locator('.query-line')).toContainText('1 cell visited');
});

test('how to query is said only while a drag does that, and its line keeps its room', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('p=crowd&play=0');
  const line = playground.page.locator('.query-line');
  const { height } = (await line.boundingBox())!;
  for (const tool of ['Trace', 'Drag and throw', 'Add objects', 'Add walls', 'Erase']) {
    await playground.takeTool(tool);
    await expect(line, tool).toHaveText('');
    expect((await line.boundingBox())!.height).toBe(height);
  }
  await playground.takeTool('Look');
  await expect(line).toHaveText('Drag over the picture to search an area.');
});

test('on a touch screen, what moves a picture that is zoomed in names no key', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('p=crowd&play=0&z=200', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  await expect(page.locator('.query-line')).toHaveText(
    'Drag to search an area. Two fingers move the picture.',
  );
});

test('a drag queries where the picture is zoomed in, too', thorough, async ({ openPlayground }) => {
  const playground = await openPlayground('p=crowd&play=0&z=200&cx=300&cy=300');
  const line = playground.page.locator('.query-line');
  await expect(line).toContainText('Shift and drag, or two fingers, move the picture.');
  await drag(playground, [250, 250], [350, 330]);
  await expect.poll(playground.settings).toMatchObject({
    zoom: 200,
    cameraX: 300,
    probe: true,
    probeX: about(300),
    probeY: about(290),
  });
});

test(
  'after a query, the page says what it shows, and not what the query found',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('p=crowd&play=0');
    const said = playground.page.locator('#status');
    await drag(playground, [100, 100], [300, 300]);
    await expect(said).toContainText('Probe:');
    await playground.page.mouse.click(...(await playground.windowPoint(500, 100)));
    await expect(said).not.toContainText('Probe:');
    await expect(said).toContainText('90');
  },
);

test('Escape ends the query', thorough, async ({ openPlayground }) => {
  const playground = await openPlayground('p=crowd&play=0');
  await drag(playground, [100, 100], [200, 200]);
  await expect.poll(playground.settings).toMatchObject({ probe: true });
  await playground.page.keyboard.press('Escape');
  await expect.poll(playground.settings).toMatchObject({ probe: false, pinned: false });
});

test('Escape in a dialog leaves the query', thorough, async ({ openPlayground }) => {
  const playground = await openPlayground('p=crowd&play=0');
  await drag(playground, [100, 100], [200, 200]);
  await expect.poll(playground.settings).toMatchObject({ probe: true });
  await playground.button('Share').click();
  await expect(playground.page.getByRole('dialog')).toBeVisible();
  await playground.page.keyboard.press('Escape');
  await expect(playground.page.getByRole('dialog')).toBeHidden();
  expect(await playground.settings()).toMatchObject({ probe: true, pinned: true });
});

test('a press that does not move queries nothing', thorough, async ({ openPlayground }) => {
  const playground = await openPlayground('p=crowd&play=0');
  await playground.page.mouse.click(...(await playground.windowPoint(200, 200)));
  await playground.waitForLayout();
  expect(await playground.settings()).toMatchObject({ probe: false });
});

test(
  'a probe that the reader has switched on is moved instead',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('p=crowd&play=0&probe=1');
    await drag(playground, [100, 100], [200, 260]);
    expect(await playground.settings()).toMatchObject({
      probe: true,
      probeKind: 'box',
      probeX: about(200),
      probeY: about(260),
    });
  },
);

test('where the probe is locked, a drag queries nothing', thorough, async ({ openPlayground }) => {
  const playground = await openPlayground('p=crowd&play=0&lock=probe', { file: 'embed.html' });
  await drag(playground, [100, 100], [200, 200]);
  await playground.waitForLayout();
  expect(await playground.settings()).toMatchObject({ probe: false });
});

type Touch = (
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
  point?: Point,
) => Promise<void>;

/** Opens the page on a phone. The touches are at points of the world. */
async function onPhone(
  openPlayground: (fragment: string, options: OpenOptions) => Promise<Playground>,
): Promise<{ readonly playground: Playground; readonly send: Touch }> {
  const playground = await openPlayground('p=crowd&play=0', {
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const touch = await playground.page.context().newCDPSession(playground.page);
  const send: Touch = async (type, point) => {
    const [x, y] = point ? await playground.windowPoint(...point) : [0, 0];
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [{ x, y }] : [] });
  };
  return { playground, send };
}

test('a finger that moves to the side queries, too', thorough, async ({ openPlayground }) => {
  const { playground, send } = await onPhone(openPlayground);
  await send('touchStart', [100, 300]);
  for (const x of [150, 200, 250, 300]) await send('touchMove', [x, 300 + (x - 100) / 4]);
  await send('touchEnd');
  await expect
    .poll(playground.settings)
    .toMatchObject({ probe: true, probeKind: 'rectangle', pinned: true });
  expect((await playground.settings())['probeSize']).toBeGreaterThan(150);
  await expect(playground.page.locator('.query-line')).toContainText('cells visited');
});

test('a finger that moves up or down scrolls the page, and draws nothing', async ({
  openPlayground,
}) => {
  const { playground, send } = await onPhone(openPlayground);
  const { page } = playground;
  await send('touchStart', [300, 500]);
  for (const y of [450, 400, 350, 300, 200, 100]) {
    const [, top] = await playground.windowPoint(300, 0);
    await send('touchMove', [300, y]);
    // The picture moves with the page.
    expect((await playground.windowPoint(300, 0))[1]).toBeLessThanOrEqual(top);
  }
  await send('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
  expect(await playground.settings()).toMatchObject({ probe: false, pinned: false });
});

for (const [what, fragment, touch] of [
  ['a picture that is zoomed in', 'p=crowd&play=0&z=200', 'none'],
  ['a probe that follows the finger', 'p=crowd&play=0&probe=1', 'none'],
  ['a probe that stays', 'p=crowd&play=0&probe=1&pin=1', 'pan-y'],
] as const)
  test(
    `a finger that moves up or down on ${what}: ${touch}`,
    thorough,
    async ({ openPlayground }) => {
      const { picture } = await openPlayground(fragment, { hasTouch: true });
      await expect(picture).toHaveCSS('touch-action', touch);
    },
  );

test(
  'after a drag that the browser cancels, the query of the drag before is there, and a tap ends it',
  thorough,
  async ({ openPlayground }) => {
    const { playground, send } = await onPhone(openPlayground);
    await send('touchStart', [100, 300]);
    for (const x of [150, 200, 250, 300]) await send('touchMove', [x, 300 + (x - 100) / 4]);
    await send('touchEnd');
    await expect.poll(playground.settings).toMatchObject({ probe: true, probeX: about(200) });
    const before = await playground.settings();
    await send('touchStart', [100, 600]);
    for (const x of [200, 300, 400]) await send('touchMove', [x, 600 + (x - 100) / 4]);
    await expect.poll(playground.settings).toMatchObject({ probeX: about(250) });
    await send('touchCancel');
    await expect.poll(playground.settings).toEqual(before);
    await playground.page.touchscreen.tap(...(await playground.windowPoint(500, 100)));
    await expect.poll(playground.settings).toMatchObject({ probe: false, pinned: false });
  },
);
