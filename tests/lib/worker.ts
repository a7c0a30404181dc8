/** A worker thread, in Node and in browsers. */
import type { CompiledModule } from 'quadrille';
import { inNode } from './binary.js';

export interface Message {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly id: number;
  /** Of what the bytes are: of a tree, if it is left out. */
  readonly of?: 'world';
  /** The compiled module; without it, the worker loads its own. */
  readonly module?: CompiledModule;
}

/** Starts the snapshot worker, moves the bytes to it, and returns the bytes that it sends back. */
export function askSnapshotWorker(message: Message): Promise<Uint8Array> {
  return inNode ? askInNode(message) : askInBrowser(message);
}

async function askInNode(message: Message): Promise<Uint8Array> {
  const { Worker } = await import('node:worker_threads');
  const worker = new Worker(new URL('snapshot-worker.mjs', import.meta.url));
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage(message, [message.bytes.buffer]);
    });
  } finally {
    await worker.terminate();
  }
}

async function askInBrowser(message: Message): Promise<Uint8Array> {
  const worker = new Worker(new URL('snapshot-worker.mjs', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', ({ message: text }) => reject(new Error(text)));
      worker.postMessage(message, [message.bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
