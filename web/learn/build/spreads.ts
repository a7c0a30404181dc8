/**
 * Puts each figure of a text together with the words around it, up to a heading, a guess or the next figure: on wide windows it stands
 * beside them, and so does code where there is no figure. For Markdown that is about to become a component.
 */

/** A node of the text; components of MDX have a name. */
interface TextNode {
  readonly type: string;
  readonly name?: string | null;
  readonly tagName?: string;
  readonly children?: TextNode[];
}

/** What stands in the whole width of the page, between spreads. */
const BREAKS: readonly unknown[] = ['Guess', 'Sheet'];

export function spreads(): (tree: { children: TextNode[] }) => void {
  return (tree) => {
    tree.children = partsOf(tree.children).flatMap((part) => {
      const figure = part.findIndex(isFigure);
      const at = figure < 0 ? part.findIndex(({ name }) => name === 'Code') : figure;
      if (at < 0) return part.some((node) => node.type === 'element') ? [div('words', part)] : part;
      return [
        div('spread', [
          div('before', part.slice(0, at)),
          part[at]!,
          div('after', part.slice(at + 1)),
        ]),
      ];
    });
  };
}

/** A break is a part of its own; a heading, or another figure, begins one. */
function partsOf(nodes: readonly TextNode[]): readonly (readonly TextNode[])[] {
  const parts: TextNode[][] = [[]];
  for (const node of nodes) {
    const part = parts.at(-1)!;
    if (isBreak(node)) parts.push([node], []);
    else if (node.tagName === 'h2' || (isFigure(node) && part.some(isFigure))) parts.push([node]);
    else part.push(node);
  }
  return parts.filter((part) => part.length > 0);
}

function isFigure({ name }: TextNode): boolean {
  return name === 'Figure';
}

function isBreak({ name }: TextNode): boolean {
  return BREAKS.includes(name);
}

function div(className: string, children: readonly TextNode[]): TextNode {
  const properties = { className: [className] };
  return { type: 'element', tagName: 'div', properties, children: [...children] } as TextNode;
}
