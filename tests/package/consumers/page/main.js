import { pairs } from './pairs.js';

const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
worker.addEventListener('message', async ({ data }) => {
  document.querySelector('output').value = `page: ${await pairs()}, worker: ${data}`;
});
