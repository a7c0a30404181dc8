import type { TraceStrings } from '../strings.ts';

export const trace: TraceStrings = {
  label: 'Traccia',
  kind: 'Che cosa tracciare',
  object: 'Oggetto',
  kinds: {
    insert: 'Inserimento',
    move: 'Prossimo spostamento',
    remove: 'Rimozione',
    pair: 'Coppia: perché confrontata?',
    query: 'Ricerca esatta',
    candidates: 'Candidati',
  },
  aboutOne: (object) => `Oggetto ${object}`,
  aboutPair: (one, other) => `A: oggetto ${one}, B: oggetto ${other}`,
  aboutProbe: {
    query: 'Ricerca: che cosa trova la sonda',
    candidates: 'Ricerca: che cosa la sonda dovrebbe confrontare',
  },
  verdicts: {
    hit: 'Confrontata: i due si sovrappongono.',
    miss: 'Confrontata: i due non si sovrappongono.',
    part: 'Non confrontata: i due percorsi si separano.',
  },
  watch: 'Segui',
  pause: 'Pausa',
  next: 'Evento successivo',
  previous: 'Evento precedente',
  event: 'Evento',
  eventOf: (event, last) => `Evento ${event} di ${last}`,
  close: 'Chiudi la traccia',
  treeless: 'Senza albero non c’è niente da tracciare: ogni oggetto viene confrontato.',
  chooseOne: 'Scegli un oggetto nell’immagine.',
  chooseTwo: 'Scegli due oggetti nell’immagine, uno dopo l’altro.',
  moveProbe: 'Porta la sonda dentro il mondo.',
  second: 'Scegline poi un secondo per vedere perché i due vengono confrontati, o perché no.',
  unknownObject: (object) => `In questa scena non c’è l’oggetto ${object}.`,
  samePair: 'Per una coppia servono due oggetti diversi.',
  noProbe: 'La sonda è fuori dal mondo.',
  theObject: 'L’oggetto',
  objectNamed: (object) => `L’oggetto ${object}`,
  rootNode: 'nodo radice',
  nodeNamed: (name) => `nodo ${name}`,
  quarterOf: (quarter, node) => `quadrante ${quarter} del ${node}`,
  enter: (node, objects) =>
    `Si guarda nel ${node}. Oggetti che sono in esso e sotto di esso: ${objects}.`,
  skip: (node) => `Fuori portata, escluso con tutto ciò che sta sotto: ${node}.`,
  skipFarther: (node) => `Più lontano degli oggetti già trovati, quindi escluso: ${node}.`,
  stayLeaf: (who, node) => `${who} resta qui: il ${node} è una foglia.`,
  stayAcross: (who, node) => `${who} non entra in nessun quadrante del ${node} e resta qui.`,
  leave: (who, node) => `${who} viene tolto dal ${node}.`,
  split: (node, objects, capacity) =>
    `Ora gli oggetti sono ${objects}, più della capacità di ${capacity}: il ${node} si divide in quattro.`,
  merge: (node, objects) =>
    `Oggetti rimasti: ${objects}. Il ${node} riprende tutto ciò che sta sotto e torna a essere una foglia.`,
  rebuild: 'Il mondo cresce: tutti i nodi vengono ricostruiti.',
  take: (who, node) => `${who} è conservato nel ${node}: un candidato, non confrontato.`,
  hit: (who) => `${who} viene confrontato e tocca la sonda: un contatto.`,
  missX: (who) =>
    `${who} viene confrontato: sta a sinistra o a destra della sonda. Nessun contatto.`,
  missY: (who) => `${who} viene confrontato: sta sopra o sotto la sonda. Nessun contatto.`,
  miss: (who) => `${who} viene confrontato: vicino, ma separato dalla sonda. Nessun contatto.`,
  missFarther: (who) =>
    `${who} viene confrontato: è più lontano degli oggetti già trovati. Nessun contatto.`,
  drop: (who) => `${who} era già stato trovato; uno più vicino prende il suo posto.`,
  repeat: (who) => `${who} di nuovo, già trovato in un’altra foglia: non conta due volte.`,
  pair: {
    enter: (node) => `A e B condividono il ${node}.`,
    hit: (node) => `Nel ${node} sono a portata l’uno dell’altro: confrontati, si sovrappongono.`,
    missX: (node) =>
      `Nel ${node} sono a portata l’uno dell’altro: confrontati, ma uno finisce prima che l’altro cominci, da sinistra a destra.`,
    missY: (node) =>
      `Nel ${node} sono a portata l’uno dell’altro: confrontati, ma uno finisce prima che l’altro cominci, dall’alto in basso.`,
    repeat: (node) =>
      `Entrambi sono anche nel ${node}, ma la parte che hanno in comune comincia più a sinistra o più in alto, e la coppia si conta là.`,
    part: (node) =>
      `Qui, nel ${node}, i loro percorsi si separano: nessuno dei due è a portata dell’altro, perciò non vengono mai confrontati.`,
  },
  tally: {
    visited: (number) => `visitati ${number}`,
    leftOut: (number) => `esclusi ${number}`,
    tested: (number) => `confrontati ${number}`,
    hits: (number) => `trovati ${number}`,
  },
};
