import { countingIn } from '../counting.ts';
import type { EventStrings } from '../strings.ts';

const { counted, number } = countingIn('it');

const steps = (count: number): string => counted(count, { one: 'passo', other: 'passi' });

const roles = { sensor: 'sensore', bullet: 'proiettile' } as const;

export const events: EventStrings = {
  label: 'Eventi',
  close: 'Chiudi la linea del tempo',
  entered: 'cominciati',
  touching: 'in contatto',
  exited: 'finiti',
  inStep: (step) => `Passo ${number(step)}`,
  body: 'Corpi sulla linea del tempo',
  all: 'Tutti i corpi',
  one: (body, role) => (role ? `Corpo ${body}, ${roles[role]}` : `Corpo ${body}`),
  bars: 'Incontri fra corpi',
  meets: (a, b, enter, lasts) =>
    `${a} incontra ${b} per ${steps(lasts)}, a partire dal passo ${number(enter)}.`,
  touches: (a, b, enter) => `${a} incontra ${b} al passo ${number(enter)} e lo tocca ancora.`,
  parts: (a, b, exit) =>
    `${a} tocca ${b} fino al passo ${number(exit)}; ha cominciato prima della linea del tempo.`,
  stays: (a, b) => `${a} tocca ${b}; ha cominciato prima della linea del tempo.`,
  soFar: (lasts) => `Finora: ${steps(lasts)}.`,
  sensor: (body) => `${body} è un sensore: rileva soltanto ciò che lo tocca.`,
  bullet: (body) => `${body} è un proiettile: a ogni passo se ne esamina tutto il percorso.`,
  how: 'Ogni riga è una coppia di corpi. Una barra va da quando cominciano a toccarsi a quando si separano, ed è tratteggiata se uno dei due è un sensore; un punto in un anello è un incontro breve. Premi lì, o in un posto vuoto, per fermarti a quel passo.',
  nothing: 'In questi passi nessun corpo ne ha incontrato un altro.',
  more: (pairs) =>
    `${counted(pairs, { one: 'altra coppia non ha qui una riga', other: 'altre coppie non hanno qui una riga' })}. Per vedere una coppia, scegli in alto uno dei suoi corpi.`,
  words: 'Che cosa significano le parole',
  terms: {
    body: {
      label: 'Corpo',
      hint: 'Un oggetto con una forma. Il suo numero sta nell’immagine e davanti alle righe.',
    },
    meeting: {
      label: 'Cominciati, in contatto, finiti',
      hint: 'Quante coppie cominciano a toccarsi nel passo mostrato, quante si toccano e quante non si toccano più.',
    },
    contact: {
      label: 'Punto di contatto',
      hint: 'Il punto in cui due corpi si toccano. La freccia è la direzione in cui un gioco li separerebbe, il tratto dice quanto si sovrappongono.',
    },
    sensor: {
      label: 'Sensore',
      hint: 'Il cerchio tratteggiato. Rileva soltanto ciò che lo tocca: non ci sono punti di contatto, e nulla viene spinto. Anche le sue barre sono tratteggiate.',
    },
    bullet: {
      label: 'Proiettile',
      hint: 'Il corpo piccolo e veloce. A ogni passo se ne esamina tutto il percorso, la striscia chiara, e non solo la fine: così nulla gli sfugge.',
    },
  },
  boxes:
    'Gli oggetti di questa scena sono rettangoli. Gli eventi riguardano corpi che hanno una forma.',
  show: (scene) => `Mostra la scena «${scene}»`,
  crowd: (most) => `Gli eventi si registrano per al massimo ${number(most)} oggetti.`,
};
