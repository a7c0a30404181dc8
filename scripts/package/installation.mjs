// How the package is installed, as documents say it between comments such as `<!-- install -->`: from npm once it is published. Before, from
// the site, on which the build puts the packed package, or from a checkout that packs it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packed package, from the address of the site. */
const tarball = 'quadrille.tgz';
/** The folder with the same files unpacked. */
const unpacked = 'package';

/**
 * What the text depends on.
 *
 * @typedef {object} Manifest
 * @property {string} version
 * @property {string | null} published the version that npm has
 * @property {string} [homepage] the address of the site if it ends with a slash, otherwise that of the repository
 * @property {boolean} [isOnSite] whether the text is a page of the site
 */

/** The blocks by their names. */
const blocks = { install, 'script tag': scriptTag };

/**
 * The address of the site, if the manifest has it.
 *
 * @param {Manifest} manifest
 */
export function siteOf({ homepage }) {
  return homepage?.endsWith('/') ? homepage : undefined;
}

/** @param {Manifest} manifest */
function install(manifest) {
  const { version, published } = manifest;
  if (published) return shell('npm install quadrille');
  const checkout = shell(
    '# in a checkout of Quadrille',
    'npm run build',
    'npm pack',
    '# in the folder of your project, beside the checkout',
    `npm install ../quadrille/quadrille-${version}.tgz`,
  );
  const fromSite = installFromSite(manifest);
  return fromSite
    ? `Quadrille is not on npm yet. ${fromSite}

A checkout makes it, too:

${checkout}`
    : `Quadrille is not on npm yet. A checkout makes the package:

${checkout}

\`npm run build\` also puts it into \`site/${tarball}\`. Wherever that folder is served, \`npm install\` takes it by its address; the view
*Use it* of the playground shows the line.`;
}

/**
 * Undefined in documents that are not on the site and do not know its address. A script of the site's pages writes the address into the
 * line, where the build does not know it.
 *
 * @param {Manifest} manifest
 */
function installFromSite(manifest) {
  const site = siteOf(manifest);
  if (site) return `The site has the package:\n\n${shell(`npm install ${site}${tarball}`)}`;
  return manifest.isOnSite
    ? `This site has the package, [${tarball}](site:${tarball}). npm installs it by its address, or from the folder that it is downloaded to:

${shell(`npm install ./${tarball}`)}`
    : undefined;
}

/** @param {Manifest} manifest */
function scriptTag(manifest) {
  const { published } = manifest;
  const site = siteOf(manifest);
  const network = 'https://cdn.jsdelivr.net/npm/quadrille';
  if (published) {
    return `${page(network)}

It works in pages opened as files, too. As an ES module: \`${network}/dist/index.js\`, or the same path of unpkg. What
bundles packages on the way (\`${network}/inline/+esm\`) needs the entry \`inline\`. In production name a version: \`quadrille@${published}\`.`;
  }
  const files = site ? `${site}${unpacked}/` : `${unpacked}/`;
  const where = site
    ? 'The site has all files of the package in that folder'
    : `The built site has all files of the package in the folder \`${unpacked}/\`, which a page can name by its address, or have beside it`;
  return `${page(`${files}dist/umd/quadrille.js`)}

${where}. It works in pages opened as files, too. As an ES module: \`${files}dist/index.js\`.`;
}

function page(address) {
  return `\`\`\`html
<script src="${address}"></script>
<script>
  Quadrille.Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } }).then((tree) => {
    tree.insert(10, 10, 20, 20);
  });
</script>
\`\`\``;
}

function shell(...lines) {
  return ['```sh', ...lines, '```'].join('\n');
}

/**
 * A document with the blocks in it as they are today.
 *
 * @param {string} markdown
 * @param {Manifest} manifest
 */
export function withInstallation(markdown, manifest) {
  return Object.entries(blocks).reduce(
    (text, [name, write]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\n).*?(<!-- /${name} -->)`, 's'),
        (_, begin, end) => `${begin}\n${write(manifest)}\n\n${end}`,
      ),
    markdown,
  );
}

/** The documents of a checkout that have such blocks. */
export function documentsWithInstallation(checkout) {
  const inDocs = readdirSync(join(checkout, 'docs'), { recursive: true, encoding: 'utf8' });
  return ['README.md', ...inDocs.map((name) => `docs/${name}`)]
    .filter((name) => name.endsWith('.md'))
    .filter((name) => {
      const text = readFileSync(join(checkout, name), 'utf8');
      return Object.keys(blocks).some((block) => text.includes(`<!-- ${block} -->`));
    })
    .toSorted();
}

/** Writes the blocks of all documents of a checkout, as its package.json says. */
export function writeInstallation(checkout) {
  const manifest = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  for (const name of documentsWithInstallation(checkout)) {
    const file = join(checkout, name);
    writeFileSync(file, withInstallation(readFileSync(file, 'utf8'), manifest));
  }
}
