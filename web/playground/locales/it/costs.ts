import type { CostStrings } from '../strings.ts';

export const costs: CostStrings = {
  build: 'Costruzione',
  pairs: 'Coppie',
  draw: 'Disegno',
  duplicates: 'Doppioni evitati',
  duplicatesHint:
    'Due oggetti conservati negli stessi nodi si incontrano in ciascuno di essi; la coppia compare una volta sola.',
  hint: 'Media e andamento degli ultimi 90 fotogrammi su questo computer, tutti alla stessa scala.',
};
