/** A float as the shortest decimal that comes back as the same 32 bits. */
export function shortest(value: number): string {
  if (Object.is(value, -0)) return '-0';
  for (const digits of [6, 7, 8])
    if (Math.fround(Number(value.toPrecision(digits))) === value)
      return String(Number(value.toPrecision(digits)));
  return String(Number(value.toPrecision(9)));
}
