// One compilation for all threads.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { load, Quadtree } from 'quadrille';

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url), { workerData: await load() });
  worker.on('message', (found) => console.log(found));
} else {
  await load({ wasm: workerData });
  const tree = new Quadtree({ bounds: { x: 0, y: 0, width: 100, height: 100 } });
  tree.insert(10, 10, 20, 20);
  tree.insert(20, 20, 20, 20);
  parentPort.postMessage(`${tree.pairs().length / 2} pair`);
}
