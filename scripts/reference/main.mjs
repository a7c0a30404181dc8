// node scripts/reference/main.mjs: makes the pages of the reference in build/reference, from doc comments of the built package and of the
// C++ headers. They are Markdown, with links as if they stood in docs/reference.
//
// API Extractor reads the declarations of the package, as it does for docs/api, and Doxygen the headers. The pages are written here:
// api-documenter makes a page of each member, where a reader wants the members of a class side by side, by their purpose. TypeDoc does
// not run with TypeScript 7. Comments in the headers are Markdown already, so Doxygen tells only what is declared, and where.
import { join } from 'node:path';
import { buildDir } from '../paths.mjs';
import { hasDoxygen, readHeaders } from './cpp/doxygen.mjs';
import { cppPages, missingPages } from './cpp/pages.mjs';
import { writePages } from './pages.mjs';
import { readEntries } from './typescript/model.mjs';
import { typescriptPages } from './typescript/pages.mjs';

const folder = join(buildDir, 'reference');
writePages(typescriptPages(readEntries()), join(folder, 'typescript'));
writePages(hasDoxygen() ? cppPages(readHeaders()) : missingPages(), join(folder, 'cpp'));
