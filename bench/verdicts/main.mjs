// node bench/verdicts/main.mjs: whether two shapes overlap, by World and by physics engines, on 100,000 random pairs.
// `npm run bench:verdicts` prepares what it needs and starts it. Fails if a verdict is wrong by more than a library's margin.
import { writeFileSync } from 'node:fs';
import { box2d } from '../peers/verdicts/box2d.mjs';
import { rapier } from '../peers/verdicts/rapier.mjs';
import { verdictFile, writeReports } from '../report/files.mjs';
import { verdictsSection } from '../report/verdicts.mjs';
import { compareVerdicts } from './compare.mjs';
import { world } from './world.mjs';

const compared = await compareVerdicts([...world, ...rapier, box2d], 100_000);
process.stdout.write(`${verdictsSection(compared).join('\n')}\n`);
writeFileSync(verdictFile, `${JSON.stringify(compared, null, 2)}\n`);
writeReports();
process.exit(compared.results.some(({ farthest, margin }) => farthest > margin) ? 1 : 0);
