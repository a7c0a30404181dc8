import type { ScenesStrings } from '../strings.ts';

export const scenes: ScenesStrings = {
  crowd: {
    name: 'Una folla di quadrati',
    short: 'Folla',
    caption:
      'I quadrati vagano. Linee sottili delimitano le celle del quadtree: una cella con troppi oggetti si divide in quattro, e più è profonda, più le sue linee sono tenui. I quadrati che si sovrappongono diventano rossi, e una linea lega ciascuno al suo compagno.',
  },
  bodies: {
    name: 'Corpi che si incontrano',
    short: 'Corpi',
  },
  s0: {
    name: 'Tutorial Java',
    short: 'Java',
  },
  s1: {
    name: 'Solo foglie',
    short: 'Foglie',
  },
  s2: {
    name: 'Rimbalzi',
    short: 'Rimbalzi',
  },
  s3: {
    name: 'Sparatutto',
    short: 'Sparatutto',
  },
  s4: {
    name: 'Diecimila',
    short: '10.000',
  },
};
