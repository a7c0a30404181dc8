import { pairs } from './pairs';

pairs().then((found) => postMessage(found));
