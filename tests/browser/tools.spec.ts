/** The tools: add, drag, throw, erase, draw walls, by pointer and by keys; brute force checks the pairs of what they make. */
import { expect, type Playground, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

/** What the check by brute force says where all is well. */
const NO_ERRORS = 'missed 0, double 0';

/** Whether a box lies on the line from (31, 480) to (569, 480). */
function isOnLine([left, top, right, bottom]: readonly number[]): boolean {
  return left! < 569 && right! > 31 && top! < 480 && bottom! > 480;
}

async function press({ page }: Playground, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** What a thrown pointer does from a point of the window on, which it has been pressed at. */
interface Throw {
  readonly x: number;
  readonly y: number;
  /** Milliseconds from its last movement to its release. */
  readonly rest: number;
}

/**
 * Runs in the page: four movements to the right, 8 pixels in 5 ms each, and a release. The events bear these times, so that
 * speeds are the same on every machine.
 */
function throwPointer(picture: Element, { x, y, rest }: Throw): void {
  // The press is so long ago that it does not count for the speed.
  const start = performance.now() + 1_000;
  const send = (type: string, step: number, time: number): void => {
    const place = { clientX: x + 8 * step, clientY: y, pointerId: 1, isPrimary: true };
    const event = new PointerEvent(type, { ...place, bubbles: true, button: -1, buttons: 1 });
    Object.defineProperty(event, 'timeStamp', { value: start + time });
    picture.dispatchEvent(event);
  };
  for (let step = 1; step <= 4; step++) send('pointermove', step, 5 * step);
  send('pointerup', 4, 20 + rest);
}

/** Throws the only object; returns its box before and after the frame that follows. */
async function throwObject(playground: Playground, rest: number): Promise<[number[], number[]]> {
  const { mouse } = playground.page;
  await playground.takeTool('Drag and throw');
  const [[left = 0, top = 0, right = 0, bottom = 0] = []] = await playground.boxes();
  const [x, y] = await playground.windowPoint(left + 10, top + 10);
  await mouse.move(x, y);
  await mouse.down();
  await playground.picture.evaluate(throwPointer, { x, y, rest });
  await mouse.up();
  // What is done with a tool waits until its code is there.
  await expect.poll(playground.boxes).not.toEqual([[left, top, right, bottom]]);
  const [thrown = []] = await playground.boxes();
  await playground.step(1);
  const [flown = []] = await playground.boxes();
  return [thrown, flown];
}

test.describe('with the pointer', () => {
  test('an object is added, dragged to another, and erased', async ({ openPlayground }) => {
    const playground = await openPlayground('n=1&min=20&max=20&play=0');
    const { mouse } = playground.page;
    const [first = []] = await playground.boxes();
    await playground.useTool('Add objects', [300, 700]);
    await expect.poll(playground.boxes).toEqual([first, [290, 690, 310, 710]]);
    const target = [first[0]! + 15, first[1]! + 15] as const;
    await playground.useTool('Drag and throw', [300, 700], target);
    await expect(playground.liveNumber('Colliding pairs')).toHaveText('1');
    await expect(playground.liveNumber('Check by brute force')).toHaveText(NO_ERRORS);
    await playground.takeTool('Erase');
    await mouse.click(...(await playground.windowPoint(...target)));
    await expect.poll(playground.boxes).toHaveLength(1);
    await expect(playground.liveNumber('Colliding pairs')).toHaveText('0');
    await expect(playground.liveNumber('Check by brute force')).toHaveText(NO_ERRORS);
  });

  test(
    'a fast stroke erases all objects on its path, and the cell under the pointer follows it',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=1500&min=2&max=6&play=0');
      await playground.scrollToTree();
      const { mouse } = playground.page;
      const before = await playground.boxes();
      expect(before.filter(isOnLine).length).toBeGreaterThan(5);
      await playground.takeTool('Erase');
      await mouse.move(...(await playground.windowPoint(30, 480)));
      const selected = playground.page.getByRole('treeitem', { selected: true });
      await expect(selected).not.toContainText('root');
      const from = (await selected.textContent()) ?? '';
      await mouse.down();
      await mouse.move(...(await playground.windowPoint(570, 480)), { steps: 4 });
      await mouse.up();
      await expect.poll(async () => (await playground.boxes()).filter(isOnLine)).toEqual([]);
      expect(await playground.objectCount()).toBeGreaterThan(1_300);
      await expect(selected).not.toHaveText(from);
    },
  );

  for (const scene of ['p=s3', 'p=s4&n=200'])
    test(`an object is dragged in ${scene}, and undone`, async ({ openPlayground }) => {
      const playground = await openPlayground(`${scene}&t=60&min=20&max=20&play=0`);
      await expect.poll(playground.frame).toBe(60);
      const boxes = await playground.boxes();
      const row = boxes.findIndex(([x = 0, y = 0]) => x > 100 && x < 300 && y > 100);
      const [x = 0, y = 0] = boxes[row]!;
      await playground.useTool('Drag and throw', [x + 3, y + 3], [503, 303]);
      const cornersOf = async (): Promise<(number | undefined)[]> =>
        (await playground.boxes())[row]!.slice(0, 2);
      await expect.poll(cornersOf).toEqual([expect.closeTo(500, -1), expect.closeTo(300, -1)]);
      await expect(playground.liveNumber('Check by brute force')).toHaveText(NO_ERRORS);
      await expect.poll(playground.fragment).toContain(`edits=60:move,${row},`);
      await expect(playground.tool('Add objects')).toBeHidden();
      await playground.tool('Undo').click();
      await expect.poll(cornersOf).toEqual([x, y]);
    });

  test('a thrown object flies on, and bounces', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('n=1&min=20&max=20&speed=1&rate=60&play=0');
    const [thrown, flown] = await throwObject(playground, 40);
    expect(flown[0]! - thrown[0]!).toBeGreaterThan(8);
    expect(flown[1]).toBe(thrown[1]);
    await playground.step(300);
    const [far = []] = await playground.boxes();
    expect(far[0]).toBeGreaterThanOrEqual(0);
    expect(far[2]).toBeLessThanOrEqual(600);
  });

  test(
    'an object that rests before it is let go is not thrown',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=1&min=20&max=20&speed=1&rate=60&play=0');
      const [thrown, flown] = await throwObject(playground, 200);
      expect(flown).toEqual(thrown);
    },
  );

  test(
    'a wall is drawn, shown in the colour of the lines, and stands; R takes it away again',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=3&max=2&speed=1&play=0&lines=0&ink=article');
      await playground.useTool('Add walls', [100, 650], [400, 670]);
      await expect.poll(playground.objectCount).toBe(4);
      const wall = (await playground.boxes()).at(-1)!;
      expect(Math.abs(wall[0]! - 100) + Math.abs(wall[3]! - 670)).toBeLessThan(4);
      await playground.step(40);
      expect((await playground.boxes()).at(-1)).toEqual(wall);
      const blue = await playground.page.evaluate(() => {
        const { data } = window.quadrille?.picture() ?? { data: [] };
        let found = 0;
        for (let i = 0; i < data.length; i += 4)
          if (data[i] === 0 && data[i + 1] === 0 && data[i + 2] === 255) found++;
        return found;
      });
      expect(blue).toBeGreaterThan(1_000);
      await press(playground, 'r');
      await expect.poll(playground.objectCount).toBe(3);
    },
  );

  test(
    'tools work under zoom, and leave camera and probe alone',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground(
        'n=1&min=20&max=20&play=0&z=300&cx=300&cy=600&probe=1',
      );
      const { zoom, cameraX, cameraY } = await playground.settings();
      await playground.useTool('Add objects', [320, 640]);
      await expect
        .poll(async () => (await playground.boxes()).at(-1))
        .toEqual([310, 630, 330, 650]);
      expect(await playground.settings()).toMatchObject({ zoom, cameraX, cameraY, pinned: false });
    },
  );
});

