const TypedArray = Object.getPrototypeOf(Uint8Array) as typeof Uint8Array;

/** True of a typed array and of a Proxy of one. */
export function isTypedArrayByClass(value: unknown): boolean {
  return value instanceof TypedArray;
}

/** How a value is quoted in an error sentence. */
export function quote(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}...` : value);
  }
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (isTypedArrayByClass(value) && !ArrayBuffer.isView(value)) return 'a Proxy of a typed array';
  const type = Object.prototype.toString.call(value).slice(8, -1);
  return `${/^[AEIO]/.test(type) ? 'an' : 'a'} ${type}`;
}
