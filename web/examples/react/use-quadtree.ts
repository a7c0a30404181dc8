import { Quadtree, type QuadtreeOptions } from 'quadrille';
import { useEffect, useState } from 'react';

interface Made<Data> {
  readonly tree: Quadtree<Data>;
  readonly options: QuadtreeOptions;
}

/**
 * A tree for as long as the component is mounted; undefined until its module has arrived. `options` must stay the same object: with
 * other ones the tree is undefined until a new one has arrived. In strict mode React mounts each component twice: the tree of the
 * first time is disposed of, even if it arrives late.
 */
export function useQuadtree<Data = unknown>(options: QuadtreeOptions): Quadtree<Data> | undefined {
  const [made, setMade] = useState<Made<Data>>();
  useEffect(() => {
    let isMounted = true;
    const created = Quadtree.create<Data>(options);
    void created.then((tree) => isMounted && setMade({ tree, options }));
    return () => {
      isMounted = false;
      setMade(undefined);
      void created.then((tree) => tree.dispose());
    };
  }, [options]);
  return made?.options === options ? made.tree : undefined;
}
