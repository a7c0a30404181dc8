/**
 * What the text gets where scripts run: figures that play while they are seen, sliders, live numbers, one choice of code,
 * guesses and exercises that the engine judges, a choice of what is printed, and the site's address in the line that installs the package.
 */
import '../styles/index.css';
import { startCodeSwitch } from './code-switch.ts';
import { startExercises } from './exercises/exercise.ts';
import { startSheet } from './exercises/sheet.ts';
import { startFigures } from './figures.ts';
import { startGuesses } from './guesses/guesses.ts';
import { startInstall } from './install.ts';
import { startNumbers } from './numbers.ts';
import { startPrinting } from './printing.ts';
import { startSliders } from './sliders.ts';

const figures = startFigures();
startSliders(figures);
startNumbers(figures);
startCodeSwitch();
startInstall();
startExercises();
startSheet();
startPrinting(startGuesses());
