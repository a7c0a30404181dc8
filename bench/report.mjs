// node bench/report.mjs [--check]: writes bench/RESULTS.md, and tables and curves of README.md and of documents,
// from bench/results, or reports whether they are up to date.
import { outdatedReports, writeReports } from './report/files.mjs';

if (process.argv.includes('--check')) {
  const outdated = outdatedReports();
  if (outdated.length > 0) {
    process.stderr.write(`Not made from bench/results: ${outdated.join(', ')}.\n`);
    process.stderr.write('Run `node bench/report.mjs`.\n');
    process.exitCode = 1;
  }
} else {
  writeReports();
}
