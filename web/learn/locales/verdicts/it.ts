import type { VerdictWords } from '../verdicts.ts';

export const verdicts: VerdictWords = {
  right: 'Giusto.',
  wrong: 'Non esattamente.',
  rightAtSecond: 'Giusto, al secondo tentativo.',
  rightOnceSeen: 'Giusto, ma la risposta era già aperta.',
  again: 'Prova ancora una volta, oppure mostra la risposta.',
  before: (said) => `Prima: ${said}`,
  incomplete: 'Prima rispondi, poi controlla.',
  lacking: (count) => `Quadrati ancora da mettere: ${count}. Poi controlla.`,
  copied: 'Link copiato. Chi lo apre può provare a fare meglio.',
  notCopied: 'Il link è nella barra degli indirizzi: si può copiare da lì.',
  found: (found, wanted) => `Trovati: ${found} su ${wanted}.`,
  tooMany: (count) => `Di troppo: ${count}.`,
  answer: (what) => `La risposta: ${what}.`,
  listed: (names) => names.join(', '),
  exactly: (right, said) => `La risposta è ${right}; hai detto ${said}.`,
  yours: (measure, value) => `${measure} con la tua scelta: ${value}.`,
  atLeast: (measure, wanted) => `${measure} richiesti: ${wanted}.`,
  best: (measure, best) => `${measure} con la scelta migliore: ${best}.`,
  goodEnough: (percent) => `Vale come giusto fino al ${percent}% in più della scelta migliore.`,
  counted: (measure, value) => `${measure}: ${value}`,
  pictureOfBest: (best, yours) =>
    `L’immagine mostra la scelta migliore: ${best}. La tua: ${yours}.`,
  pictureOfYours: (yours) => `L’immagine mostra la tua scelta: ${yours}.`,
  example: 'In verde: una risposta giusta.',
  yourSquares: 'Tratteggiati: i tuoi quadrati.',
  partners: (name) =>
    `${name} è segnato. I quadrati tratteggiati possono fare coppia con lui: toccane uno.`,
  notAsked: (pair) => `La domanda non riguarda la coppia ${pair}.`,
  hints: {
    compared: 'Quali quadrati stanno in una stessa cella con quello segnato?',
    tested: 'Sono tutti e due nello stesso quadrante?',
    touching:
      'Guarda i quadrati vicini uno per uno: se in mezzo c’è spazio, anche poco, non si toccano.',
    across: 'Segui ogni linea: quali quadrati le stanno a cavallo?',
    candidates: 'Quali celle raggiunge il quadrato viola? Conta tutto ciò che è conservato lì.',
    hits: 'Segui la freccia dall’inizio: c’è un altro quadrato prima?',
    placed:
      'Come devono stare i quadrati perché ciascuno sia in una stessa cella con tutti gli altri?',
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
