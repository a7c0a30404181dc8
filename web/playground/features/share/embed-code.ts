/** The lines that show a scene in somebody else's page. */

const WIDTH = 720;
const HEIGHT = 600;

/** How it comes unless its author changes it: still until it is clicked, the picture with its numbers and no more. */
const MANNER = 'start=click&hide=scenes.diagram.caption.settings';

/** `link` is an address of this page; the embedded one stands beside it. */
export function embedOf(link: string, title: string): string {
  const { hash } = new URL(link);
  const address = new URL(`embed.html${hash}&${MANNER}`, link).href;
  return `<iframe src="${quoted(address)}" title="${quoted(title)}" width="${WIDTH}" height="${HEIGHT}" loading="lazy" allow="clipboard-write"></iframe>`;
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
