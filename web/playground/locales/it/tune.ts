import type { TuneStrings } from '../strings.ts';

export const tune: TuneStrings = {
  running: 'Misura in corso',
  done: (frame, objects) => `Misurato: fotogramma ${frame}, oggetti ${objects}`,
  stopped: (frame, objects) => `Fermato prima della fine: fotogramma ${frame}, oggetti ${objects}`,
  stop: 'Ferma',
  run: 'Misura questo fotogramma',
  recording: (name) =>
    `I rettangoli sono quelli della registrazione «${name}» e si muovono come allora.`,
  explain:
    'Ogni casella dice quanti millisecondi richiede qui un fotogramma, con questi rettangoli: tutti si muovono, l’albero li segue e si trovano tutte le coppie. Più una casella è rossa, più tempo richiede. La stella segna le impostazioni più veloci, il numero sottolineato è la scena com’è impostata, il punto è ciò che il pacchetto usa se non si indica nulla.',
  corner: 'capacità ↓ profondità →',
  unmeasured: 'non misurato',
  best: 'più veloce',
  present: 'come è impostata la scena',
  usual: 'valore predefinito del pacchetto',
  chosen: 'Impostazioni scelte',
  settings: (placement, capacity, depth) =>
    `${placement}, capacità ${capacity}, profondità massima ${depth}`,
  sum: (time, work, tests, references, nodes) =>
    `${time} per fotogramma, qui. Lavoro contato, uguale su ogni computer: ${work} = coppie esaminate ${tests} + riferimenti ${references} + nodi ${nodes}.`,
  fastestOfAll:
    'Nessun’altra è più veloce di oltre un decimo; fra quelle altrettanto veloci ha il lavoro minimo.',
  copy: 'Copia le impostazioni',
  apply: 'Applica alla scena',
  applied: 'Ora la scena ha queste impostazioni.',
  copied: 'Copiato.',
  notCopied: 'Questo browser non permette alla pagina di copiare: seleziona il codice.',
};
