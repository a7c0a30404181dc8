importScripts('pairs-by-script.js');

addEventListener('message', async ({ ports: [port] }) => port.postMessage(await pairs()));
