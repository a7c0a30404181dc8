import type { SeamStrings } from '../strings.ts';

export const seams: SeamStrings = {
  separate: 'Le forme si bloccano sui giunti.',
  joined: 'Le forme scorrono sui giunti come su un corpo solo.',
  what: 'Il suolo di un gioco è spesso fatto di molti corpi affiancati. Un giunto è il punto in cui due di essi si toccano. Non si vede nessuna fessura, ma ogni corpo viene esaminato da solo: una forma che scorre sul giunto incontra anche il lato nascosto del corpo seguente, e si ferma come contro un muro.',
  picture: (ofSeams, ofOutline) =>
    `Quattro forme scorrono sui tasselli di una mappa, e le stesse quattro su corpi separati e adiacenti. Spinte dei lati nascosti: ${ofSeams}. Spinte della superficie che si vede: ${ofOutline}.`,
  tiles: 'Una mappa a tasselli: un suolo di quadrati uguali',
  bodies: 'Lo stesso suolo, fatto di corpi separati',
  ofSeams: 'Spinte dei lati nascosti',
  ofSeamsHint: 'Normali dei giunti: la forma si blocca. Non dovrebbero esserci.',
  ofOutline: 'Spinte della superficie che si vede',
  ofOutlineHint: 'Normali del contorno: la forma continua a scorrere.',
  rule: 'Regola dei giunti',
  ruleHint:
    'Disattivata: ogni corpo del suolo viene esaminato da solo. Attivata: i corpi adiacenti sono un corpo solo.',
  pause: 'Metti in pausa',
  run: 'Fai muovere le forme',
  step: 'Un passo',
  explain:
    'Una freccia è la normale in un punto di contatto: la direzione in cui il suolo spinge fuori la forma. Se è rossa appartiene a un lato nascosto in un giunto, altrimenti alla superficie che si vede. Con la regola dei giunti, i corpi che non si muovono mai e la cui distanza non supera la tolleranza, qui 0,01 unità, sono un corpo solo, e nessun lato fra loro spinge.',
  code: 'L’opzione che lo fa',
};
