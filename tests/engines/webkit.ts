/** WebKitGTK's MiniBrowser, driven by WebDriver. It needs a screen: `xvfb-run` gives it a virtual one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontVariables } from '../../scripts/test/fonts.mjs';
import type { Browser, Preferences } from './browser.ts';

/** WebDriver's names of keys that type no character. */
const keys: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

export async function launchWebKit(preferences: Preferences): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-webkit-'));
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...fontVariables(), ...environment(preferences, folder) },
  });
  const end = (): void => {
    driver.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const server = `http://127.0.0.1:${port}`;
    await answering(server, driver);
    const session = await send<Session>(`${server}/session`, 'POST', { capabilities });
    return new WebKit(session, `${server}/session/${session.sessionId}`, end);
  } catch (error) {
    end();
    throw error;
  }
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

const capabilities = {
  alwaysMatch: {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  },
};

class WebKit implements Browser {
  readonly title: string;
  readonly #address: string;
  readonly #end: () => void;

  constructor(session: Session, address: string, end: () => void) {
    this.title = `WebKitGTK ${session.capabilities.browserVersion}`;
    this.#address = address;
    this.#end = end;
  }

  async goto(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  async evaluate<Args extends unknown[], Result>(
    body: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const script = `const [args, done] = arguments;
      new Promise((result) => result((${String(body)})(...args)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await this.#post<{ value: Result } | { error: string }>('execute/async', {
      script,
      args: [args],
    });
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  }

  async click(x: number, y: number): Promise<void> {
    await this.#perform('pointer', [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async press(key: string): Promise<void> {
    const value = keys[key] ?? key;
    await this.#perform('key', [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
  }

  async resize(width: number, height: number): Promise<void> {
    // The window is larger than the page by its frame and bars, whose size is not known before.
    let [outerWidth, outerHeight] = [width, height];
    for (let attempt = 0; attempt < 2; attempt++) {
      await this.#post('window/rect', { width: outerWidth, height: outerHeight });
      const [innerWidth = 0, innerHeight = 0] = await this.evaluate(
        () =>
          new Promise<number[]>((done) => {
            requestAnimationFrame(() =>
              requestAnimationFrame(() => done([window.innerWidth, window.innerHeight])),
            );
          }),
      );
      outerWidth += width - innerWidth;
      outerHeight += height - innerHeight;
    }
  }

  async close(): Promise<void> {
    await send(this.#address, 'DELETE').catch(() => undefined);
    this.#end();
  }

  #perform(type: 'pointer' | 'key', actions: readonly object[]): Promise<unknown> {
    return this.#post('actions', { actions: [{ type, id: type, actions }] });
  }

  #post<Value>(command: string, body: object): Promise<Value> {
    return send<Value>(`${this.#address}/${command}`, 'POST', body);
  }
}

async function send<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(`WebDriver: ${value.message ?? response.statusText}`);
  return value;
}

/** Waits until the driver answers. */
async function answering(server: string, driver: ChildProcess): Promise<void> {
  const failed = new Promise<never>((_, reject) => {
    driver.on('error', () => reject(new Error('WebKitWebDriver could not be started')));
    driver.on('exit', () => reject(new Error('WebKitWebDriver ended')));
  });
  const ready = async (): Promise<void> => {
    while (!(await send(`${server}/status`, 'GET').then(Boolean, () => false)))
      await new Promise((next) => {
        setTimeout(next, 50);
      });
  };
  failed.catch(() => undefined);
  await Promise.race([ready(), failed]);
}

/** GTK takes a visitor's preferences from a file; the browser keeps what it stores in the same folder. */
function environment({ reducedMotion, dark }: Preferences, folder: string): NodeJS.ProcessEnv {
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]
gtk-enable-animations=${reducedMotion ? 0 : 1}
`,
  );
  return {
    // What pages are told of light and dark is the theme's, whatever the file says.
    GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
}

function miniBrowser(): string {
  const folders = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1`);
  const programs = folders.map((folder) => join(folder, 'MiniBrowser'));
  return programs.find((program) => existsSync(program)) ?? 'MiniBrowser';
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  await new Promise((closed) => {
    server.close(closed);
  });
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}
