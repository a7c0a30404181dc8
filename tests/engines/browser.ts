/** What the tests of this folder need of a browser, whatever drives it, so that each test is written once for all engines. */

/** How a visitor has set up the system. */
export interface Preferences {
  readonly reducedMotion: boolean;
  readonly dark: boolean;
}

/** A browser with one tab. */
export interface Browser {
  /** Its name and version, such as `Firefox ESR 153.7`. */
  readonly title: string;
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It is sent as text, so it sees its arguments and the page only. */
  evaluate<Args extends unknown[], Result>(
    body: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** A click at a place of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** A press of a key, by the name that keyboard events give it: 'a', ' ', 'Escape'. */
  press(key: string): Promise<void>;
  /** Makes the window show a page of this size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export const engines = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof engines)[number];

/** Starts the system's browser of that engine, without a window or on a virtual screen. */
export async function launch(
  engine: Engine,
  preferences: Preferences = { reducedMotion: false, dark: false },
): Promise<Browser> {
  if (engine === 'webkit') return (await import('./webkit.ts')).launchWebKit(preferences);
  return (await import('./puppeteer.ts')).launchByPuppeteer(engine, preferences);
}
