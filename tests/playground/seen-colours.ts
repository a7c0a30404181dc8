/** How colours are seen: their contrast, and how far apart they are for people with and without all cones. */

export type Triple = readonly [number, number, number];

export type Eye = readonly [Triple, Triple, Triple];

/** What people see who have no cones for red light, or none for green: after Machado, Oliveira and Fernandes (2009), on linear light. */
export const eyes: Readonly<Record<string, Eye>> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no cones for red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no cones for green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

function linear(colour: string): Triple {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

function dot([a, b, c]: Triple, [x, y, z]: Triple): number {
  return a * x + b * y + c * z;
}

/** The contrast of WCAG. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((colour) => dot([0.2126, 0.7152, 0.0722], linear(colour)))
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** L*, a* and b* of what is seen of a colour. */
function lab(colour: string, eye: Eye): Triple {
  const [red = 0, green = 0, blue = 0] = eye.map((row) =>
    Math.max(0, Math.min(1, dot(row, linear(colour)))),
  );
  const seen: Triple = [red, green, blue];
  const [x = 0, y = 0, z = 0] = [
    dot([0.4124, 0.3576, 0.1805], seen) / 0.9505,
    dot([0.2126, 0.7152, 0.0722], seen),
    dot([0.0193, 0.1192, 0.9505], seen) / 1.089,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function distance(one: string, other: string, eye: Eye): number {
  const [a, b] = [lab(one, eye), lab(other, eye)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** A colour that covers another by a share, as a browser mixes them. */
export function over(colour: string, ground: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [top, below] = [colour, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(share * top! + (1 - share) * below!)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
