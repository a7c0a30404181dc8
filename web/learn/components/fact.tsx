/** Words that a claim of the chapter makes true: a test asks the engine, in every language. */
import type { ComponentChildren, VNode } from 'preact';
import { useChapter } from './page-context.ts';

interface FactProps {
  readonly id: string;
  readonly children: ComponentChildren;
}

export function Fact({ id, children }: FactProps): VNode {
  if (!(id in useChapter().claims)) throw new Error(`chapter.ts has no claim ${id}`);
  return (
    <span class="fact" data-fact={id}>
      {children}
    </span>
  );
}
