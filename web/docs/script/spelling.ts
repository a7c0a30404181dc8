/** Words that were meant. */

/** Shorter ones are like too many others. */
const SHORTEST = 4;

/** The first of the words that is like this one but for a letter: one more, one less, another one, or two that changed places. */
export function meantBy(typed: string, words: readonly string[]): string | undefined {
  const word = typed.toLowerCase();
  if (word.length < SHORTEST) return undefined;
  return words.find((other) => isLike(word, other));
}

function isLike(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (
    end < Math.min(one.length, other.length) - start &&
    one.at(-1 - end) === other.at(-1 - end)
  )
    end++;
  const [a, b] = [one, other].map((word) => word.slice(start, word.length - end)) as [
    string,
    string,
  ];
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a === b[1]! + b[0]!);
}
