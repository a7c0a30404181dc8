import { pairs } from './pairs.js';

document.querySelector('output').value = await pairs();
