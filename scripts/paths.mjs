import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const checkout = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

export const buildDir = join(checkout, 'build');
export const distDir = join(checkout, 'dist');
export const logDir = join(buildDir, 'logs');
export const reportDir = join(buildDir, 'reports');
/** From which state of the checkout each task has made what it makes. */
export const madeDir = join(buildDir, 'made');

/** Downloads that are large and the same for every checkout are kept here, outside of all checkouts. */
export const cacheDir = resolve(
  process.env.QUADRILLE_CACHE ||
    join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'quadrille'),
);
