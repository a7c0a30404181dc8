import type { VerdictWords } from '../verdicts.ts';

export const verdicts: VerdictWords = {
  right: 'Giusto.',
  wrong: 'Non esattamente.',
  rightAtSecond: 'Giusto, al secondo tentativo.',
  rightOnceSeen: 'Giusto, ma la risposta era già aperta.',
  again: 'Prova ancora una volta, oppure mostra la risposta.',
  incomplete: 'Non hai ancora scelto tutto.',
  copied: 'Link copiato. Chi lo apre può provare a fare meglio.',
  notCopied: 'Il link è nella barra degli indirizzi: si può copiare da lì.',
  found: (found, wanted) => `Trovati: ${found} su ${wanted}.`,
  tooMany: (count) => `Di troppo: ${count}.`,
  answer: (what) => `La risposta: ${what}.`,
  listed: (names) => names.join(', '),
  exactly: (right, said) => `La risposta è ${right}; hai detto ${said}.`,
  yours: (measure, value) => `${measure} con la tua scelta: ${value}.`,
  atLeast: (wanted) => `Servono: ${wanted} o più.`,
  best: (best) => `Con la scelta migliore: ${best}.`,
  counted: (measure, value) => `${measure}: ${value}`,
  hints: {
    compared: 'Quali quadrati stanno in una stessa cella con quello segnato?',
    tested:
      'Sono conservati tutti e due nella stessa cella, o uno in una cella che contiene quella dell’altro?',
    touching:
      'Confronta i bordi: in orizzontale e in verticale, ciascuno comincia prima che l’altro finisca?',
    across: 'Segui ogni linea: quali quadrati le stanno a cavallo?',
    candidates: 'Quali celle raggiunge il quadrato viola? Conta tutto ciò che è conservato lì.',
    hits: 'Segui la freccia dall’inizio: c’è un altro quadrato prima?',
    more: 'È di più, ma meno del doppio del tuo numero.',
    twice: 'È almeno il doppio del tuo numero.',
    tenTimes: 'È almeno dieci volte il tuo numero.',
    less: 'È di meno, ma più della metà del tuo numero.',
    half: 'È al massimo la metà del tuo numero.',
    tenth: 'È al massimo un decimo del tuo numero.',
    otherHasMore: 'Un’altra scelta ne ha di più.',
    otherHasFewer: 'Un’altra scelta ne ha di meno.',
  },
  measures: {
    objects: 'Oggetti',
    nodes: 'Nodi',
    references: 'Voci nei nodi',
    pairTests: 'Test di coppia',
    collidingPairs: 'Coppie in collisione',
    allPairs: 'Tutte le coppie',
    work: 'Lavoro',
    frame: 'Fotogramma',
    candidates: 'Candidati',
    hits: 'Contatti',
    visited: 'Nodi visitati',
  },
  challenge: {
    right: 'Una sfida: chi ti ha mandato il link ha dato la risposta giusta. E tu?',
    rightAtSecond:
      'Una sfida: chi ti ha mandato il link ha dato la risposta giusta al secondo tentativo. E tu?',
    wrong: 'Una sfida: chi ti ha mandato il link ha sbagliato. E tu?',
    found: (found, wanted) =>
      `Una sfida: chi ti ha mandato il link ne ha trovati ${found} su ${wanted}. E tu?`,
    reached: (measure, value) =>
      `Una sfida. ${measure} di chi ti ha mandato il link: ${value}. Sai fare meglio?`,
  },
};
