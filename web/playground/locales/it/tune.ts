import type { TuneStrings } from '../strings.ts';

export const tune: TuneStrings = {
  running: 'Misura in corso',
  done: (frame, objects) => `Misurato: fotogramma ${frame}, oggetti ${objects}`,
  stopped: (frame, objects) => `Fermato prima della fine: fotogramma ${frame}, oggetti ${objects}`,
  stop: 'Ferma',
  run: 'Misura questo fotogramma',
  explain:
    'Il lavoro è contato, non cronometrato: coppie verificate, più voci in tutti i nodi, più nodi. È uguale su ogni computer. Più una casella è rossa, più lavoro costa; la stella segna il minimo, il numero sottolineato è la scena com’è impostata.',
  corner: 'capacità ↓ profondità →',
  unmeasured: 'non misurato',
  work: (work) => `lavoro ${work}`,
  best: 'lavoro minimo',
  present: 'come è impostata la scena',
  chosen: 'Impostazioni scelte',
  settings: (placement, capacity, depth) =>
    `${placement}, capacità ${capacity}, profondità massima ${depth}`,
  sum: (work, tests, references, nodes) =>
    `Lavoro ${work} = coppie verificate ${tests} + riferimenti ${references} + nodi ${nodes}.`,
  leastOfAll: 'Il minimo fra tutti i tentativi.',
  copy: 'Copia le impostazioni',
  apply: 'Applica alla scena',
  applied: 'Ora la scena ha queste impostazioni.',
  copied: 'Copiato.',
  notCopied: 'Questo browser non permette alla pagina di copiare: seleziona il codice.',
};
