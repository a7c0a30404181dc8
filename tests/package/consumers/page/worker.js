import { pairs } from './pairs.js';

pairs().then((found) => postMessage(found));
