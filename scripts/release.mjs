// npm run release: builds, tests and packs what a release consists of, in build/release: package/*.tgz for npm, site/ for the address in
// SITE_URL. Then prints what would be published. `-- --rehearse` leaves out the tests and the conditions of a release.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildDir, checkout } from './paths.mjs';
import { Failure, reportingFailures } from './terminal/failure.mjs';

const releaseDir = join(buildDir, 'release');

await reportingFailures(() => {
  const isRehearsal = process.argv.includes('--rehearse');
  const { version, repository } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  const missing = missingConditions(version, repository);
  if (missing.length > 0 && !isRehearsal) throw new Failure(missing.join('\n'));

  if (!isRehearsal) run('npm', 'run', 'test:all');
  run('npm', 'run', 'build');
  const tarball = collect();
  run('npm', 'publish', '--dry-run', tarball);

  const folder = relative(checkout, releaseDir);
  const next =
    missing.length > 0
      ? ['This was a rehearsal, without tests. A release still needs:', ...missing]
      : [
          `Upload ${folder}/site to ${process.env.SITE_URL}.`,
          `npm publish --access public ${relative(checkout, tarball)}`,
          'Or push the tag, and the public CI does both: only there, npm can record where the package was built.',
        ];
  process.stdout.write(`\nVersion ${version} is in ${folder}.\n${next.join('\n')}\n`);
});

/** What a release lacks, in sentences. */
function missingConditions(version, repository) {
  const changelog = readFileSync(join(checkout, 'CHANGELOG.md'), 'utf8');
  const pending = readdirSync(join(checkout, '.changeset')).filter(
    (name) => name.endsWith('.md') && name !== 'README.md',
  );
  const conditions = [
    [
      isAddress(process.env.SITE_URL),
      'SITE_URL must be the address of the site, ending with a slash.',
    ],
    [
      repository?.url,
      'package.json must name its `repository`: npm compares it with where the package was built.',
    ],
    [changelog.includes(`\n## ${version}\n`), `CHANGELOG.md must have a heading "## ${version}".`],
    [
      pending.length === 0,
      '.changeset has changes without a version: run npm run release:version.',
    ],
    [git('status', '--porcelain') === '', 'All changes must be committed.'],
  ];
  return conditions.filter(([holds]) => !holds).map(([, sentence]) => sentence);
}

function isAddress(text = '') {
  return URL.canParse(text) && new URL(text).protocol === 'https:' && text.endsWith('/');
}

/** Puts package and site into the release folder; returns the tarball. */
function collect() {
  const packageDir = join(releaseDir, 'package');
  rmSync(releaseDir, { recursive: true, force: true });
  mkdirSync(packageDir, { recursive: true });
  run('npm', 'pack', '--silent', '--pack-destination', packageDir);
  cpSync(join(checkout, 'site'), join(releaseDir, 'site'), { recursive: true });
  return join(packageDir, readdirSync(packageDir)[0]);
}

function run(command, ...args) {
  try {
    execFileSync(command, args, { cwd: checkout, stdio: 'inherit' });
  } catch {
    throw new Failure(`${[command, ...args].join(' ')} failed.`);
  }
}

function git(...args) {
  return execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim();
}
