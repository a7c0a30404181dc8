import type { BulletStrings } from '../strings.ts';

export const bullets: BulletStrings = {
  unswept: 'Un proiettile veloce supera un muro se nessun passo vi finisce.',
  swept: 'Se si controlla il percorso, nessun proiettile passa.',
  picture: (passed, stopped) =>
    `Tre cannoni sparano contro muri sottili. Muri attraversati senza essere visti: ${passed}. Proiettili fermati: ${stopped}.`,
  passed: 'Muri attraversati senza essere visti',
  stopped: 'Proiettili fermati',
  sweep: 'Controlla tutto il percorso',
  speed: 'Velocità',
  unit: 'unità per passo',
  pause: 'Metti in pausa',
  run: 'Fai volare i proiettili',
  step: 'Un passo',
  explain:
    'Un punto è dove si trova un proiettile dopo un passo, e un passo non guarda altrove. Con bullet: true il passo guarda anche il percorso fra due punti, e dice dove il proiettile incontra un muro.',
  code: 'Le tre righe che lo fanno',
};
