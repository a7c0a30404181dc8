import { countingIn } from '../counting.ts';
import type { CompareStrings } from '../strings.ts';

const { counted } = countingIn('it');

export const compare: CompareStrings = {
  same: (pairs) => `Le stesse coppie in tutti i riquadri: ${pairs}`,
  differ: 'I riquadri non trovano le stesse coppie',
  sameHits: (hits) => `gli stessi contatti della sonda: ${hits}`,
  differentHits: 'I riquadri non trovano gli stessi contatti della sonda',
  oneAlone: 'Scegli un secondo metodo per il confronto',
  boxes:
    'I riquadri mostrano rettangoli, benché gli oggetti di questa scena abbiano una forma: un albero conserva e confronta rettangoli. Le forme si confrontano solo dove due rettangoli si sovrappongono.',
  /** In front of the numbers of levels. */
  level: 'Conservato al livello',
  methodsHeading: 'Che cosa fanno i metodi',
  methods: {
    parent: 'Un oggetto sta nella cella più piccola che lo contiene per intero.',
    leaf: 'Ogni cella che non è più divisa conserva una copia di ogni oggetto che la raggiunge.',
    loose: 'Le celle sono allargate oltre le loro linee, e ogni oggetto sta in una sola.',
    cover:
      'Gli oggetti piccoli vengono copiati come con «Foglie»; quelli grandi stanno più in alto, in quattro nodi al massimo.',
    brute: 'Non c’è nessun albero: ogni oggetto viene confrontato con ogni altro.',
  },
  cover: {
    show: 'Mostra foglie e copertura fianco a fianco',
    explain: (objects) =>
      `Con «Foglie» un oggetto sta in ogni foglia che raggiunge, quindi uno grande è conservato molte volte. Con «Copertura» sta più in alto, in quattro nodi al massimo, e viene confrontato con ciò che sta sotto di essi. Qui, per ${counted(objects, { one: 'oggetto', other: 'oggetti' })}:`,
    numbers: (name, references, nodes, tests) =>
      `${name}: riferimenti ${references}, nodi ${nodes}, test di coppia ${tests}.`,
  },
  bruteForceRests: (limit) =>
    `Oltre ${limit} oggetti la forza bruta non viene eseguita: sarebbe troppo lenta da guardare.`,
};
