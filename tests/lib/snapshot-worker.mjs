// A thread of its own, in Node and in browsers: makes a tree or a world from the bytes of a snapshot, moves what has the id that
// came along, and sends back the bytes of a snapshot. With a compiled module, starts that.
import { load, Quadtree } from 'quadrille';
import { World } from 'quadrille/world';

const port = typeof self === 'undefined' ? (await import('node:worker_threads')).parentPort : self;

function refuse() {
  throw new Error('the module was to be started as it came');
}

/** Starts a module that the other thread has compiled. A request or a compilation would fail. */
async function start(module) {
  globalThis.fetch = refuse;
  Object.assign(WebAssembly, { compile: refuse, compileStreaming: refuse });
  await load({ wasm: module });
}

async function answer({ bytes, id, of, module }) {
  if (module !== undefined) await start(module);
  const made = await (of === 'world' ? World : Quadtree).from(bytes);
  made.move(id, 10, 20);
  if (of === 'world') made.step();
  const moved = made.snapshot();
  port.postMessage(moved, [moved.buffer]);
}

/** What goes wrong ends the thread. */
function fail(problem) {
  setTimeout(() => {
    throw problem;
  });
}

port.addEventListener('message', ({ data }) => {
  answer(data).catch(fail);
});
port.start?.();
