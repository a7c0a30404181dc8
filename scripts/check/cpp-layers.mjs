// node scripts/check/cpp-layers.mjs: files of the core include only what their layer allows.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../paths.mjs';
import { Failure, reportingFailures } from '../terminal/failure.mjs';
import { checkIncludes } from './includes.mjs';

await reportingFailures(() => {
  const files = ['cpp/src', 'cpp/include'].flatMap(filesIn);
  const texts = files.map((file) => [file, readFileSync(join(checkout, file), 'utf8')]);
  const { problems, includes } = checkIncludes(new Map(texts));
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  process.stdout.write(`${files.length} files, ${includes} includes\n`);
});

function filesIn(folder) {
  const names = readdirSync(join(checkout, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.[ch]pp$/.test(name)).map((name) => `${folder}/${name}`);
}
