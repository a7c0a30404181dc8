// npm run bench:native:report: writes docs/performance.md and docs/growth.svg from bench/results/native.json.
import { writePerformance } from './files.mjs';

writePerformance();
