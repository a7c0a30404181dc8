/** The examples that the site contains, built from the packed package. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/test/chromium.mjs';
import { keysOf } from '../../web/examples/platformer/recording.ts';
import type { Sight } from '../../web/examples/server/protocol.ts';
import { violations } from './axe-violations.ts';
import { test as base, expect } from './fixtures.ts';
import { recordingInNode, wonByHolding } from './platformer-in-node.ts';
import {
  shooterAfterLoss,
  shooterEffects,
  shooterInNode,
  survivedCourses,
} from './shooter-in-node.ts';
import { thorough, thoroughUnless } from './thorough.ts';

const examples = fileURLToPath(new URL('../../web/examples/', import.meta.url));

interface ExampleFixtures {
  /** Opens an example of the site. The test fails if it reports an error. */
  readonly openExample: (name: string) => Promise<Page>;
}

const test = base.extend<ExampleFixtures>({
  openExample: async ({ page, urlOf }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await use(async (name) => {
      await page.goto(urlOf('', `examples/${name}`));
      return page;
    });
    expect(problems).toEqual([]);
  },
});

test('the list of examples leads to each of them', async ({ openExample }) => {
  const page = await openExample('');
  const links = page.getByRole('listitem').getByRole('link');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  );
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect((await page.goto(address))?.status()).toBe(200);
});

for (const name of [
  '',
  'pixi/',
  'phaser/',
  'react/',
  'rollback/',
  'shooter/',
  'worker/',
  'platformer/',
])
  test(
    `axe finds nothing in ${name === '' ? 'the list' : name}`,
    thoroughUnless(name === 'react/'),
    async ({ openExample }) => {
      expect(await violations({ page: await openExample(name) })).toEqual([]);
    },
  );

for (const engine of ['pixi', 'phaser']) {
  test(
    `${engine}: Quadrille finds the pairs that the engine finds`,
    thoroughUnless(engine === 'pixi'),
    async ({ openExample }) => {
      const page = await openExample(`${engine}/`);
      await expect(page.getByRole('radio', { name: 'Quadrille' })).toBeChecked();
      const by = (method: string) => page.locator(`output[name=${method}]`);
      const pairs = async (method: string): Promise<string> =>
        /^([1-9]\d* pairs of 500 sprites) in \d+\.\d\d ms$/.exec(
          await by(method).innerText(),
        )?.[1] ?? '';
      await page.getByRole('combobox', { name: 'Sprites' }).selectOption('500');
      await expect.poll(() => pairs('quadrille')).not.toBe('');
      const before = await pairs('quadrille');
      await expect.poll(() => pairs('quadrille'), 'the sprites move').not.toBe(before);
      await page.getByRole('checkbox', { name: 'Pause' }).check();
      await page.getByRole('radio').nth(1).check();
      await expect.poll(() => pairs(engine)).not.toBe('');
      await page.getByRole('radio').nth(0).check();
      await expect
        .poll(async () => (await pairs('quadrille')) === (await pairs(engine)))
        .toBe(true);
    },
  );
}

test('React: cards that are dragged or pushed onto others are marked', async ({ openExample }) => {
  const page = await openExample('react/');
  const overlapping = page.getByRole('button', { name: 'overlaps another one' });
  await expect(page.getByRole('status')).toHaveText('12 of 24 cards overlap another one');
  await expect(overlapping).toHaveCount(12);
  const card = (number: number) =>
    page.getByRole('button', { name: new RegExp(`^Card ${number}\\b`) });
  await card(1).focus();
  for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowRight');
  await expect(overlapping).toHaveCount(14);
  await expect(card(1)).toHaveAccessibleName('Card 1, overlaps another one');
  await card(3).dragTo(card(10));
  await expect(page.getByRole('status')).toHaveText('16 of 24 cards overlap another one');
});

