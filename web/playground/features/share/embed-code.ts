/** The HTML that embeds a scene in another page. */

const WIDTH = 720;
const HEIGHT = 600;

/** Until the author of that page changes it, the scene is paused until it is clicked, and has only the picture and its numbers. */
const EMBED_SETTINGS = 'start=click&hide=scenes.diagram.caption.settings';

/** `link` is an address of this page; `embed.html` is beside it. */
export function embedOf(link: string, title: string): string {
  const { hash } = new URL(link);
  const address = new URL(`embed.html${hash}&${EMBED_SETTINGS}`, link).href;
  return `<iframe src="${quoted(address)}" title="${quoted(title)}" width="${WIDTH}" height="${HEIGHT}" loading="lazy" allow="clipboard-write"></iframe>`;
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
