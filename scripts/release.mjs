// npm run release: builds, tests and packs what a release consists of, in build/release: package/*.tgz for npm, site/ for the address in
// SITE_URL, or for the `homepage` of package.json. From then on, package.json and the documents say that npm has this version. At last it
// prints what would be published.
// `-- --rehearse` leaves out the tests, the conditions of a release, and what documents say.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { siteOf } from './package/installation.mjs';
import { writePublished } from './package/manifest.mjs';
import { buildDir, checkout } from './paths.mjs';
import { Failure, reportingFailures } from './terminal/failure.mjs';

const releaseDir = join(buildDir, 'release');

await reportingFailures(() => {
  const isRehearsal = process.argv.includes('--rehearse');
  const manifest = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  const { version, published } = manifest;
  const site = process.env.SITE_URL ?? siteOf(manifest);
  if (site) process.env.SITE_URL = site;
  const missing = missingConditions(manifest, site);
  if (missing.length > 0 && !isRehearsal) throw new Failure(missing.join('\n'));

  if (!isRehearsal) {
    run('npm', 'run', 'test:all');
    writePublished(checkout, version);
  }
  let tarball;
  try {
    tarball = build();
  } catch (error) {
    if (!isRehearsal) writePublished(checkout, published);
    throw error;
  }

  const folder = relative(checkout, releaseDir);
  const next =
    missing.length > 0
      ? ['This was a rehearsal, without tests. A release still needs:', ...missing]
      : [
          `Upload ${folder}/site to ${site}.`,
          `npm publish --access public ${relative(checkout, tarball)}`,
          'Or push the tag, and the public CI publishes the package: only there, npm can record where it was built.',
          'When npm has it, commit package.json and the documents, which now say `npm install quadrille`.',
        ];
  process.stdout.write(`\nVersion ${version} is in ${folder}.\n${next.join('\n')}\n`);
});

/** What a release lacks, in sentences. */
function missingConditions({ version, repository }, site) {
  const changelog = readFileSync(join(checkout, 'CHANGELOG.md'), 'utf8');
  const pending = readdirSync(join(checkout, '.changeset')).filter(
    (name) => name.endsWith('.md') && name !== 'README.md',
  );
  const conditions = [
    [
      isAddress(site),
      'SITE_URL, or `homepage` of package.json, must be the address of the site, ending with a slash.',
    ],
    [
      repository?.url,
      'package.json must name its `repository`, by npm run release:repository: npm compares it with where the package was built.',
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

/** Builds package and site and puts them into the release folder; returns the tarball, which npm would take. */
function build() {
  const packageDir = join(releaseDir, 'package');
  run('npm', 'run', 'build');
  rmSync(releaseDir, { recursive: true, force: true });
  mkdirSync(packageDir, { recursive: true });
  run('npm', 'pack', '--silent', '--pack-destination', packageDir);
  cpSync(join(checkout, 'site'), join(releaseDir, 'site'), { recursive: true });
  const tarball = join(packageDir, readdirSync(packageDir)[0]);
  run('npm', 'publish', '--dry-run', tarball);
  return tarball;
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
