import { Quadtree } from 'quadrille';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const bounds = { x: 0, y: 0, width: 100, height: 100 };

/** A tree that lives as long as the component; undefined until the module is loaded. */
function useQuadtree() {
  const [tree, setTree] = useState();
  useEffect(() => {
    const creating = Quadtree.create({ bounds });
    creating.then(setTree);
    return () => {
      setTree(undefined);
      creating.then((created) => created.dispose());
    };
  }, []);
  return tree;
}

function Pairs() {
  const tree = useQuadtree();
  if (!tree) return null;
  tree.clear();
  tree.insertMany([10, 10, 30, 30, 20, 20, 40, 40, 60, 60, 70, 70]);
  return <output>page: {tree.pairs().length / 2} pair</output>;
}

createRoot(document.querySelector('#app')).render(
  <StrictMode>
    <Pairs />
  </StrictMode>,
);
