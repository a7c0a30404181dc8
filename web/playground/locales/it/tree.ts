import { countingIn } from '../counting.ts';
import type { TreeStrings } from '../strings.ts';

const { counted, number } = countingIn('it');

export const tree: TreeStrings = {
  outline: 'Nodi dell’albero',
  root: 'radice',
  nodeHolds: (depth, objects, own, pairs) =>
    `profondità ${number(depth)}, ${counted(objects, { one: 'oggetto', other: 'oggetti' })}, di cui ${number(own)} qui${pairs === undefined ? '' : `, ${counted(pairs, { one: 'coppia', other: 'coppie' })}`}`,
  numbering: (upperLeft, upperRight, lowerLeft, lowerRight) =>
    `I figli sono in ordine di numero: ${upperLeft} in alto a sinistra, ${upperRight} in alto a destra, ${lowerLeft} in basso a sinistra, ${lowerRight} in basso a destra.`,
  help: 'Il nodo che indichi viene incorniciato nell’immagine, e la cella che indichi viene segnata qui. I tasti freccia percorrono l’elenco.',
};
