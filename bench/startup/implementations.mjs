/** The modules of the broad phases whose frames are measured, to be loaded alone. */
const modules = {
  quadrille: 'implementations/quadrille',
  'hand-grid': 'implementations/hand-grid',
  'hand-sweep': 'implementations/hand-sweep',
  rbush: 'peers/rbush',
  flatbush: 'peers/flatbush',
  'box-intersect': 'peers/box-intersect',
  'planck + set': 'peers/planck',
  'excalibur cells': 'peers/excalibur-cells',
  'excalibur tree': 'peers/excalibur-tree',
  'rapier + set': 'peers/rapier',
  'rapier simd + set': 'peers/rapier-simd',
  'box2d3-wasm + set': 'peers/box2d',
  'matter-js': 'peers/matter',
  'detect-collisions': 'peers/detect-collisions',
  'd3-quadtree': 'peers/d3-quadtree',
  'quadtree-js': 'peers/quadtree-js',
  'quadtree-ts': 'peers/quadtree-ts',
};

/** @type {{ name: string, module: string }[]} `module`: its address relative to this folder */
export const startupImplementations = Object.entries(modules).map(([name, path]) => ({
  name,
  module: `../${path}.mjs`,
}));
