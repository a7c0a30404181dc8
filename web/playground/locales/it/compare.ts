import type { CompareStrings } from '../strings.ts';

export const compare: CompareStrings = {
  same: (pairs) => `Le stesse coppie in tutti i riquadri: ${pairs}`,
  differ: 'I riquadri non trovano le stesse coppie',
  sameHits: (hits) => `gli stessi contatti della sonda: ${hits}`,
  differentHits: 'I riquadri non trovano gli stessi contatti della sonda',
  oneAlone: 'Scegli un secondo modo con cui confrontare',
  bruteForceRests: (limit) =>
    `La forza bruta si ferma oltre ${limit} oggetti: sarebbe troppo lenta da guardare.`,
};
