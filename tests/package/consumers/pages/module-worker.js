import { pairs } from './pairs-by-url.js';

pairs().then((found) => postMessage(found));
