import type { VerdictWords } from '../verdicts.ts';

export const verdicts: VerdictWords = {
  right: 'Giusto.',
  wrong: 'Non ancora.',
  incomplete: 'Non hai ancora scelto tutto.',
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
    wrong: 'Una sfida: chi ti ha mandato il link ha sbagliato. E tu?',
    found: (found, wanted) =>
      `Una sfida: chi ti ha mandato il link ne ha trovati ${found} su ${wanted}. E tu?`,
    reached: (measure, value) =>
      `Una sfida. ${measure} di chi ti ha mandato il link: ${value}. Sai fare meglio?`,
  },
};
