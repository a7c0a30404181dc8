type Rgb = readonly [red: number, green: number, blue: number];

const known = new Map<string, Rgb>();

/** A colour `#rrggbb` as three numbers from 0 to 1; the same colour is the same array. */
export function rgb(colour: string): Rgb {
  let parts = known.get(colour);
  if (!parts) known.set(colour, (parts = parsed(colour)));
  return parts;
}

function parsed(colour: string): Rgb {
  const bits = Number.parseInt(colour.slice(1), 16);
  return [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255];
}