test(
  'shooter: a game is the same in every browser and in Node, to the last bit',
  thorough,
  async ({ openExample, browser }) => {
    const game = 'shooter/?seed=7&steps=900';
    const page = await openExample(game);
    const state = page.locator('#state');
    await expect(state).toHaveText(/^Game 7, step 900: [\da-f]{1,8}$/);
    const first = await state.innerText();
    await page.reload();
    await expect(state).toHaveText(first);
    const another = await browser.browserType().launch(chromiumLaunch);
    try {
      const elsewhere = await another.newPage();
      await elsewhere.goto(page.url());
      await expect(elsewhere.locator('#state')).toHaveText(first);
    } finally {
      await another.close();
    }
    expect(shooterInNode(7, 900)).toBe(first);
    await page.goto(page.url().replace('seed=7', 'seed=8'));
    await expect(state).toHaveText(/^Game 8/);
    expect((await state.innerText()).split(': ')[1]).not.toBe(first.split(': ')[1]);
  },
);

test('shooter: a game that is lost waits, and begins anew with the first wave', thorough, () => {
  expect(shooterAfterLoss()).toBe('true, true, wave 1, 0, 100');
});

test('shooter: a ship that never changes its course is lost within half a minute', () => {
  expect(survivedCourses(1, 1_800)).toBe('');
});

test('shooter: where less motion is wanted, nothing shakes, and no hit stops the game', () => {
  expect(shooterEffects(true)).toBe('false, false');
  expect(shooterEffects(false)).toBe('true, true');
});

test('shooter: it plays by itself with thousands of bodies, until a key begins a game', async ({
  openExample,
  page,
}) => {
  await openExample('shooter/?steps=1200');
  const text = (id: string): Promise<string> => page.locator(`#${id}`).innerText();
  await expect(page.locator('#cost')).toHaveText(/^\d,\d{3} /);
  const before = await text('score');
  await expect(page.locator('#score')).not.toHaveText(before);
  await page.keyboard.down('ArrowLeft');
  await expect(page.locator('#wave')).toHaveText('Wave 1');
  await page.keyboard.up('ArrowLeft');
  const canvas = page.getByRole('img', { name: 'The game' });
  const pixels = async (): Promise<string> => (await canvas.screenshot()).toString('base64');
  await page.keyboard.press('p');
  await expect(page.getByRole('region', { name: 'Paused' })).toBeVisible();
  const still = await pixels();
  expect(await pixels()).toBe(still);
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Cells' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(pixels).not.toBe(still);
  expect(await violations({ page })).toEqual([]);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('region', { name: 'Paused' })).toBeHidden();
  const sound = page.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('m');
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
});

test('shooter: who holds a key is lost, is told so, and plays again', async ({
  openExample,
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 480, height: 320 }); // painted sooner
  await openExample('shooter/');
  await page.getByRole('button', { name: 'Play' }).click();
  await page.keyboard.down('ArrowRight');
  const lost = page.getByRole('region', { name: 'The ship is lost' });
  for (let seconds = 0; seconds < 60 && !(await lost.isVisible()); seconds += 5)
    await page.clock.runFor(5_000);
  await expect(lost).toContainText(/[1-9][\d,]* Your best game Wave \d/);
  await page.keyboard.up('ArrowRight');
  expect(await violations({ page })).toEqual([]);
  const again = lost.getByRole('button');
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.runFor(500);
  await expect(lost).toBeHidden();
  await expect(page.locator('#wave')).toHaveText('Wave 1');
});

const levels = ['meadow', 'mill', 'lighthouse'] as const;

for (const level of levels)
  test(
    `platformer: the recording of the ${level} ends at its goal, in Chromium and Node alike, to the last bit`,
    thoroughUnless(level === 'mill'),
    async ({ openExample }) => {
      const page = await openExample(`platformer/?level=${level}&steps=100000`);
      const state = page.locator('#state');
      await expect(state).toHaveText(/, the goal: [\da-f]{1,8}$/);
      expect(recordingInNode(level)).toBe(await state.innerText());
    },
  );

test('platformer: keys that are held lead through no level', () => {
  const [left, right, jump] = [1, 2, 16];
  expect(wonByHolding(levels, [left, right, right | jump])).toBe('');
});