test('with keys: add, move, build and erase', async ({ openPlayground }) => {
  const playground = await openPlayground('n=1&min=10&max=10&seed=3&play=0');
  const last = async (): Promise<number[] | undefined> => (await playground.boxes()).at(-1);
  const take = async (tool: string): Promise<void> => {
    await playground.takeTool(tool);
    await playground.picture.focus();
  };
  await take('Add objects');
  await press(playground, 'ArrowRight', 'ArrowDown', 'Enter');
  await expect.poll(last).toEqual([305, 405, 315, 415]);
  await take('Drag and throw');
  await press(playground, 'ArrowRight', 'ArrowDown', 'Enter', 'ArrowLeft', 'ArrowLeft', 'Enter');
  await expect.poll(last).toEqual([285, 405, 295, 415]);
  await take('Add walls');
  await press(playground, 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter');
  await expect.poll(last).toEqual([300, 400, 320, 410]);
  await take('Erase');
  await press(playground, 'ArrowRight', 'Enter', 'Escape');
  await expect.poll(playground.objectCount).toBe(2);
  await expect(playground.tool('Look')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('while the code of the tools is fetched', () => {
  test('a first stroke waits for it', async ({ openPlayground }) => {
    const playground = await openPlayground('n=1&min=20&max=20&play=0&z=200');
    const { page } = playground;
    const requested = page.waitForRequest(/tool-input/);
    let isHeld = true;
    await page.route(/tool-input/, async (route) => {
      await expect.poll(() => isHeld).toBe(false);
      await route.continue();
    });
    const { cameraX } = await playground.settings();
    await playground.useTool('Add walls', [280, 380], [320, 430]);
    await playground.picture.press('Enter');
    await requested;
    expect(await playground.objectCount()).toBe(1);
    isHeld = false;
    await expect.poll(playground.objectCount).toBe(2);
    expect((await playground.boxes()).at(-1)).toEqual([280, 380, 320, 430]);
    // Enter has put down the next wall.
    await playground.picture.press('Enter');
    await expect.poll(playground.objectCount).toBe(3);
    expect(await playground.settings()).toMatchObject({ cameraX });
  });

  test(
    'where it cannot be fetched, the tool is put away and the page says so',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=1&play=0', { mayFail: true });
      const { page } = playground;
      await page.route(/tool-input/, (route) => route.abort());
      // Coming near the tools fetches their code too.
      await playground.tool('Add objects').hover();
      await playground.tool('Add objects').click();
      await playground.saidInToast('could not be fetched');
      await expect(playground.tool('Look')).toHaveAttribute('aria-pressed', 'true');
      await page.unroute(/tool-input/);
      await playground.useTool('Add objects', [300, 700]);
      await expect.poll(playground.objectCount).toBe(2);
    },
  );
});

test(
  'an edit of an earlier frame says that it drops later ones, and undo brings them back',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('n=1&play=0');
    await playground.step(4);
    await playground.useTool('Add objects', [300, 700]);
    await playground.seek(2);
    await playground.useTool('Add objects', [300, 600]);
    await playground.saidInToast('Later edits were dropped. Undo');
    await expect.poll(playground.fragment).toContain('edits=2:add');
    await playground.button('Undo').click();
    await expect.poll(playground.fragment).toContain('edits=4:add');
  },
);

for (const [scene, count] of [
  ['p=crowd', 8],
  ['p=s0', 8],
  ['p=s1', 8],
  ['p=s2', 8],
  // Their objects do not move independently of each other: they can only be dragged.
  ['p=s3', 5],
  ['p=s4&n=10', 5],
  ['p=s2&compare=parent.leaf', 8],
  ['p=s3&compare=parent.leaf', 5],
  // The trees of the articles do not tell what they do.
  ['bug=descent', 7],
] as const)
  test(`${scene} offers the tools that work in it`, thorough, async ({ openPlayground }) => {
    const playground = await openPlayground(`${scene}&play=0`);
    const tools = playground.page.getByRole('toolbar', { name: 'Tools' }).getByRole('button');
    await expect(tools).toHaveCount(count);
    const keys = playground.page.getByRole('contentinfo');
    await expect(keys).toContainText('Undo');
  });

for (const [scene, pane] of [
  ['p=s2&compare=parent.leaf', 'Leaf'],
  ['bug=descent', 'Corrected'],
] as const)
  test(`an object is added in a pane of ${scene}`, thorough, async ({ openPlayground }) => {
    const playground = await openPlayground(`${scene}&play=0`);
    const picture = playground.pane(pane).getByRole('img');
    await expect(picture).toBeVisible();
    await playground.takeTool('Add objects');
    const before = await playground.objectCount();
    await picture.click();
    await expect.poll(playground.objectCount).toBe(before + 1);
  });

test('a tool that does not work in another scene is put away until it does', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('p=s2&play=0');
  const isTaken = (name: string) =>
    expect(playground.tool(name)).toHaveAttribute('aria-pressed', 'true');
  await playground.takeTool('Add objects');
  await playground.choose('Motion', 'To and fro');
  await expect(playground.tool('Add objects')).toHaveCount(0);
  await isTaken('Look');
  await playground.choose('Motion', 'Bounce');
  await isTaken('Add objects');
});
