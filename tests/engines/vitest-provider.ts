/** Lets Vitest run tests inside a browser of this folder. */
import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProvider, BrowserProviderOption } from 'vitest/node';
import { type Browser, type Engine, launch } from './browser.ts';

class Provider implements BrowserProvider {
  readonly supportsParallelism = false;
  readonly name: string;
  readonly #engine: Engine;
  #browser: Browser | undefined;

  constructor(engine: Engine) {
    this.name = engine;
    this.#engine = engine;
  }

  getCommandsContext(): Record<string, unknown> {
    return {};
  }

  async openPage(_session: string, url: string): Promise<void> {
    this.#browser ??= await launch(this.#engine);
    await this.#browser.goto(url);
  }

  async close(): Promise<void> {
    await this.#browser?.close();
  }
}

export function providerOf(engine: Engine): BrowserProviderOption {
  return defineBrowserProvider({
    name: engine,
    options: {},
    providerFactory: () => new Provider(engine),
  });
}
