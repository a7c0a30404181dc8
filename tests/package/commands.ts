import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const checkout: string = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program and returns what it printed; throws, with its output, when it fails. */
export function output(folder: string, command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { message, stdout } = error as Error & { stdout: string };
    throw new Error(`${message}\n${stdout}`, { cause: error });
  }
}

/** A tool from the checkout's own Node packages. */
export function tool(name: string): string {
  return join(checkout, 'node_modules/.bin', name);
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'quadrille-'));
}
