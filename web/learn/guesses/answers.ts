/** Answers as text, as they stand in challenge links. What makes no sense is left out. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `1.4.7`: whole numbers below `count`, each once. */
export function rowsIn(answer: string, count: number): readonly number[] {
  const rows = answer
    .split('.')
    .filter((word) => /^\d{1,6}$/.test(word))
    .map(Number);
  return [...new Set(rows)].filter((row) => row < count);
}

export function rowsText(rows: Iterable<number>): string {
  return [...rows].toSorted((a, b) => a - b).join('.');
}

/** `10,20;300,40`: at most `count` corners, from 0 to width and height. */
export function pointsIn(
  answer: string,
  count: number,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Point[] {
  return [...answer.matchAll(/(\d{1,6}),(\d{1,6})/g)].slice(0, count).map(([, x, y]) => ({
    x: Math.min(width, Number(x)),
    y: Math.min(height, Number(y)),
  }));
}

export function pointsText(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(';');
}

/** `cap=4&depth=5`: for each key one of its values, the first where there is none. */
export function wordsIn(
  answer: string,
  choose: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const said = new URLSearchParams(answer);
  return Object.entries(choose).map(([key, values]) => {
    const word = said.get(key) ?? '';
    return `${key}=${values.includes(word) ? word : (values[0] ?? '')}`;
  });
}
