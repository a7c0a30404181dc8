import type { ShareStrings } from '../strings.ts';

export const share: ShareStrings = {
  title: 'Porta con te questo fotogramma',
  close: 'Chiudi',
  copy: 'Copia',
  save: 'Salva',
  saved: 'Salvato.',
  notCopied: 'Questo browser non permette alla pagina di copiare. Ecco il testo:',
  text: 'Testo da copiare',
  kinds: {
    link: { label: 'Link', hint: 'Apre esattamente ciò che vedi: questo fotogramma, in pausa.' },
    embed: { label: 'Incorpora', hint: 'Un iframe per la tua pagina; si avvia con un clic.' },
    typescript: {
      label: 'TypeScript',
      hint: 'Un programma per il pacchetto npm, con questi rettangoli.',
    },
    cpp: { label: 'C++', hint: 'Un programma per la libreria C++, con questi rettangoli.' },
    png: { label: 'PNG', hint: 'L’immagine, pixel per pixel.' },
    svg: { label: 'SVG', hint: 'L’immagine in forma vettoriale, nitida a ogni dimensione.' },
  },
  embedTitle: 'Quadrille: un quadtree al lavoro',
};
