import { Quadtree, type QuadtreeOptions } from 'quadrille';
import { useEffect, useState } from 'react';

/**
 * A tree for as long as the component is mounted; undefined until its module has arrived. `options` must stay the same object: other
 * ones make a new tree. In strict mode React mounts each component twice: the tree of the first time is disposed of, even if it
 * arrives late.
 */
export function useQuadtree<Data = unknown>(options: QuadtreeOptions): Quadtree<Data> | undefined {
  const [tree, setTree] = useState<Quadtree<Data>>();
  useEffect(() => {
    let isMounted = true;
    const created = Quadtree.create<Data>(options);
    void created.then((made) => isMounted && setTree(made));
    return () => {
      isMounted = false;
      void created.then((made) => made.dispose());
    };
  }, [options]);
  return tree;
}
