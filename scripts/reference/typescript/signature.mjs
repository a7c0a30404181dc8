const LINE = 80;

/** A declaration as code; long ones on several lines. */
export function signatureOf({ kind, excerptTokens }) {
  const text = excerptTokens.map(tokenText).join('');
  const plain = text.replace(/^(?:export |declare )+/, '').replace(/[;\s]+$/, '');
  return wrapped(kind === 'Variable' ? `const ${plain}` : plain);
}

/** API Extractor numbers a name that is also a global one. */
export function plainName(name) {
  return name.replace(/_\d+$/, '');
}

export function tokenText({ kind, text }) {
  return kind === 'Reference'
    ? text.replace(/\w+/g, plainName)
    : text.replace(/\b(\w+)_\d+\b(?=[<\s])/g, '$1');
}

function wrapped(text) {
  if (text.length <= LINE || text.includes('\n')) return text;
  const open = openParenthesis(text);
  if (open !== -1) {
    const close = partsOf(text.slice(open + 1), ')')[0].length + open + 1;
    const parameters = partsOf(text.slice(open + 1, close), ',').map(
      (part) => `  ${part.trim()},\n`,
    );
    return `${text.slice(0, open + 1)}\n${parameters.join('')}${text.slice(close)}`;
  }
  const [, before, type] = /^(.*? =) ([^]*)$/.exec(text) ?? [];
  if (type === undefined) return text;
  const members = partsOf(type, '|').map((part) => `\n  | ${part.trim()}`);
  return members.length > 1 ? before + members.join('') : text;
}

/** Where the parameters of a function begin. */
function openParenthesis(text) {
  const [before] = partsOf(text, '(');
  return before.length < text.length && !/=(?! *$)/.test(before) ? before.length : -1;
}

/** The parts of a text between separators that are in no brackets. */
function partsOf(text, separator) {
  const parts = [''];
  let depth = 0;
  for (const [i, character] of [...text].entries()) {
    if (depth === 0 && character === separator) {
      parts.push('');
      continue;
    }
    if ('([{<'.includes(character)) depth++;
    if (')]}'.includes(character) || (character === '>' && text[i - 1] !== '=')) depth--;
    parts[parts.length - 1] += character;
  }
  return parts;
}
