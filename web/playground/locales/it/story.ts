import type { StoryStrings } from '../strings.ts';

export const beginning: StoryStrings = {
  label: 'L’inizio',
  question: (squares) =>
    `Quali di questi ${squares} quadrati si sovrappongono? Confrontiamo ogni coppia.`,
  cells:
    'Un quadtree divide l’immagine in celle: ogni quadrato viene confrontato solo con quelli delle sue stesse celle.',
  cut: 'Dividi in celle',
  play: 'Falli muovere',
  skip: 'Salta',
  back: 'Torna alla mia scena',
};
