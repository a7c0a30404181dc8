/** A short text that differs for different frames: a 32-bit hash over the bits of all boxes. */
export function fingerprint(boxes: Float32Array): string {
  const words = new Int32Array(boxes.buffer, boxes.byteOffset, boxes.length);
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) {
    // The low half of a whole number's float is empty, so the high half is folded in.
    hash = Math.imul(hash ^ words[i]! ^ (words[i]! >>> 16), 0x01000193);
    hash ^= hash >>> 15;
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
