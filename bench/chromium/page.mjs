// The benchmark inside a page: bench/chromium/run.mjs calls it and listens.
import { runSuite } from '../suite.mjs';

globalThis.runBenchmark = (plan) =>
  runSuite(plan, { onProgress: globalThis.onProgress, onDone: globalThis.onDone });
