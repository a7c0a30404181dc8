import type { StoryStrings } from '../strings.ts';

export const italianStory: StoryStrings = {
  label: 'Racconto',
  kind: 'Che cosa raccontare',
  object: 'Oggetto',
  kinds: {
    insert: 'Inserimento',
    move: 'Prossimo movimento',
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
    part: 'Non verificata: le loro strade si dividono.',
  },
  next: 'Evento successivo (N)',
  former: 'Evento precedente (B)',
  event: 'Evento',
  eventOf: (event, last) => `Evento ${event} di ${last}`,
  close: 'Termina il racconto',
  noObject: 'Scegli un oggetto nell’immagine; per una coppia due, uno dopo l’altro.',
  noProbe: 'La sonda non è nel mondo: portala lì.',
  theObject: 'L’oggetto',
  objectNamed: (object) => `L’oggetto ${object}`,
  rootNode: 'nodo radice',
  nodeNamed: (name) => `nodo ${name}`,
  enter: (node, objects) =>
    `La strada arriva al ${node}. Oggetti che gli appartengono: ${objects}.`,
  skip: (node) => `Fuori portata, e tralasciato con tutto ciò che sta sotto: ${node}.`,
  skipFarther: (node) => `Più lontano di ciò che è stato trovato, e tralasciato: ${node}.`,
  stayLeaf: (who, node) => `${who} resta qui: il ${node} è una foglia.`,
  stayAcross: (who, node) => `${who} non entra in nessun quadrante del ${node} e resta qui.`,
  leave: (who, node) => `${who} viene tolto dal ${node}.`,
  split: (node, objects, capacity) =>
    `Ora gli oggetti sono ${objects}, più della capacità di ${capacity}: il ${node} si divide in quattro.`,
  merge: (node, objects) =>
    `Oggetti che restano: ${objects}. Il ${node} si riprende tutto ciò che sta sotto e torna foglia.`,
  rebuild: 'Il mondo cresce: tutti i nodi vengono rifatti.',
  take: (who, node) => `${who} è tenuto nel ${node}: un candidato, non verificato.`,
  hit: (who) => `${who} viene verificato e tocca la sonda: un contatto.`,
  missX: (who) =>
    `${who} viene verificato: sta a sinistra o a destra della sonda. Nessun contatto.`,
  missY: (who) => `${who} viene verificato: sta sopra o sotto la sonda. Nessun contatto.`,
  miss: (who) => `${who} viene verificato: vicino, ma separato dalla sonda. Nessun contatto.`,
  missFarther: (who) =>
    `${who} viene verificato: più lontano di ciò che è stato trovato. Nessun contatto.`,
  drop: (who) => `${who} era stato trovato prima; uno più vicino prende il suo posto.`,
  repeat: (who) => `${who} di nuovo, già incontrato in un’altra foglia: non conta due volte.`,
  pair: {
    enter: (node) => `A e B condividono il ${node}.`,
    hit: (node) => `Nel ${node} sono a portata l’uno dell’altro: verificati, si sovrappongono.`,
    missX: (node) =>
      `Nel ${node} sono a portata l’uno dell’altro: verificati, ma uno finisce prima che l’altro cominci, da sinistra a destra.`,
    missY: (node) =>
      `Nel ${node} sono a portata l’uno dell’altro: verificati, ma uno finisce prima che l’altro cominci, dall’alto in basso.`,
    repeat: (node) =>
      `Entrambi sono anche nel ${node}, ma cominciano insieme più a sinistra o più in alto, e la coppia conta là.`,
    part: (node) =>
      `Qui, nel ${node}, le loro strade si dividono: nessuno è a portata dell’altro, perciò non vengono mai verificati.`,
  },
  tally: {
    visited: (number) => `visitati ${number}`,
    leftOut: (number) => `tralasciati ${number}`,
    tested: (number) => `verificati ${number}`,
    hits: (number) => `trovati ${number}`,
  },
};
