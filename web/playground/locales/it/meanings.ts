import type { MeaningStrings } from '../strings.ts';

export const meanings: MeaningStrings = {
  references: 'Le voci di tutti i nodi: più degli oggetti, se di alcuni si conservano copie.',
  tests:
    'Coppie confrontate rettangolo per rettangolo. Nelle liste lunghe i gruppi lontani fra loro si saltano in blocco.',
  boxPairs: 'Coppie di rettangoli di cui poi si confrontano le forme.',
  visited: 'Nodi che la ricerca visita.',
  tested: 'Oggetti di cui la ricerca confronta il rettangolo.',
  candidates: 'Gli oggetti che l’albero restituisce per la sonda.',
  duplicates: 'Voci di oggetti che la ricerca ha già trovato in un altro nodo: vengono saltate.',
  hits: 'Gli oggetti che toccano la sonda.',
  time: 'Per aggiornare l’albero e trovare tutte le coppie: media degli ultimi fotogrammi, o di molte ripetizioni in pausa, su questo computer.',
  check:
    'Ogni coppia viene confrontata senza l’albero, e si contano quelle che l’albero ha mancato o trovato due volte.',
};
