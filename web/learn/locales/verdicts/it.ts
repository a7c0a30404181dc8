import type { VerdictWords } from '../verdicts.ts';

export const verdicts: VerdictWords = {
  right: 'Giusto.',
  wrong: 'Non proprio.',
  rightAtSecond: 'Giusto, al secondo tentativo.',
  rightOnceSeen: 'Giusto. La risposta però era già aperta.',
  again: 'Prova ancora una volta, oppure mostra la risposta.',
  incomplete: "C'è ancora qualcosa da scegliere.",
  copied: 'Link copiato. Chi lo apre può provare a fare meglio.',
  notCopied: 'Il link è nella barra degli indirizzi: si può copiare da lì.',
  found: (found, wanted) => `Trovati: ${found} su ${wanted}.`,
  tooMany: (count) => `Di troppo: ${count}.`,
  otherOption: 'La risposta giusta è segnata.',
  exactly: (right, said) => `La risposta è ${right}; hai detto ${said}.`,
  yours: (measure, value) => `${measure} con la tua scelta: ${value}.`,
  atLeast: (wanted) => `Servono: ${wanted} o più.`,
  best: (best) => `Con la scelta migliore: ${best}.`,
  counted: (measure, value) => `${measure}: ${value}`,
  hints: {
    compared: 'Quali quadrati stanno in una stessa cella con lui?',
    tested:
      'Stanno tutti e due in una stessa cella, o uno in una cella che contiene quella dell’altro?',
    touching:
      'Confronta i bordi: uno comincia prima che l’altro finisca, in orizzontale e in verticale?',
    across: 'Segui ogni linea: quali quadrati ci stanno sopra?',
    candidates: 'Quali celle raggiunge il quadrato giallo? Conta tutto ciò che vi è conservato.',
    hits: 'Seguila dall’inizio: c’è un altro quadrato prima?',
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
    pairTests: 'Coppie verificate',
    collidingPairs: 'Coppie che si toccano',
    allPairs: 'Tutte le coppie',
    work: 'Lavoro',
    frame: 'Fotogramma',
    candidates: 'Candidati',
    hits: 'Contatti',
    visited: 'Nodi visitati',
  },
  challenge: {
    right: 'Una sfida: chi ti ha mandato il link ha risposto giusto. E tu?',
    rightAtSecond:
      'Una sfida: chi ti ha mandato il link ha risposto giusto al secondo tentativo. E tu?',
    wrong: 'Una sfida: chi ti ha mandato il link ha sbagliato. E tu?',
    found: (found, wanted) =>
      `Una sfida: chi ti ha mandato il link ne ha trovati ${found} su ${wanted}. E tu?`,
    reached: (measure, value) =>
      `Una sfida. ${measure} di chi ti ha mandato il link: ${value}. Sai fare meglio?`,
  },
};
