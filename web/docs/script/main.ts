/**
 * What the text gets where scripts run: a list of pages at the open one, the search, figures that play, the address of this site, and
 * buttons that copy code.
 */
import '../styles/index.css';
import { startContents } from './contents.ts';
import { startCopying } from './copying.ts';
import { startFigures } from './figures.ts';
import { startInstalling } from './installing.ts';
import { startSearch } from './search.ts';

/** Browsers show pages of a folder, but run neither modules nor WebAssembly there. */
const isFile = location.protocol === 'file:';

startContents();
startSearch(isFile);
startFigures(isFile);
startInstalling(isFile);
startCopying();
