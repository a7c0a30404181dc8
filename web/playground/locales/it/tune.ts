import type { TuneStrings } from '../strings.ts';

export const tune: TuneStrings = {
  running: 'Misura in corso',
  done: (frame, objects) => `Misurato: fotogramma ${frame}, oggetti ${objects}`,
  stopped: (frame, objects) => `Fermato prima della fine: fotogramma ${frame}, oggetti ${objects}`,
  stop: 'Ferma',
  run: 'Misura questo fotogramma',
  recording: (name) =>
    `I rettangoli sono quelli della registrazione «${name}» e ne ripetono i movimenti.`,
  bestIs: (settings, time, slowest) =>
    `Le impostazioni migliori per questi oggetti, segnate dalla stella: ${settings}. Un fotogramma richiede ${time}; con le impostazioni più lente, ${slowest}. Il tempo risparmiato resta libero per il resto del gioco.`,
  explain: (unit) =>
    `Ogni casella delle tabelle corrisponde a impostazioni dell’albero: la riga è la capacità, cioè il numero di oggetti con cui una cella dell’albero non si divide ancora; la colonna è la profondità massima, cioè quante volte le celle possono dividersi. La casella dice quanto tempo richiede qui un fotogramma con questi rettangoli, in ${unit}: tutti si muovono, l’albero li segue e si trovano tutte le coppie. Più è rossa, più tempo richiede. Il numero sottolineato è la scena com’è impostata, il punto è ciò che il pacchetto usa se non si indica nulla.`,
  units: { microseconds: 'milionesimi di secondo (µs)', milliseconds: 'millesimi di secondo (ms)' },
  corner: 'capacità ↓, profondità massima →',
  unmeasured: 'non misurato',
  best: 'più veloce',
  present: 'come è impostata la scena',
  usual: 'valore predefinito del pacchetto',
  chosen: 'Impostazioni scelte',
  settings: (placement, capacity, depth) =>
    `${placement}, capacità ${capacity}, profondità massima ${depth}`,
  sum: (time, work, tests, references, nodes) =>
    `${time} per fotogramma, qui. Lavoro contato, uguale su ogni computer: ${work} = test di coppia ${tests} + riferimenti ${references} + nodi ${nodes}.`,
  fastestOfAll:
    'Nessun’altra scelta è più veloce di oltre un decimo; fra quelle altrettanto veloci, questa ha il lavoro minimo.',
  copy: 'Copia le impostazioni',
  apply: 'Applica alla scena',
  applied: 'Ora la scena ha queste impostazioni.',
  copied: 'Copiato.',
  notCopied: 'Questo browser non permette alla pagina di copiare: seleziona il codice.',
};
