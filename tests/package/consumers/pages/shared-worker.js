import { pairs } from './pairs-by-url.js';

addEventListener('connect', async ({ ports: [port] }) => port.postMessage(await pairs()));
