/** The folders of cpp/src from the bottom up: a file may include its own folder and those named before it. */
export const layers = [
  'base',
  'geometry',
  'tree',
  'build',
  'store',
  'trace',
  'query',
  'pairs',
  'explain',
];

/** The public class. Only the facade, the files at the top of cpp/src, may reach it by includes. */
export const publicClass = 'quadrille/quadtree.hpp';
