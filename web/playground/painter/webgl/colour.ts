/** A colour `#rrggbb` as three numbers from 0 to 1. */
export function rgb(colour: string): readonly [red: number, green: number, blue: number] {
  const bits = Number.parseInt(colour.slice(1), 16);
  return [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255];
}
