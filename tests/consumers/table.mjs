/** The table of what was tried, in docs/installing.md. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPart } from '../../bench/marked-parts.mjs';
import { checkout } from '../../scripts/paths.mjs';
import { chromiumLaunch } from '../../scripts/test/chromium.mjs';

const page = join(checkout, 'docs/installing.md');

/** @param {{ consumer: object, results: object[] }[]} outcomes of all consumers */
export function writeTable(outcomes) {
  const by = `By Node ${process.versions.node} where no other is named, in ${chromiumVersion()}:`;
  const lines = [by, '', ...tableOf(outcomes)];
  writeFileSync(page, withPart(readFileSync(page, 'utf8'), 'consumers', lines));
}

export function tableOf(outcomes) {
  const head = ['| in | works | does not, and says what to do |', '| --- | --- | --- |'];
  return [...head, ...outcomes.map(row)];
}

function row({ consumer, results }) {
  const works = results.filter((result) => !result.refuses).map(cell);
  const refuses = results.filter((result) => result.refuses).map(cell);
  return `| ${consumer.title} | ${works.join('; ')} | ${refuses.join('; ')} |`;
}

function cell({ how, entry, problem }) {
  const tried = entry === 'quadrille' ? how : `${how} (\`${entry}\`)`;
  return problem === undefined ? tried : `**fails: ${tried}**`;
}

/** Such as `Chromium 156`. */
function chromiumVersion() {
  const printed = execFileSync(chromiumLaunch.executablePath, ['--version'], { encoding: 'utf8' });
  return `Chromium ${printed.match(/\d+/)[0]}`;
}
