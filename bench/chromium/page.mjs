// The benchmark inside a page, called by bench/chromium/run.mjs.
import { runSuite } from '../suite.mjs';

globalThis.runBenchmark = (plan) =>
  runSuite(plan, { onProgress: globalThis.onProgress, onDone: globalThis.onDone });
