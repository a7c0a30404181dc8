import { pairs } from './pairs.js';

pairs().then((found) => {
  document.querySelector('output').value = found;
});
