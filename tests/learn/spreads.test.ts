/** What of a text stands side by side on wide windows. */
import { expect, test } from 'vitest';
import { spreads } from '../../web/learn/build/spreads.ts';

type Tree = Parameters<ReturnType<typeof spreads>>[0];

const text = { type: 'element', tagName: 'p' };
const heading = { type: 'element', tagName: 'h2' };
const figure = { type: 'mdxJsxFlowElement', name: 'Figure' };
const code = { type: 'mdxJsxFlowElement', name: 'Code' };
const guess = { type: 'mdxJsxFlowElement', name: 'Guess' };

/** Components by their names, elements by theirs, and parts as `name(children)`. */
function shapeOf(node: Tree['children'][number]): string {
  const { children = [], name, tagName } = node;
  const part = tagName === 'div' ? Reflect.get(node, 'properties').className[0] : undefined;
  return part === undefined
    ? (name ?? tagName ?? '')
    : `${part}(${children.map(shapeOf).join(' ')})`;
}

function spread(...children: Tree['children']): string {
  const tree: Tree = { children };
  spreads()(tree);
  return tree.children.map(shapeOf).join(' ');
}

test('a figure stands beside the words around it', () => {
  expect(spread(text, figure, text, text)).toBe('spread(before(p) Figure after(p p))');
});

test('a heading, a guess and another figure end that', () => {
  expect(spread(figure, text, heading, text)).toBe('spread(before() Figure after(p)) words(h2 p)');
  expect(spread(figure, guess, text)).toBe('spread(before() Figure after()) Guess words(p)');
  expect(spread(figure, text, figure)).toBe(
    'spread(before() Figure after(p)) spread(before() Figure after())',
  );
});

test('code stands beside words where there is no figure', () => {
  expect(spread(text, code)).toBe('spread(before(p) Code after())');
  expect(spread(text, code, figure)).toBe('spread(before(p Code) Figure after())');
});
