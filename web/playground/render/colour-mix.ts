/** A colour `#rrggbb` that covers another by a share, as a browser mixes them. */
export function mixed(colour: string, ground: string, share: number): string {
  let hex = '#';
  for (let at = 1; at < 7; at += 2) {
    const [over, under] = [colour, ground].map((text) =>
      Number.parseInt(text.slice(at, at + 2), 16),
    );
    hex += Math.round(share * over! + (1 - share) * under!)
      .toString(16)
      .padStart(2, '0');
  }
  return hex;
}
