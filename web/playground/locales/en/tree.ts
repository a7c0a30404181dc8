import { countingIn } from '../counting.ts';

const { counted, number } = countingIn('en');

/** The tree's diagram and its outline. */
export const tree = {
  outline: 'Nodes of the tree',
  root: 'root',
  nodeHolds: (depth: number, objects: number, own: number, pairs: number | undefined) =>
    `depth ${number(depth)}, ${counted(objects, { one: 'object', other: 'objects' })}, ${number(own)} of them kept here${pairs === undefined ? '' : `, ${counted(pairs, { one: 'pair', other: 'pairs' })}`}`,
  numbering: (upperLeft: string, upperRight: string, lowerLeft: string, lowerRight: string) =>
    `Children are listed by number: ${upperLeft} is upper left, ${upperRight} upper right, ${lowerLeft} lower left, ${lowerRight} lower right.`,
  help: 'The node you point at is framed in the picture, and the cell you point at is marked here. Arrow keys move through the list.',
} as const;
