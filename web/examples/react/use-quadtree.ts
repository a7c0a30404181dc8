import { Quadtree, type QuadtreeOptions } from 'quadrille';
import { useEffect, useState } from 'react';

interface Made<Data> {
  readonly tree?: Quadtree<Data>;
  readonly problem?: unknown;
  readonly options: QuadtreeOptions;
}

/**
 * A tree for as long as the component is mounted; undefined until its module has arrived. `options` must stay the same object: with
 * other ones the tree is undefined until a new one has arrived. In strict mode React mounts each component twice: the tree of the
 * first time is disposed of, even if it arrives late. Where no tree can be made, as its module cannot be fetched or an option is
 * refused, the component throws why: an error boundary shows that, and mounts the component again to try once more.
 */
export function useQuadtree<Data = unknown>(options: QuadtreeOptions): Quadtree<Data> | undefined {
  const [made, setMade] = useState<Made<Data>>();
  useEffect(() => {
    let isMounted = true;
    let tree: Quadtree<Data> | undefined;
    const create = async (): Promise<void> => {
      try {
        const created = await Quadtree.create<Data>(options);
        if (!isMounted) return created.dispose();
        tree = created;
        setMade({ tree, options });
      } catch (problem) {
        if (isMounted) setMade({ problem, options });
      }
    };
    create().catch(reportError);
    return () => {
      isMounted = false;
      setMade(undefined);
      tree?.dispose();
    };
  }, [options]);
  if (made?.options !== options) return undefined;
  if (!made.tree) throw made.problem;
  return made.tree;
}
