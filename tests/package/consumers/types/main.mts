import { Quadtree, type QuadtreeOptions } from 'quadrille';
import { Quadtree as Checked } from 'quadrille/checked';
import { load } from 'quadrille/inline';
import type { QuadrillePlayground } from 'quadrille/playground';

const options: QuadtreeOptions = { bounds: { x: 0, y: 0, width: 100, height: 100 } };

export function start(playground: QuadrillePlayground): void {
  playground.set({ capacity: 4 });
}

async function main(): Promise<void> {
  await load();
  const tree: Quadtree<string> = await Quadtree.create<string>(options);
  tree.insertMany([10, 10, 30, 30, 20, 20, 40, 40, 60, 60, 70, 70]);
  const checked = await Checked.create(options);
  checked.setAll(tree.boxes);
  const found: number = checked.pairs().length / 2;
  console.log(`${found} pair`);
}

void main();
