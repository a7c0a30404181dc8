/**
 * Keeps a control in a sentence on one line with the punctuation that touches it: a browser would break the line between them. For
 * Markdown that is about to become a component.
 */

/** A node of the text; components of MDX have a name. */
interface TextNode {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  children?: TextNode[];
}

const CONTROL = 'Slider';

export function keptTogether(): (tree: TextNode) => void {
  return keepIn;
}

function keepIn(node: TextNode): void {
  const { children } = node;
  if (!children) return;
  for (const child of children) keepIn(child);
  for (const control of children.filter(({ name }) => name === CONTROL)) {
    const at = children.indexOf(control);
    const [before, opening] = split(children[at - 1], /[\p{Ps}\p{Pi}]+$/u);
    const [after, closing] = split(children[at + 1], /^[\p{Po}\p{Pe}\p{Pf}]+/u);
    if (opening.length + closing.length === 0) continue;
    children.splice(
      before ? at - 1 : at,
      [before, control, after].filter(Boolean).length,
      ...(before ? [before] : []),
      together([...opening, control, ...closing]),
      ...(after ? [after] : []),
    );
  }
}

/** A text without the punctuation, and the punctuation alone; what is no text stays as it is. */
function split(
  node: TextNode | undefined,
  punctuation: RegExp,
): [TextNode | undefined, TextNode[]] {
  const [found] = node?.value?.match(punctuation) ?? [];
  if (node?.type !== 'text' || found === undefined) return [node, []];
  return [
    { ...node, value: node.value!.replace(punctuation, '') },
    [{ type: 'text', value: found }],
  ];
}

function together(children: TextNode[]): TextNode {
  const properties = { className: ['kept-together'] };
  return { type: 'element', tagName: 'span', properties, children } as TextNode;
}
