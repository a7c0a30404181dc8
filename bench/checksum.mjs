/**
 * A checksum of the set of pairs: their order does not matter, how often each occurs does.
 *
 * @param {{ a: Uint32Array, b: Uint32Array, count: number, stride: number }} pairs
 */
export function checksum({ a, b, count, stride }) {
  let low = 0;
  let high = 0;
  for (let i = 0; i < count * stride; i += stride) {
    const first = Math.min(a[i], b[i]);
    const second = Math.max(a[i], b[i]);
    const mixed = mix(Math.imul(first, 0x9e3779b1) ^ mix(second + 1));
    low = (low + mixed) | 0;
    high = (high + mix(mixed ^ 0x5bd1e995)) | 0;
  }
  return `${count}:${(low >>> 0).toString(16)}:${(high >>> 0).toString(16)}`;
}

function mix(value) {
  let x = value ^ (value >>> 16);
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return x ^ (x >>> 16);
}
