import { counted } from '../plural.ts';

/** The tree's diagram and its outline. */
export const tree = {
  outline: 'Nodes of the tree',
  root: 'root',
  nodeHolds: (depth: string, objects: string, own: string, pairs: string | undefined) =>
    `depth ${depth}, ${counted(objects, 'object', 'objects')}, ${own} of them kept here${pairs === undefined ? '' : `, ${counted(pairs, 'pair', 'pairs')}`}`,
  numbering: (upperLeft: string, upperRight: string, lowerLeft: string, lowerRight: string) =>
    `Children are listed by number: ${upperLeft} is upper left, ${upperRight} upper right, ${lowerLeft} lower left, ${lowerRight} lower right.`,
  help: 'The node you point at is framed in the picture, and the cell you point at is marked here. Arrow keys move through the list.',
} as const;