test('platformer: it shows a recording until a key begins a game, which pauses and ends', async ({
  openExample,
}) => {
  const page = await openExample('platformer/');
  const title = page.getByRole('region', { name: 'Wick' });
  await expect(title).toBeVisible();
  const canvas = page.getByRole('img', { name: 'The game' });
  const still = await canvas.screenshot();
  await expect.poll(async () => (await canvas.screenshot()).equals(still)).toBe(false);
  await page.keyboard.down('ArrowRight');
  await expect(title).toBeHidden();
  await expect(page.getByText('3 of ')).toBeVisible();
  await page.keyboard.up('ArrowRight');
  await page.keyboard.press('c');
  await page.keyboard.press('p');
  const paused = page.getByRole('region', { name: 'Paused' });
  await expect(paused).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(paused).toBeHidden();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: 'The lighthouse' }).click();
  await expect(page.getByRole('status')).toHaveText('The lighthouse');
  const sound = page.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
});

/** A gamepad that holds, in each step in which one plays, what these keys are. */
function playBy(keys: readonly number[]): void {
  const buttonOf = [14, 15, 12, 13, 0]; // of a standard gamepad, by the bits of the keys
  let step = 0;
  navigator.getGamepads = () => {
    const held = document.body.dataset['screen'] === 'play' ? (keys[step++] ?? 0) : 0;
    const buttons = Array.from({ length: 16 }, (_, button) => ({
      pressed: ((held >> buttonOf.indexOf(button)) & 1) === 1 && buttonOf.includes(button),
    }));
    return [{ axes: [0, 0], buttons } as unknown as Gamepad];
  };
}

for (const [level, ending] of [
  ['meadow', 'The meadow has its light'],
  ['lighthouse', 'The coast is bright again'],
] as const)
  test(
    `platformer: a gamepad plays the ${level} to its end`,
    thorough,
    async ({ openExample, page }) => {
      const recording = await readFile(`${examples}platformer/levels/${level}.keys`, 'utf8');
      await page.addInitScript(playBy, [...keysOf(recording)]);
      await page.clock.install();
      await page.setViewportSize({ width: 480, height: 320 }); // painted sooner
      await openExample(`platformer/?level=${level}`);
      await page.getByRole('button', { name: 'Play' }).click();
      const end = page.getByRole('region', { name: ending });
      for (let seconds = 0; seconds < 200 && !(await end.isVisible()); seconds += 5)
        await page.clock.runFor(5_000);
      await expect(end).toContainText(/[1-9]\d* of \d+ sparks, 0 falls, in [01]:\d\d/);
      expect(await violations({ page })).toEqual([]);
    },
  );

test('platformer: axe finds nothing on its screens', async ({ openExample }) => {
  const page = await openExample('platformer/');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await violations({ page })).toEqual([]);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(await violations({ page })).toEqual([]);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(await violations({ page })).toEqual([]);
});

/** How many of a thousand pixels of the game's picture have this colour, or almost, and are covered by no panel. */
async function freePixels(page: Page, colour: readonly number[]): Promise<number> {
  return page.getByRole('img', { name: 'The game' }).evaluate((picture, wanted) => {
    const canvas = picture as HTMLCanvasElement;
    const density = canvas.width / canvas.clientWidth;
    const context = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')!;
    context.drawImage(canvas, 0, 0);
    for (const panel of document.querySelectorAll('section, header > *, footer > *')) {
      const { left, top, width, height } = panel.getBoundingClientRect();
      context.clearRect(density * left, density * top, density * width, density * height);
    }
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at + 3] === 255 && wanted.every((part, i) => Math.abs(part - data[at + i]!) < 12))
        count++;
    return (1000 * count) / (canvas.width * canvas.height);
  }, colour);
}

