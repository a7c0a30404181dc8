/** What of a sentence stays on the line of a control. */
import { expect, test } from 'vitest';
import { keptTogether } from '../../web/learn/build/kept-together.ts';

type Node = Parameters<ReturnType<typeof keptTogether>>[0];

const slider: Node = { type: 'mdxJsxTextElement', name: 'Slider' };

function words(value: string): Node {
  return { type: 'text', value };
}

/** A component by its name, and what is kept together in brackets. */
function shapeOf({ children, name, type, value }: Node): string {
  if (type === 'text') return value ?? '';
  return children ? `[${children.map(shapeOf).join('')}]` : (name ?? '');
}

function kept(...children: Node[]): string {
  const paragraph: Node = { type: 'element', children };
  keptTogether()({ type: 'root', children: [paragraph] });
  return paragraph.children!.map(shapeOf).join('');
}

test('the stop after a control', () => {
  expect(kept(words('Squares: '), slider, words('. Nodes: '))).toBe('Squares: [Slider.] Nodes: ');
  expect(kept(slider, words('.'))).toBe('[Slider.]');
});

test('quotation marks around a control, and a comma after them', () => {
  expect(kept(words('规则“'), slider, words('”，有'))).toBe('规则[“Slider”，]有');
  expect(kept(words('依「'), slider, words('」規則'))).toBe('依[「Slider」]規則');
});

test('no word, and nothing after a space', () => {
  expect(kept(words('With '), slider, words(' squares, and'))).toBe('With Slider squares, and');
  expect(kept(words('Choose: '), slider)).toBe('Choose: Slider');
});

test('each of two controls', () => {
  expect(kept(slider, words(', then '), slider, words('.'))).toBe('[Slider,] then [Slider.]');
});
