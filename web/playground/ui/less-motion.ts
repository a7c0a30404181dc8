/** Whether the reader's system asks for less motion. */
export function lessMotion(): boolean {
  return globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
