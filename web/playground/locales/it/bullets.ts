import type { BulletStrings } from '../strings.ts';

export const bullets: BulletStrings = {
  unswept: 'Un proiettile veloce attraversa un muro se nessun passo ci finisce dentro.',
  swept: 'Se si esamina il percorso, nessun proiettile passa, per quanto veloce.',
  what: 'Un gioco muove tutto a passi. Se un passo è più lungo dello spessore di un muro, un proiettile dopo un passo è davanti al muro e dopo il successivo è dietro. In nessuno dei due tocca il muro, quindi il gioco non vede alcun contatto.',
  picture: (passed, stopped) =>
    `Tre cannoni sparano contro muri sottili. Muri attraversati senza contatto: ${passed}. Proiettili fermati: ${stopped}.`,
  passed: 'Muri attraversati senza contatto',
  passedHint: 'Un proiettile ha attraversato un muro senza che nulla lo notasse: una linea rossa.',
  stopped: 'Proiettili fermati',
  stoppedHint: 'Un proiettile ha colpito un muro e lì è finito.',
  sweep: 'Esamina tutto il percorso',
  sweepHint:
    'Disattivato: ogni passo esamina solo il punto in cui finisce. Attivato: esamina tutto il percorso fin lì.',
  speed: 'Velocità',
  speedHint: (thickness) =>
    `Quanto vola un proiettile in un passo. Spessore dei muri in unità: ${thickness}.`,
  unit: 'unità per passo',
  pause: 'Metti in pausa',
  run: 'Fai volare i proiettili',
  step: 'Un passo',
  explain:
    'Ogni punto segna dove si trova un proiettile dopo un passo. Con bullet: true il passo esamina anche il percorso fra due punti. Dice dove il proiettile incontra un muro e in quale direzione il muro spinge: è la freccia.',
  code: 'Le tre righe che lo fanno',
};