test.describe('beside the title', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [width, height] of [
    [390, 844],
    [360, 740],
    [844, 390],
    [800, 600],
    [1280, 720],
  ] as const) {
    const isTouched = width < 900;

    test.describe(`of ${width} x ${height}`, () => {
      test.use({ viewport: { width, height }, hasTouch: isTouched, isMobile: isTouched });

      test(
        'platformer: the hero is seen, on a strip of ground',
        thoroughUnless(width === 390 || width === 844),
        async ({ openExample }) => {
          const page = await openExample('platformer/');
          await expectToWait(page);
          const [wax, earth] = [
            [0xff, 0xf6, 0xe2],
            [0x3b, 0x2a, 0x52],
          ];
          expect(await freePixels(page, wax)).toBeGreaterThan(0.3);
          const ground = await freePixels(page, earth);
          expect(ground).toBeGreaterThan(20);
          expect(ground).toBeLessThan(200);
        },
      );

      test(
        'shooter: the ship and enemies are seen',
        thoroughUnless(width === 390 || width === 844),
        async ({ openExample }) => {
          const page = await openExample('shooter/');
          await expectToWait(page);
          const [ship, drone] = [
            [0x23, 0x54, 0xf0],
            [0xf9, 0xa8, 0xc9],
          ];
          expect(await freePixels(page, ship)).toBeGreaterThan(0.1);
          expect(await freePixels(page, drone)).toBeGreaterThan(1);
        },
      );
    });
  }
});

async function expectToWait(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const canvas = page.getByRole('img', { name: 'The game' });
  const still = await canvas.screenshot();
  expect((await canvas.screenshot()).equals(still)).toBe(true);
}

test.describe('on a touch screen where less motion is wanted', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 390, height: 844 },
  });

  test('shooter: it waits; a stick appears where a finger comes down', async ({ openExample }) => {
    const page = await openExample('shooter/');
    await expectToWait(page);
    const stick = page.locator('#stick');
    await expect(stick).toBeHidden();
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
      });
    await send('touchStart', 120, 300);
    await expect(page.locator('#wave')).toHaveText('Wave 1');
    await send('touchMove', 150, 300);
    await expect(stick).toBeVisible();
    const { x, y, width, height } = (await stick.boundingBox())!;
    expect([x + width / 2, y + height / 2]).toEqual([120, 300]);
    await send('touchEnd');
    await expect(stick).toBeHidden();
  });

  test('platformer: it waits; a pad and a button steer', async ({ openExample }) => {
    const page = await openExample('platformer/');
    await expectToWait(page);
    await expect(page.locator('#touch')).toBeHidden();
    await page.getByRole('button', { name: 'Play' }).tap();
    const pad = (await page.locator('#pad').boundingBox())!;
    const [x, y] = [pad.x + 0.9 * pad.width, pad.y + 0.5 * pad.height];
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(page.getByText('3 of ')).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
});

test('rollback: both machines have the same world, until one of them cheats', async ({
  openExample,
}) => {
  const page = await openExample('rollback/');
  const verdict = page.locator('output[name=verdict]');
  await expect(verdict).toHaveText(/^Step [1-9]\d*: both machines have the same world\.$/);
  await page.getByRole('slider', { name: 'Delay' }).fill('200');
  const report = page.locator('output[name=report-0]');
  await expect(report, 'guesses were wrong').toHaveText(/ [1-9]\d* rewinds, [1-9]\d* steps /);
  const cheats = page.getByRole('checkbox', { name: 'cheats' });
  await cheats.check();
  await expect(verdict).toHaveText(
    /^Step \d+: the machines differ\. (Player|Ball) \d+: \w+ is .* on the first one, .* on the second one\.$/,
  );
  await cheats.uncheck();
  await page.getByRole('button', { name: 'Go on with the world of the first machine' }).click();
  await expect(verdict).toHaveText(/both machines have the same world/);
});

test('a worker: the page draws its snapshots and queries around the pointer', async ({
  openExample,
}) => {
  const page = await openExample('worker/');
  const said = page.getByRole('status');
  await expect(said).toHaveText(
    /^20000 squares, [1-9]\d* pairs in .* ms in the worker; [1-9]\d* around the pointer$/,
  );
  const before = await said.innerText();
  await expect(said).not.toHaveText(before);
  const near = async (): Promise<number> => Number(/(\d+) around/.exec(await said.innerText())![1]);
  const inTheMiddle = await near();
  await page.locator('canvas').hover({ position: { x: 8, y: 8 } });
  await expect
    .poll(near, 'little more than a quarter of the circle is in the world')
    .toBeLessThan(inTheMiddle / 2);
});

