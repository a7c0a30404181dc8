import { siteDir } from '../paths.mjs';
import { run } from '../run.mjs';
import { unlessUpToDate } from '../stamp.mjs';
import { replaceFolder } from './replace-folder.mjs';

/** Builds the static page; it imports the package by its public name, so dist/ must exist. */
export function buildSite(report) {
  const inputs = [
    'web/playground',
    'tests/scenes',
    'dist',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
  ];
  return unlessUpToDate({ name: 'site', inputs, output: siteDir }, () =>
    replaceFolder(siteDir, (folder) =>
      run(['node_modules/.bin/vite', 'build', '--outDir', folder], { log: 'vite', onLine: report }),
    ),
  );
}
