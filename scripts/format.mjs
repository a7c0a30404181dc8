// npm run format: writes the formatting that `npm run check` asks for.
import { sources } from './check/sources.mjs';
import { setUpSteps } from './pipeline.mjs';
import { run } from './run.mjs';
import { installPackages } from './setup/system-packages.mjs';
import { reportingFailures } from './terminal/failure.mjs';
import { runSteps } from './terminal/steps.mjs';

const formatter = [{ package: 'clang-format-19', command: 'clang-format-19' }];
const [, nodeModules] = setUpSteps;

await reportingFailures(() =>
  runSteps([
    ['System packages', (report) => installPackages(formatter, report)],
    nodeModules,
    [
      'C++',
      () => run(['clang-format-19', '-i', ...sources('*.cpp', '*.hpp')], { log: 'clang-format' }),
    ],
    [
      'TypeScript, JSON and CSS',
      () => run(['node_modules/.bin/biome', 'check', '--write'], { log: 'biome' }),
    ],
  ]),
);
