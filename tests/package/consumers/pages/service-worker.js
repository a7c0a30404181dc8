import { pairs } from './pairs-by-url.js';

addEventListener('message', async ({ ports: [port] }) => port.postMessage(await pairs()));
