/** A part of a guess that its page always has. */
export function partOf<Part extends Element>(
  root: Element,
  selector: string,
  kind: abstract new () => Part,
): Part {
  const part = root.querySelector(selector);
  if (!(part instanceof kind)) throw new Error(`a guess has no ${selector}`);
  return part;
}
