import { fontVariables } from './fonts.mjs';

/** How every test starts the system's Chromium: headless, also as root, with the project's fonts, and without background connections. */
export const chromiumLaunch = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
  ],
  /** Looked for only when a browser starts: tests in Node need no fonts. */
  get env() {
    return { ...process.env, ...fontVariables() };
  },
};
