import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout, newFolder, output } from './commands.ts';

/** Packs the npm package as it would be published; returns the tarball. */
export function pack(): string {
  const folder = newFolder();
  const [packed] = JSON.parse(
    output(checkout, 'npm', 'pack', '--json', '--pack-destination', folder),
  );
  return join(folder, packed.filename);
}

/** An empty project with nothing but the tarball installed. */
export function projectWith(tarball: string): string {
  const folder = newFolder();
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  output(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', tarball);
  return folder;
}
