/** Everything works without a pointer. */
import { describe, expect, test } from 'vitest';
import { useHouse } from './support.ts';

const house = useHouse();

describe('the keyboard', () => {
  test('space plays and pauses, full stop steps, R restarts', async () => {
    const visit = await house.visit('');
    await visit.page.waitForFunction(() => (window.quadrille?.frame ?? 0) > 2);
    await visit.page.keyboard.press('Space');
    expect(await visit.settings()).toMatchObject({ playing: false });
    const at = await visit.frame();
    await visit.page.keyboard.press('.');
    await visit.page.keyboard.press('.');
    expect(await visit.frame()).toBe(at + 2);
    await visit.page.keyboard.press('r');
    expect(await visit.frame()).toBe(0);
    await visit.page.keyboard.press('Space');
    expect(await visit.settings()).toMatchObject({ playing: true });
    await visit.close();
  });

  test('keys work from sliders and radios, but for those they use', async () => {
    const visit = await house.visit('play=0');
    await visit.page.locator('#slider-count').focus();
    await visit.page.keyboard.press('.');
    expect(await visit.frame()).toBe(1);
    await visit.page.keyboard.press('Space');
    expect(await visit.settings()).toMatchObject({ playing: true });
    await visit.page.locator('#control-placement-parent').focus();
    await visit.page.keyboard.press('Space');
    expect(await visit.settings()).toMatchObject({ playing: true });
    await visit.page.locator('#picture').focus();
    await visit.page.keyboard.press('Space');
    await visit.page.locator('#control-placement-parent').focus();
    await visit.page.keyboard.press('r');
    expect(await visit.frame()).toBe(0);
    await visit.close();
  });

  test('keys belong to the field that has the focus, and can be switched off', async () => {
    const visit = await house.visit('play=0');
    await visit.page.getByLabel('Number of objects', { exact: true }).focus();
    await visit.page.keyboard.press('.');
    expect(await visit.frame()).toBe(0);
    await visit.page.locator('#group-page summary').click();
    await visit.page.getByLabel('Single-key shortcuts').uncheck();
    await visit.page.locator('#picture').focus();
    await visit.page.keyboard.press('.');
    expect(await visit.frame()).toBe(0);
    await visit.close();
  });

  test('reaches and operates every control', async () => {
    const visit = await house.visit('play=0&n=50');
    await visit.page.evaluate(() => {
      for (const group of document.querySelectorAll('details')) group.open = true;
    });
    const reached = new Set<string>();
    for (let press = 0; press < 110; press++) {
      await visit.page.keyboard.press('Tab');
      reached.add(await visit.page.evaluate(() => document.activeElement?.id ?? ''));
    }
    const wanted = await visit.page.evaluate(() =>
      [...document.querySelectorAll('button, #picture, input:not([type="radio"]), input:checked')]
        .filter((control) => control.checkVisibility())
        .map((control) => control.id),
    );
    expect(wanted.length).toBeGreaterThan(40);
    for (const id of wanted.filter((one) => one !== '')) expect(reached, id).toContain(id);
    await visit.close();
  });

  test('moves sliders, one stop a key press, also where they grow as powers', async () => {
    const visit = await house.visit('play=0');
    await visit.page.locator('#slider-count').focus();
    await visit.page.keyboard.press('ArrowRight');
    expect(await visit.settings()).toMatchObject({ count: 25 });
    await visit.page.keyboard.press('Home');
    expect(await visit.settings()).toMatchObject({ count: 1 });
    await visit.page.keyboard.press('ArrowRight');
    expect(await visit.settings()).toMatchObject({ count: 2 });
    await visit.page.keyboard.press('End');
    expect(await visit.settings()).toMatchObject({ count: 100_000 });
    await visit.close();
  });

  test('chooses placement, opens groups, presses scenes, moves the probe', async () => {
    const visit = await house.visit('play=0');
    await visit.page.locator('#control-placement-parent').focus();
    await visit.page.keyboard.press('ArrowRight');
    expect(await visit.settings()).toMatchObject({ placement: 'leaf' });
    await visit.page.locator('#group-tree summary').focus();
    await visit.page.keyboard.press('Enter');
    expect(await visit.page.locator('#control-capacity').isVisible()).toBe(false);
    await visit.page.locator('#picture').focus();
    await visit.page.keyboard.press('ArrowRight');
    await visit.page.keyboard.press('Shift+ArrowUp');
    expect(await visit.settings()).toMatchObject({ probe: true, probeX: 310, probeY: 399 });
    await visit.page.locator('#scene-s4').focus();
    await visit.page.keyboard.press('Enter');
    expect(await visit.settings()).toMatchObject({ preset: 's4', count: 10_000 });
    await visit.close();
  });

  test('the focus can be seen', async () => {
    const visit = await house.visit('play=0');
    for (let press = 0; press < 12; press++) {
      await visit.page.keyboard.press('Tab');
      const width = await visit.page.evaluate(
        () => getComputedStyle(document.activeElement ?? document.body).outlineWidth,
      );
      expect(width).toBe('3px');
    }
    await visit.close();
  });
});
