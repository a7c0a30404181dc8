import { readFileSync } from 'node:fs';
import { absolute } from './address-links.mjs';

const { description, license, version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

const SCHEMA = 'https://schema.org';

/** What the site is about, for programs that read. Addresses are absolute, and left out where that of the site is not known. */
function sourceCode(site) {
  return {
    '@type': 'SoftwareSourceCode',
    name: 'Quadrille',
    description,
    version,
    license: `https://spdx.org/licenses/${license}`,
    programmingLanguage: ['C++', 'TypeScript'],
    runtimePlatform: 'WebAssembly',
    ...(site !== undefined && { url: site }),
  };
}

/**
 * What a page of the documentation says of itself.
 *
 * @param {string | undefined} site the address of the site, ending with a slash
 */
export function softwareData(site) {
  return textOf({ '@context': SCHEMA, ...sourceCode(site) });
}

/**
 * What a page that teaches says of itself.
 *
 * @param {object} page
 * @param {'Simulation' | 'Lesson'} page.kind
 * @param {string} page.name
 * @param {string} page.description
 * @param {string} page.language
 * @param {string} page.path where it lies in the site
 * @param {string} [page.card] its picture, from the folder of the site
 * @param {string | undefined} site the address of the site, ending with a slash
 */
export function learningData({ kind, name, description: about, language, path, card }, site) {
  return textOf({
    '@context': SCHEMA,
    '@type': 'LearningResource',
    learningResourceType: kind,
    name,
    description: about,
    inLanguage: language,
    isAccessibleForFree: true,
    about: sourceCode(site),
    ...(site !== undefined && {
      url: absolute(path, site),
      ...(card !== undefined && { image: absolute(card, site) }),
    }),
  });
}

/** As text of a script element, which no text in it ends. */
function textOf(data) {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** That element. */
export function dataElement(text) {
  return `<script type="application/ld+json">${text}</script>`;
}
