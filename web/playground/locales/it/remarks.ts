import type { RemarkStrings } from '../strings.ts';

export const remarks: RemarkStrings = {
  lag: (pace, asked, needed) =>
    `Velocità ${pace}: questo computer impiega ${needed} ms per un tick da ${asked} ms.`,
  pinned: 'Sonda fissata. Un altro clic o Esc la libera.',
  refused: {
    nodes:
      'L’albero ha rifiutato queste impostazioni: servirebbero troppi nodi. Prova con una capacità maggiore, una profondità massima minore, oppure oggetti meno numerosi e più piccoli.',
    pairs:
      'L’albero ha rifiutato queste impostazioni: collidono troppe coppie per elencarle tutte. Prova con oggetti meno numerosi o più piccoli.',
    time: 'L’albero ha rifiutato queste impostazioni: un solo fotogramma richiederebbe alcuni secondi. Prova con una capacità maggiore, un’altra profondità massima, oppure oggetti meno numerosi e più piccoli.',
  },
  close: 'Chiudi il messaggio',
  unchanged: (scene) => `Mostra «${scene}» senza modifiche`,
  newerLink:
    'Questo link viene da una versione più recente della pagina. Ciò che questa versione non sa leggere è stato tralasciato.',
  damagedLink: 'Questo link è danneggiato e non si può leggere. Prova a copiarlo di nuovo.',
  cutLink: 'Questo link è danneggiato: si sono potute leggere solo le prime modifiche.',
  longLink: (characters) =>
    `Questo link è troppo lungo: ciò che segue i primi ${characters} caratteri non è stato letto.`,
  idleEdits:
    'Questo link aggiunge o cancella oggetti, e ciò vale solo dove gli oggetti rimbalzano: la scena è mostrata senza queste modifiche.',
  changedLink: (changes) => `Una parte di questo link non si è potuta usare così com’è: ${changes}`,
  linkChange: {
    of: (control, change) => `${control}: ${change}`,
    unknown: 'sconosciuto',
    more: (number) => `e altri ${number}`,
  },
  /** What each tool does with the picture. */
  toolHelp: {
    ask: 'In pausa. Scegli un oggetto per tracciarlo, o due per una coppia.',
    grab: 'Trascina un oggetto; lascialo mentre si muove per lanciarlo.',
    add: 'Premi dove vuoi un nuovo oggetto.',
    wall: 'Trascina un rettangolo sull’immagine: diventa un muro.',
    erase: 'Premi un oggetto per cancellarlo, o passa su più oggetti.',
  },
  toolKeys:
    'Sull’immagine, i tasti freccia lo muovono, Invio lo appoggia e lo solleva, Esc lo mette via.',
  wallKeys: 'Con i tasti, Invio fissa un angolo e poi quello opposto; Esc mette via lo strumento.',
  laterEditsDropped: 'Le modifiche successive sono state eliminate. «Annulla» le ripristina.',
  oracleRests: (tests, limit) =>
    `Oltre ${limit} oggetti la forza bruta non controlla ogni fotogramma: farebbe ${tests} test.`,
  replaying: (frame, percent, left) =>
    `Calcolo fino al fotogramma ${frame}: ${percent}${left === undefined ? '' : `, ancora circa ${left}`}`,
  halt: 'Fermati qui',
  halted: (reached, wanted) => `Fermo al fotogramma ${reached}, prima del fotogramma ${wanted}.`,
};
