importScripts('pairs-by-script.js');

pairs().then((found) => postMessage(found));
