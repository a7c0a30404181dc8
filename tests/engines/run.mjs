// npm run test:engines: the tests of tests/engines/vitest.config.ts in each browser engine, and how many passed as a table in docs/engines.md.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout, reportDir } from '../../scripts/paths.mjs';
import { reportingFailures } from '../../scripts/terminal/failure.mjs';
import { run } from '../../scripts/terminal/run.mjs';

const engines = ['chromium', 'firefox', 'webkit'];
const reports = join(reportDir, 'engines');
const [begin, end] = ['<!-- engines: written by npm run test:engines -->', '<!-- /engines -->'];

await reportingFailures(async () => {
  rmSync(reports, { recursive: true, force: true });
  const outcomes = [];
  for (const engine of engines) {
    await runTests(engine).catch((error) => process.stderr.write(`${error.message}\n`));
    outcomes.push(outcomeOf(engine));
  }
  writeTable(outcomes);
  const all = outcomes.flatMap((one) => [one.ofPackage, one.ofPage]);
  const passed = all.reduce((sum, one) => sum + one.passed, 0);
  const failed = all.reduce((sum, one) => sum + one.failed, 0);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
});

/** On a virtual screen: WebKitGTK needs one, and Firefox has WebGL2 only there. */
function runTests(engine) {
  const screen = ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1200x24'];
  const config = ['--config', 'tests/engines/vitest.config.ts', '--project', `${engine}:*`];
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(engine)}`];
  return run([...screen, 'npx', 'vitest', 'run', ...config, ...report], {
    log: `engines-${engine}`,
    onLine: (line) => process.stdout.write(`${line}\n`),
  });
}

function reportOf(engine) {
  return join(reports, `${engine}.json`);
}

/** The engine's name and version, and how many tests of the package and of the page passed and failed. */
function outcomeOf(engine) {
  const report = reportOf(engine);
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  const ofPage = files.filter(isOfPage);
  return {
    title: ofPage[0]?.assertionResults[0]?.ancestorTitles[0] ?? engine,
    ofPackage: counts(files.filter((file) => !isOfPage(file))),
    ofPage: counts(ofPage),
  };
}

function isOfPage(file) {
  return file.name.includes('/tests/engines/');
}

/** Of the tests in these files. A file that cannot be run counts as one that failed, and so do no files at all. */
function counts(files) {
  const tests = files.flatMap((file) => file.assertionResults);
  const withStatus = (status) => tests.filter((one) => one.status === status).length;
  const unread = files.filter((file) => file.assertionResults.length === 0).length;
  const failed = withStatus('failed') + (files.length === 0 ? 1 : unread);
  return { passed: withStatus('passed'), failed, skipped: withStatus('pending') };
}

function words({ passed, failed }) {
  return failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
}

function writeTable(outcomes) {
  const lines = [
    ['engine', 'tests of the package', 'tests of the page'],
    ['---', '---', '---'],
    ...outcomes.map(({ title, ofPackage, ofPage }) => [title, words(ofPackage), words(ofPage)]),
  ];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const file = join(checkout, 'docs/engines.md');
  const text = readFileSync(file, 'utf8');
  const before = text.slice(0, text.indexOf(begin) + begin.length);
  writeFileSync(file, `${before}\n\n${table}\n\n${text.slice(text.indexOf(end))}`);
}
