// A thread of its own, in Node and in browsers: makes a tree from the bytes of a snapshot, moves the
// object with the id that came along, and sends back the bytes of a snapshot.
import { Quadtree } from 'quadrille';

const port = typeof self === 'undefined' ? (await import('node:worker_threads')).parentPort : self;

async function answer({ bytes, id }) {
  const tree = await Quadtree.from(bytes);
  tree.move(id, 10, 20);
  const moved = tree.snapshot();
  port.postMessage(moved, [moved.buffer]);
}

port.addEventListener('message', ({ data }) => {
  void answer(data);
});
port.start?.();
