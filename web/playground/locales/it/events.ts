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
  sensor: (body) => `${body} è un sensore: non ha contatti.`,
  bullet: (body) => `${body} è un proiettile: a ogni passo se ne esamina tutto il percorso.`,
  how: 'Una barra va dal passo in cui due corpi cominciano a toccarsi al passo in cui si separano. Premila per andare al suo inizio.',
  nothing: 'In questi passi nessun corpo ne ha incontrato un altro.',
  more: (pairs) => `Coppie senza posto: ${number(pairs)}. Scegli un corpo per vedere solo le sue.`,
  boxes:
    'Gli oggetti di questa scena sono rettangoli. Gli eventi riguardano corpi che hanno una forma.',
  show: (scene) => `Mostra la scena «${scene}»`,
  crowd: (most) => `Gli eventi si registrano per al massimo ${number(most)} oggetti.`,
};
