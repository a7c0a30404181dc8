/**
 * Chromium and Firefox, driven by Puppeteer: the former by Chromium's own protocol, the latter by WebDriver BiDi. Firefox has a
 * window, as it has no WebGL without one; `xvfb-run` gives it a virtual screen.
 */
import { type KeyInput, type LaunchOptions, launch } from 'puppeteer-core';
import { chromiumLaunch } from '../../scripts/test/chromium.mjs';
import { fontVariables } from '../../scripts/test/fonts.mjs';
import type { Browser, Preferences } from './browser.ts';

function chromium({ reducedMotion, dark }: Preferences): LaunchOptions {
  const { executablePath, args } = chromiumLaunch;
  return {
    browser: 'chrome',
    executablePath,
    args: [
      ...args,
      ...(reducedMotion ? ['--force-prefers-reduced-motion'] : []),
      ...(dark ? ['--blink-settings=preferredColorScheme=0'] : []),
    ],
  };
}

function firefox({ reducedMotion, dark }: Preferences): LaunchOptions {
  return {
    browser: 'firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
      'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    },
  };
}

export async function launchByPuppeteer(
  engine: 'chromium' | 'firefox',
  preferences: Preferences,
): Promise<Browser> {
  const options = engine === 'firefox' ? firefox(preferences) : chromium(preferences);
  const browser = await launch({
    ...options,
    headless: engine === 'chromium',
    env: { ...process.env, ...fontVariables() },
  });
  const page = await browser.newPage();
  // The version ends with build numbers or zeros that say nothing.
  const version = /\d+\.[1-9]\d*|\d+/.exec(await browser.version())?.[0] ?? 'of unknown version';
  return {
    title: `${engine === 'firefox' ? 'Firefox ESR' : 'Chromium'} ${version}`,
    async goto(url) {
      await page.goto(url);
    },
    evaluate: (body, ...args) => page.evaluate<never, never>(body as never, ...(args as never)),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key as KeyInput),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
