import type { TraceStrings } from '../strings.ts';

export const trace: TraceStrings = {
  label: 'Storia',
  kind: 'Che cosa raccontare',
  object: 'Oggetto',
  kinds: {
    insert: 'Inserimento',
    move: 'Prossimo spostamento',
    remove: 'Rimozione',
    pair: 'Coppia: perché verificata?',
    query: 'Ricerca esatta',
    candidates: 'Candidati',
  },
  aboutOne: (object) => `Oggetto ${object}`,
  aboutPair: (one, other) => `A: oggetto ${one}, B: oggetto ${other}`,
  verdicts: {
    hit: 'Verificata: si sovrappongono.',
    miss: 'Verificata: non si sovrappongono.',
    part: 'Non verificata: i loro percorsi si separano.',
  },
  watch: 'Guarda',
  pause: 'Pausa',
  next: 'Evento successivo',
  previous: 'Evento precedente',
  event: 'Evento',
  eventOf: (event, last) => `Evento ${event} di ${last}`,
  close: 'Termina la storia',
  treeless: 'Senza albero niente storia: ogni oggetto viene verificato.',
  noObject: 'Scegli un oggetto nell’immagine; per una coppia due, uno dopo l’altro.',
  unknownObject: (object) => `In questa scena non c’è l’oggetto ${object}.`,
  samePair: 'Per una coppia servono due oggetti diversi.',
  noProbe: 'La sonda è fuori dal mondo: portala dentro.',
  theObject: 'L’oggetto',
  objectNamed: (object) => `L’oggetto ${object}`,
  rootNode: 'nodo radice',
  nodeNamed: (name) => `nodo ${name}`,
  enter: (node, objects) =>
    `Il percorso arriva al ${node}. Oggetti che gli appartengono: ${objects}.`,
  skip: (node) => `Fuori portata, escluso con tutto ciò che sta sotto: ${node}.`,
  skipFarther: (node) => `Più lontano di ciò che è già stato trovato, quindi escluso: ${node}.`,
  stayLeaf: (who, node) => `${who} resta qui: il ${node} è una foglia.`,
  stayAcross: (who, node) => `${who} non entra in nessun quadrante del ${node} e resta qui.`,
  leave: (who, node) => `${who} viene tolto dal ${node}.`,
  split: (node, objects, capacity) =>
    `Ora gli oggetti sono ${objects}, più della capacità di ${capacity}: il ${node} si divide in quattro.`,
  merge: (node, objects) =>
    `Oggetti rimasti: ${objects}. Il ${node} riprende tutto ciò che sta sotto e torna a essere una foglia.`,
  rebuild: 'Il mondo cresce: tutti i nodi vengono rifatti.',
  take: (who, node) => `${who} è conservato nel ${node}: un candidato, non verificato.`,
  hit: (who) => `${who} viene verificato e tocca la sonda: un contatto.`,
  missX: (who) =>
    `${who} viene verificato: sta a sinistra o a destra della sonda. Nessun contatto.`,
  missY: (who) => `${who} viene verificato: sta sopra o sotto la sonda. Nessun contatto.`,
  miss: (who) => `${who} viene verificato: vicino, ma separato dalla sonda. Nessun contatto.`,
  missFarther: (who) =>
    `${who} viene verificato: più lontano di ciò che è già stato trovato. Nessun contatto.`,
  drop: (who) => `${who} era già stato trovato; uno più vicino prende il suo posto.`,
  repeat: (who) => `${who} di nuovo, già incontrato in un’altra foglia: non conta due volte.`,
  pair: {
    enter: (node) => `A e B condividono il ${node}.`,
    hit: (node) => `Nel ${node} sono a portata l’uno dell’altro: verificati, si sovrappongono.`,
    missX: (node) =>
      `Nel ${node} sono a portata l’uno dell’altro: verificati, ma uno finisce prima che l’altro cominci, da sinistra a destra.`,
    missY: (node) =>
      `Nel ${node} sono a portata l’uno dell’altro: verificati, ma uno finisce prima che l’altro cominci, dall’alto in basso.`,
    repeat: (node) =>
      `Entrambi sono anche nel ${node}, ma si incontrano già più a sinistra o più in alto, e la coppia si conta là.`,
    part: (node) =>
      `Qui, nel ${node}, i loro percorsi si separano: nessuno dei due è a portata dell’altro, perciò non vengono mai verificati.`,
  },
  tally: {
    visited: (number) => `visitati ${number}`,
    leftOut: (number) => `esclusi ${number}`,
    tested: (number) => `verificati ${number}`,
    hits: (number) => `trovati ${number}`,
  },
};
