import type { RaceStrings } from '../strings.ts';

export const race: RaceStrings = {
  sweep: 'Ordinamento e scansione',
  run: 'Di nuovo',
  stop: 'Ferma',
  running: (count) => `In gara con ${count} oggetti`,
  done: 'La gara è finita',
  stopped: 'Fermata',
  tests: 'Coppie verificate per fotogramma',
  milliseconds: 'Millisecondi per fotogramma, su questo computer',
  objects: 'Numero di oggetti',
  numbers: 'Tutti i numeri: coppie verificate e tempo',
  from: (count) => `da ${count} oggetti in su`,
  never: 'mai',
  wins: (name, tests, time) =>
    `${name} batte la forza bruta nelle coppie verificate ${tests}, nel tempo ${time}.`,
  fastest: (count, name) => `Il più veloce con ${count} oggetti: ${name}.`,
  worlds: {
    same: 'La scena scelta con sempre più oggetti nello stesso mondo, che così si affolla.',
    grows:
      'La scena scelta con sempre più oggetti in un mondo che cresce con loro, così che resti ugualmente piena. Cresce anche la profondità massima, così che le celle più piccole restino della stessa grandezza.',
  },
  rules:
    'A ogni fotogramma tutti gli oggetti si muovono e vengono trovate tutte le coppie. Gli alberi sono quelli della libreria in WebAssembly; la forza bruta e «ordinamento e scansione» sono semplice TypeScript. Dove una linea finisce, il fotogramma successivo durerebbe troppo. Un anello segna dove una linea scende sotto la forza bruta.',
  reckoned:
    'Dove sarebbe troppo lenta, la forza bruta è stimata dalla sua ultima misura e disegnata tratteggiata.',
};
