import { countingIn } from '../counting.ts';
import type { CompareStrings } from '../strings.ts';

const { counted } = countingIn('it');

export const compare: CompareStrings = {
  same: (pairs) => `Le stesse coppie in tutti i riquadri: ${pairs}`,
  differ: 'I riquadri non trovano le stesse coppie',
  sameHits: (hits) => `gli stessi contatti della sonda: ${hits}`,
  differentHits: 'I riquadri non trovano gli stessi contatti della sonda',
  oneAlone: 'Scegli un secondo modo con cui confrontare',
  cover: {
    show: 'Copertura e foglia a confronto',
    explain: (objects) =>
      `Con «foglia» un oggetto sta in ogni foglia che raggiunge, quindi uno grande è conservato molte volte. Con «copertura» sta più in alto, in quattro nodi al massimo, ed è confrontato con ciò che sta sotto. Qui, per ${counted(objects, { one: 'oggetto', other: 'oggetti' })}:`,
    numbers: (name, references, nodes, tests) =>
      `${name}: riferimenti ${references}, nodi ${nodes}, coppie verificate ${tests}.`,
  },
  bruteForceRests: (limit) =>
    `La forza bruta si ferma oltre ${limit} oggetti: sarebbe troppo lenta da guardare.`,
};
