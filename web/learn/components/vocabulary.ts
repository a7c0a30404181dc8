/** What texts can use, by name. */
import { Begin } from './begin.tsx';
import { Code, Fenced } from './code.tsx';
import { Fact } from './fact.tsx';
import { Figure } from './figure.tsx';
import { Answer, Guess, Option } from './guess/guess.tsx';
import { Install } from './install.tsx';
import { Live } from './live.tsx';
import { Note } from './note.tsx';
import { Sheet } from './sheet.tsx';
import { Slider } from './slider.tsx';

export const vocabulary = {
  Answer,
  Begin,
  Code,
  Fact,
  Figure,
  Guess,
  Install,
  Live,
  Note,
  Option,
  Sheet,
  Slider,
  pre: Fenced,
};
