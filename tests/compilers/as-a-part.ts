/** A project that compiles the library as a part of itself, and the consumer's program with it. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build, consumerMain, documented, project, warnings } from '../package/cmake-project.ts';
import { checkout, output } from '../package/commands.ts';

/** Compiles both at a level of optimisation, where the project takes warnings for errors; returns what the program prints. */
export function printedBy(compiler: string, level: string): string {
  const source = project(consumerMain, documented('add_subdirectory'));
  symlinkSync(checkout, join(source, 'quadrille'));
  const folder = build(
    source,
    `-DCMAKE_CXX_COMPILER=${compiler}`,
    `-DCMAKE_CXX_FLAGS=${warnings} -Wdouble-promotion`,
    `-DCMAKE_CXX_FLAGS_RELEASE=${level} -DNDEBUG`,
  );
  return output(folder, './game');
}
