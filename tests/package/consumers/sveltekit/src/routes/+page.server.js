import { pairs } from '../pairs.js';

export async function load() {
  return { server: await pairs() };
}
