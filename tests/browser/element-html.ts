import packageJson from '../../package.json' with { type: 'json' };

const script = packageJson.exports['./playground'].default.replace(/^\.\/dist/, '');

/** Loads the script that defines <quadrille-playground>; the package's files lie at the root of the article's origin. */
export const elementScript = `<script type="module" src="${script}"></script>`;

/** A <quadrille-playground> that shows a playground, with more attributes, and its script. */
export function elementHtml(src: string, attributes: string): string {
  return `${elementScript}<quadrille-playground src="${src}" ${attributes}></quadrille-playground>`;
}
