// No import: the script tag of the UMD build makes the global.
/// <reference path="./node_modules/quadrille/dist/umd/quadrille.d.ts" />
async function start(): Promise<number> {
  const tree = await Quadrille.Quadtree.create({ bounds: { x: 0, y: 0, width: 100, height: 100 } });
  return tree.pairs().length;
}

void start();
