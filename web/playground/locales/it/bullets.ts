import type { BulletStrings } from '../strings.ts';

export const bullets: BulletStrings = {
  unswept: 'Un proiettile veloce attraversa un muro se nessun passo ci finisce dentro.',
  swept: 'Se si esamina il percorso, nessun proiettile passa, per quanto veloce.',
  picture: (passed, stopped) =>
    `Tre cannoni sparano contro muri sottili. Muri attraversati senza contatto: ${passed}. Proiettili fermati: ${stopped}.`,
  passed: 'Muri attraversati senza contatto',
  stopped: 'Proiettili fermati',
  sweep: 'Esamina tutto il percorso',
  speed: 'Velocità',
  unit: 'unità per passo',
  pause: 'Metti in pausa',
  run: 'Fai volare i proiettili',
  step: 'Un passo',
  explain:
    'Ogni punto segna dove si trova un proiettile dopo un passo, e il passo non guarda altrove. Con bullet: true il passo guarda anche il percorso fra due punti, e dice dove il proiettile incontra un muro.',
  code: 'Le tre righe che lo fanno',
};
