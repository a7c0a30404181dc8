/** The words of a question. */

/**
 * What in an error's message is not of its rule: its class, as browsers write it, the reader's own variable, the name of an option, and
 * at the end the value that a call was given.
 */
const OWN = [
  /^(?:Uncaught )?(?:\(in promise\) )?\w*Error: /,
  /\w+\.(?=\w+ is not a function)/,
  /(?<=there is no option) .*$/,
  /, got .*$/,
];

/**
 * The words that are searched. What a hyphen joins is one word: `not-found`. Of an error's message, those of its rule; numbers only where
 * there is nothing else.
 */
export function partsOf(question: string): readonly string[] {
  const rule = wordsIn(OWN.reduce((text, own) => text.replace(own, ''), question));
  const words = rule.filter((word) => !/^\p{N}+$/u.test(word));
  return [words, rule, wordsIn(question)].find(({ length }) => length > 0) ?? [];
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*/gu) ?? [];
}

/** The words that one is made of: `onCollision`, `stale-id`. */
export function piecesOf(word: string): readonly string[] {
  return word.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[\s_-]+/);
}
