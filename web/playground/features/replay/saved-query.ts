/** Asks the query of a case again, of a tree with the options and the boxes of its file. */
import { type ObjectId, Quadtree, type QuadtreeOptions, rowOf } from 'quadrille';
import type { SavedQuery } from '../../engine/failing-case.ts';

type FoundObject = ObjectId | { readonly id: ObjectId };

/** The rows that it finds now. The library throws where it refuses the arguments. */
export function rowsFoundAgain(
  { method, arguments: args }: SavedQuery,
  options: QuadtreeOptions,
  boxes: Float32Array,
): readonly number[] {
  const tree = new Quadtree(options);
  try {
    tree.setAll(boxes);
    const answer: readonly FoundObject[] | FoundObject | undefined = Reflect.apply(
      Reflect.get(tree, method),
      tree,
      args,
    );
    if (answer === undefined) return [];
    return [answer].flat().map((one) => rowOf(typeof one === 'object' ? one.id : one));
  } finally {
    tree.dispose();
  }
}