/** Starts the game server and returns its address once it says that it listens. */
async function startServer(): Promise<{ readonly server: ChildProcess; readonly address: string }> {
  const server = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'server/main.ts'], {
    cwd: examples,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const address = /^500 rooms with 40 bots each: (http:.*)$/.exec(line)?.[1];
    if (address !== undefined) return { server, address };
  }
  throw new Error('the server ended before it listened');
}

/** A page of a player, and what the server has sent it. */
class Player {
  readonly page: Page;
  /** All that ever left its view. */
  readonly gone = new Set<number>();
  #last: Sight | undefined;

  constructor(page: Page) {
    this.page = page;
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/play')) return; // the development server's own
      socket.on('framereceived', ({ payload }) => {
        this.#last = JSON.parse(String(payload)) as Sight;
        for (const id of this.#last.gone) this.gone.add(id);
      });
    });
  }

  get id(): number {
    return this.#last?.you ?? Number.NaN;
  }

  sees(other: Player): boolean {
    return this.#last?.seen.some(([id]) => id === other.id) ?? false;
  }

  async enter(room: number, address: string): Promise<void> {
    await this.page.goto(`${address}?room=${room}`);
    await expect(this.page.getByRole('status')).toHaveText(
      new RegExp(`^Room ${room}, at 2000, 2000: \\d+ others in view$`),
    );
  }
}

test(
  'a game server: players of one room are told of each other while in view',
  thorough,
  async ({ context }) => {
    const { server, address } = await startServer();
    const open = async (): Promise<Player> => new Player(await context.newPage());
    const [first, second, elsewhere] = [await open(), await open(), await open()];
    try {
      await first.enter(7, address);
      await second.enter(7, address);
      await elsewhere.enter(8, address);
      await expect.poll(() => first.sees(second) && second.sees(first)).toBe(true);
      expect(elsewhere.sees(elsewhere)).toBe(true);
      await first.page.keyboard.down('ArrowRight');
      await expect.poll(() => first.sees(second)).toBe(false);
      await expect.poll(() => second.sees(first)).toBe(false);
      expect(first.gone).toContain(second.id);
      expect(second.gone).toContain(first.id);
      await first.page.keyboard.up('ArrowRight');
      await first.page.keyboard.down('ArrowLeft');
      await expect.poll(() => first.sees(second) && second.sees(first)).toBe(true);
      await second.page.close();
      await expect.poll(() => first.sees(second)).toBe(false);
    } finally {
      server.kill();
    }
  },
);

test(
  'a game server: a message that steers nowhere ends its connection, and no other',
  thorough,
  async ({ page }) => {
    const { server, address } = await startServer();
    try {
      await page.goto(address);
      const closingOf = (message: string): Promise<[code: number, reason: string]> =>
        page.evaluate(
          ([url, text]) =>
            new Promise((resolve) => {
              const socket = new WebSocket(url!);
              socket.addEventListener('open', () => socket.send(text!));
              socket.addEventListener('close', ({ code, reason }) => resolve([code, reason]));
            }),
          [`${address.replace('http', 'ws')}play`, message],
        );
      const wrong = [1008, 'a message is {"dx": -1, 0 or 1, "dy": -1, 0 or 1}'];
      expect(await closingOf('{"dx": 1000, "dy": 0}')).toEqual(wrong);
      expect(await closingOf('null')).toEqual(wrong);
      expect((await closingOf('x'.repeat(200)))[0]).toBeGreaterThan(1_000);
      const said = page.getByRole('status');
      const before = await said.innerText();
      await page.keyboard.down('ArrowRight');
      await expect(said).not.toHaveText(before);
    } finally {
      server.kill();
    }
  },
);
