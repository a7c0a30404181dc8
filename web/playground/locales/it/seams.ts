import type { SeamStrings } from '../strings.ts';

export const seams: SeamStrings = {
  separate: 'Le forme si bloccano sui giunti.',
  joined: 'Le forme scorrono come su un solo corpo.',
  picture: (ofSeams, ofOutline) =>
    `Quattro forme scorrono sui tasselli di una mappa, e le stesse quattro su corpi separati e adiacenti. Normali di giunti: ${ofSeams}. Normali del contorno: ${ofOutline}.`,
  tiles: 'Una mappa di tasselli',
  bodies: 'Corpi separati',
  ofSeams: 'Normali di giunti',
  ofOutline: 'Normali del contorno',
  rule: 'Regola dei giunti',
  pause: 'Metti in pausa',
  run: 'Fai muovere le forme',
  step: 'Un passo',
  explain:
    'Una freccia è la normale di un contatto: lungo di essa la pagina spinge fuori la forma. Rossa è una normale che il contorno del suolo non ha. Con la regola, i corpi statici non più distanti della tolleranza sono un solo corpo, e nessun lato fra loro ha una normale.',
  code: 'L’opzione che lo fa',
};
