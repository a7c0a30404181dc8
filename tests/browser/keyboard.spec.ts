/** Everything works by the keyboard alone. */
import { expect, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

/** On a laptop, whose settings stand open; one is the outline of the tree, which is fetched once it is near. */
const MOST_STOPS = 47;

test.describe('the keyboard', () => {
  test('space plays and pauses, full stop steps, R restarts', async ({ openPlayground }) => {
    const playground = await openPlayground('');
    await expect.poll(playground.frame).toBeGreaterThan(2);
    await playground.page.keyboard.press('Space');
    await expect.poll(playground.settings).toMatchObject({ playing: false });
    const at = await playground.frame();
    await playground.page.keyboard.press('.');
    await playground.page.keyboard.press('.');
    await expect.poll(playground.frame).toBe(at + 2);
    await playground.page.keyboard.press('r');
    await expect.poll(playground.frame).toBe(0);
    await playground.page.keyboard.press('Space');
    await expect.poll(playground.settings).toMatchObject({ playing: true });
  });

  test('the down arrow opens a menu and leads into it', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('play=0');
    await playground.viewsMenu.focus();
    await playground.page.keyboard.press('ArrowDown');
    await expect(playground.view('Picture')).toBeFocused();
    await playground.page.keyboard.press('ArrowDown');
    await expect(playground.view('Picture')).not.toBeFocused();
    await playground.page.keyboard.press('Escape');
    await expect(playground.viewsMenu).toBeFocused();
  });

  test(
    'shortcuts work from sliders and radio buttons, except for keys that those use themselves',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('play=0');
      await playground.control('Number of objects, slider').focus();
      await playground.page.keyboard.press('.');
      await expect.poll(playground.frame).toBe(1);
      await playground.page.keyboard.press('Space');
      await expect.poll(playground.settings).toMatchObject({ playing: true });
      await playground.option('Where an object is kept', 'Parent').focus();
      await playground.page.keyboard.press('Space');
      await expect.poll(playground.settings).toMatchObject({ playing: true });
      await playground.picture.focus();
      await playground.page.keyboard.press('Space');
      await playground.option('Where an object is kept', 'Parent').focus();
      await playground.page.keyboard.press('r');
      await expect.poll(playground.frame).toBe(0);
    },
  );

  test(
    'keys belong to the field that has the focus, and can be switched off',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('play=0');
      await playground.control('Number of objects').focus();
      await playground.page.keyboard.press('.');
      expect(await playground.frame()).toBe(0);
      await playground.settingsGroup('Page').locator('summary').click();
      await playground.control('Single-key shortcuts').uncheck();
      await playground.picture.focus();
      await playground.page.keyboard.press('.');
      expect(await playground.frame()).toBe(0);
    },
  );

  test('reaches and operates every control', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('play=0&n=50');
    await playground.page.evaluate(() => {
      for (const group of document.querySelectorAll('details')) group.open = true;
    });
    const unreached = await playground.page.evaluateHandle(() => {
      const controls = [
        ...document.querySelectorAll(
          'button:not([role="toolbar"] *), [role="toolbar"], [role="application"], input:not([type="radio"], [tabindex="-1"]), input:checked',
        ),
      ].filter((control) => control.checkVisibility());
      const left = new Set<EventTarget | null>(controls);
      document.addEventListener('focusin', ({ target }) => {
        left.delete(target);
        if (target instanceof Element) left.delete(target.closest('[role="toolbar"]'));
      });
      return left;
    });
    expect(await unreached.evaluate((left) => left.size)).toBeGreaterThan(30);
    for (let press = 0; press < 80; press++) await playground.page.keyboard.press('Tab');
    expect(
      await unreached.evaluate((left) =>
        [...left].map((control) => (control as HTMLElement).outerHTML),
      ),
    ).toEqual([]);
  });

  test(`comes to the end of the page with ${MOST_STOPS} presses of the Tab key`, async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('play=0');
    const { page } = playground;
    await expect(playground.liveNumber('Fingerprint')).not.toHaveText('–');
    const stops: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => document.activeElement?.outerHTML ?? '');
      if (stop === '' || stop.startsWith('<body')) break;
      stops.push(stop);
      if (stops.length > 2 * MOST_STOPS) break;
    }
    expect(stops.length, stops.join('\n')).toBeLessThanOrEqual(MOST_STOPS);
    expect(stops.length).toBeGreaterThan(MOST_STOPS / 2);
  });

  test('arrow keys, Home and End move among the buttons of a toolbar, which is one stop', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=s2&play=0');
    const { keyboard } = playground.page;
    await playground.scenesMenu.click();
    await playground.scene('Bouncing squares').focus();
    await keyboard.press('ArrowRight');
    await expect(playground.scene("Shoot-'em-up")).toBeFocused();
    await keyboard.press('End');
    await expect(playground.scene('Ten thousand')).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(playground.scene('A crowd of squares')).toBeFocused();
    await keyboard.press('ArrowUp');
    await expect(playground.scene('Ten thousand')).toBeFocused();
    await keyboard.press('Home');
    await expect(playground.scene('A crowd of squares')).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(playground.scenesMenu).toBeFocused();
    await keyboard.press('Tab');
    await expect(playground.scene('A crowd of squares')).toBeFocused();
    await playground.tool('Add objects').focus();
    await keyboard.press('Tab');
    await keyboard.press('Shift+Tab');
    await expect(playground.tool('Add objects')).toBeFocused();
  });

  test('Escape closes the menu of scenes, and the focus comes back to its button', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=crowd&play=0');
    const { keyboard } = playground.page;
    await playground.scenesMenu.focus();
    await keyboard.press('Enter');
    await playground.scene('Leaves only').focus();
    await keyboard.press('Escape');
    await expect(playground.scene('Leaves only')).toBeHidden();
    await expect(playground.scenesMenu).toBeFocused();
    await keyboard.press('Enter');
    await playground.scene('Leaves only').press('Enter');
    await expect.poll(playground.settings).toMatchObject({ preset: 's1' });
    await expect(playground.scenesMenu).toBeFocused();
  });

  test('a toolbar whose stop is locked has another', thorough, async ({ openPlayground }) => {
    const { page } = await openPlayground('play=0&lock=time', { file: 'embed.html' });
    const steps = page.getByRole('toolbar', { name: 'Steps, probe and link' });
    await expect(steps.locator('[tabindex="0"]')).toHaveAccessibleName('Probe');
  });

  test('links skip to the picture and to the settings', async ({ openPlayground }) => {
    const playground = await openPlayground('play=0');
    const { keyboard } = playground.page;
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(playground.picture).toBeFocused();
    await playground.page.getByRole('link', { name: 'Skip to the settings' }).focus();
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await expect(playground.settingsGroup('Objects').locator('summary')).toBeFocused();
  });

  test(
    'moves sliders by one stop a key press, also where stops are powers',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('play=0');
      await playground.control('Number of objects, slider').focus();
      await playground.page.keyboard.press('ArrowRight');
      await expect.poll(playground.settings).toMatchObject({ count: 25 });
      await playground.page.keyboard.press('Home');
      await expect.poll(playground.settings).toMatchObject({ count: 1 });
      await playground.page.keyboard.press('ArrowRight');
      await expect.poll(playground.settings).toMatchObject({ count: 2 });
      await playground.page.keyboard.press('End');
      await expect.poll(playground.settings).toMatchObject({ count: 100_000 });
    },
  );

  test('chooses placement, opens groups, presses scenes, moves the probe', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('play=0');
    await playground.option('Where an object is kept', 'Parent').focus();
    await playground.page.keyboard.press('ArrowRight');
    await expect.poll(playground.settings).toMatchObject({ placement: 'leaf' });
    await playground.settingsGroup('Tree').locator('summary').focus();
    await playground.page.keyboard.press('Enter');
    await expect(playground.control('Capacity')).toBeHidden();
    await playground.picture.focus();
    await playground.page.keyboard.press('ArrowRight');
    await playground.page.keyboard.press('Shift+ArrowUp');
    await expect.poll(playground.settings).toMatchObject({ probe: true, probeX: 310, probeY: 399 });
    await playground.scenesMenu.press('Enter');
    await playground.scene('Ten thousand').focus();
    await playground.page.keyboard.press('Enter');
    await expect.poll(playground.settings).toMatchObject({ preset: 's4', count: 10_000 });
  });

  test('screen readers pass keys on to the picture, and say what keys do and what is shown', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('n=50&play=0');
    const { page, picture } = playground;
    await expect(picture).toHaveAttribute('aria-roledescription', 'interactive picture');
    await expect(picture).toHaveAccessibleDescription(/^Arrow keys move the probe/);
    const image = picture.getByRole('img');
    await expect(image).toHaveAccessibleName(/^The scene, the cells of its quadtree/);
    await expect(image).toHaveAccessibleDescription(/^Pairs \d+ · tests \d+ · nodes \d+$/);
    await playground.takeTool('Add objects');
    await expect(picture).toHaveAccessibleDescription(/^Arrow keys move the tool, Enter/);
    await playground.takeTool('Look');
    await playground.button('Zoom in').click();
    await expect(picture).toHaveAccessibleDescription('Arrow keys move the view.');
    await picture.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(playground.settings).not.toMatchObject({ cameraX: 300 });
  });

  test(
    'screen readers pass keys on to each of several pictures',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=50&probe=1&compare=leaf.brute&play=0');
      const picture = playground.pane('Leaf').getByRole('application', { name: 'Leaf' });
      await expect(picture).toHaveAccessibleDescription(/^Arrow keys move the probe/);
      await expect(picture.getByRole('img')).toHaveAccessibleName(/^The scene/);
      const { probeX } = await playground.settings();
      await picture.focus();
      await playground.page.keyboard.press('ArrowRight');
      await expect.poll(playground.settings).toMatchObject({ probeX: Number(probeX) + 10 });
    },
  );

  test('the focus can be seen', async ({ openPlayground }) => {
    const playground = await openPlayground('play=0');
    for (let press = 0; press < 12; press++) {
      await playground.page.keyboard.press('Tab');
      const width = await playground.page.evaluate(
        () => getComputedStyle(document.activeElement ?? document.body).outlineWidth,
      );
      expect(width).toBe('3px');
    }
  });
});
