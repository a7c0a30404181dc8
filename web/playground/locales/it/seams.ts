import type { SeamStrings } from '../strings.ts';

export const seams: SeamStrings = {
  separate: 'Le forme si bloccano sui giunti.',
  joined: 'Le forme scorrono sui giunti come su un corpo solo.',
  picture: (ofSeams, ofOutline) =>
    `Quattro forme scorrono sui tasselli di una mappa, e le stesse quattro su corpi separati e adiacenti. Normali di giunti: ${ofSeams}. Normali del contorno: ${ofOutline}.`,
  tiles: 'Una mappa a tasselli',
  bodies: 'Corpi separati',
  ofSeams: 'Normali di giunti',
  ofOutline: 'Normali del contorno',
  rule: 'Regola dei giunti',
  pause: 'Metti in pausa',
  run: 'Fai muovere le forme',
  step: 'Un passo',
  explain:
    'Una freccia è la normale in un punto di contatto: la pagina spinge fuori la forma in quella direzione. È rossa una normale che il contorno del suolo non ha. Con la regola dei giunti, i corpi statici la cui distanza non supera la tolleranza sono un corpo solo, e nessun lato fra loro ha una normale.',
  code: 'L’opzione che lo fa',
};
