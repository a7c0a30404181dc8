// npm run release:repository -- https://host/owner/name [https://address/of/the/site/]: writes where the project is into package.json
// (`repository`, `bugs`, `homepage`) and into the documents that name it.
import { writeRepository } from './package/manifest.mjs';
import { checkout } from './paths.mjs';
import { Failure, reportingFailures } from './terminal/failure.mjs';

await reportingFailures(() => {
  const [repository, site, ...others] = process.argv.slice(2);
  if (repository === undefined || others.length > 0)
    throw new Failure(
      'Name the repository, and the site if it has an address: npm run release:repository -- https://github.com/owner/quadrille https://owner.github.io/quadrille/',
    );
  writeRepository(checkout, repository, site);
});
