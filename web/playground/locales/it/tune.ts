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
    `La migliore: ${settings}. Richiede ${time} a fotogramma, la più lenta ${slowest}.`,
  explain: (unit) =>
    `Una riga è una capacità: quanti oggetti contiene una cella dell’albero prima di dividersi. Una colonna è una profondità massima: quante volte le celle possono dividersi. Un numero è il tempo di un fotogramma qui, in ${unit}: tutti i rettangoli si muovono, l’albero li segue e si trovano tutte le coppie. Più la casella è rossa, più tempo richiede. Sottolineata è la scena com’è impostata; il punto è il valore predefinito del pacchetto. La stella è la scelta migliore: nessun’altra è più veloce di oltre un decimo e, fra quelle altrettanto veloci, ha il lavoro minimo.`,
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
  copy: 'Copia le impostazioni',
  apply: 'Applica alla scena',
  applied: 'Ora la scena ha queste impostazioni.',
  copied: 'Copiato.',
  notCopied: 'Questo browser non permette alla pagina di copiare: seleziona il codice.',
};
