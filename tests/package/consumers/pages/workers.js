// Each kind of worker, started from a page that does not load the package itself.
const output = document.querySelector('output');

function answer(port) {
  return new Promise((resolve) => {
    port.addEventListener('message', ({ data }) => resolve(data));
    port.start?.();
  });
}

async function serviceWorker(file, options) {
  const { installing } = await navigator.serviceWorker.register(file, { ...options, scope: file });
  const { port1, port2 } = new MessageChannel();
  installing.postMessage('pairs', [port2]);
  return answer(port1);
}

const shared = new SharedWorker('shared-worker.js', { type: 'module' });
const found = {
  'module worker': answer(new Worker('module-worker.js', { type: 'module' })),
  'classic worker': answer(new Worker('classic-worker.js')),
  'shared worker': answer(shared.port),
  'service worker': serviceWorker('service-worker.js', { type: 'module' }),
  'classic service worker': serviceWorker('classic-service-worker.js'),
};
const words = Object.entries(found).map(async ([name, pairs]) => `${name}: ${await pairs}`);
output.value = (await Promise.all(words)).join(', ');
