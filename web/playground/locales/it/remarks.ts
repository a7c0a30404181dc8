import type { RemarkStrings } from '../strings.ts';

export const remarks: RemarkStrings = {
  refused: {
    nodes:
      'L’albero ha rifiutato queste impostazioni: servirebbero troppi nodi. Bastano una capacità maggiore, una profondità massima minore, oppure oggetti meno numerosi e più piccoli.',
    pairs:
      'L’albero ha rifiutato queste impostazioni: collidono troppe coppie per elencarle tutte. Bastano oggetti meno numerosi o più piccoli.',
    time: 'L’albero ha rifiutato queste impostazioni: un solo fotogramma richiederebbe secondi. Bastano una capacità maggiore, un’altra profondità massima, oppure oggetti meno numerosi e più piccoli.',
  },
  newerLink:
    'Questo link viene da una versione più recente della pagina. Ciò che questa non sa leggere è stato tralasciato.',
  damagedLink:
    'Questo link è arrivato danneggiato e non si può leggere. Prova a copiarlo di nuovo.',
  cutLink:
    'Questo link è arrivato danneggiato: delle modifiche fatte a mano agli oggetti si è potuto leggere solo l’inizio.',
  idleEdits:
    'Questo link contiene modifiche fatte a mano, che valgono solo per oggetti che rimbalzano: la scena è mostrata senza.',
  changedLink: (changes) => `Questo link non è stato preso alla lettera: ${changes}`,
  linkChange: { unknown: 'sconosciuto', more: (number) => `e altri ${number}` },
  toolHelp:
    'Lo strumento agisce dove premi. Sull’immagine, i tasti freccia lo muovono, Invio lo appoggia e lo solleva, Esc lo ripone.',
  askHelp:
    'Scegli un oggetto: il suo inserimento viene raccontato, evento per evento. Scegline un secondo: perché i due vengono verificati, o perché no.',
  laterEditsDropped: 'Le modifiche successive sono state eliminate. «Annulla» le ripristina.',
  oracleRests: (tests, limit) =>
    `Oltre ${limit} oggetti l’oracolo non controlla ogni fotogramma: la forza bruta farebbe ${tests} verifiche.`,
  replaying: (frame, percent, left) =>
    `In cammino verso il fotogramma ${frame}: ${percent}${left === undefined ? '' : `, ancora circa ${left}`}`,
  halt: 'Fermati qui',
  halted: (reached, wanted) =>
    `Fermo al fotogramma ${reached}, in cammino verso il fotogramma ${wanted}.`,
};
