import type { CostStrings } from '../strings.ts';

export const costs: CostStrings = {
  build: 'Costruzione',
  pairs: 'Coppie',
  draw: 'Disegno',
  duplicates: 'Duplicati evitati',
  duplicatesHint:
    'Un oggetto conservato in più nodi incontra l’altro in ciascuno di essi; la coppia compare una volta sola.',
  hint: 'Media e andamento degli ultimi 90 fotogrammi su questo computer, tutti alla stessa scala.',
};
