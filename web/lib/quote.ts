/** How a value is quoted in an error sentence. */
export function quote(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}...` : value);
  }
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const type = Object.prototype.toString.call(value).slice(8, -1);
  return `${/^[AEIO]/.test(type) ? 'an' : 'a'} ${type}`;
}
