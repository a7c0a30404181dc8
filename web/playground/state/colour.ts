/** Colours that a page around the playground may choose: three or six hexadecimal digits, and nothing else that CSS knows. */

/** Six lower digits, without a mark before them, so that links need not escape it; undefined where the text is no such colour. */
export function colourIn(text: string): string | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const six = digits.length === 6 ? digits : digits.replaceAll(/./g, '$&$&');
  return six.toLowerCase();
}

/** Red, green and blue, 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number];

export function channelsOf(colour: string): Channels {
  const at = (place: number): number => Number.parseInt(colour.slice(place, place + 2), 16);
  return [at(0), at(2), at(4)];
}

/** The relative luminance of WCAG, 0 to 1. */
export function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Whether white stands out from a colour more than black does. */
export function isDark(colour: string): boolean {
  return luminance(channelsOf(colour)) < 0.179;
}
