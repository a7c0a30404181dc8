/**
 * What the text gets where scripts run: figures that play while they are seen, sliders, live numbers, one choice of code,
 * guesses that the engine judges, and a choice of what is printed.
 */
import '../styles/index.css';
import { startCodeSwitch } from './code-switch.ts';
import { startFigures } from './figures.ts';
import { startGuesses } from './guesses/guesses.ts';
import { startNumbers } from './numbers.ts';
import { startPrinting } from './printing.ts';
import { startSliders } from './sliders.ts';

const figures = startFigures();
startSliders(figures);
startNumbers(figures);
startCodeSwitch();
startPrinting(startGuesses());
