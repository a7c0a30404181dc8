/**
 * The page of the site as it stands in a folder below: its links lead up, and its code learns the way by `data-whole`.
 *
 * @param {string} html
 * @param {string} folder from the folder of the site, with a slash at its end
 */
export function inFolder(html, folder) {
  const up = '../'.repeat(folder.split('/').length - 1);
  return html
    .replace('<html ', `<html data-whole="${up}" `)
    .replaceAll(/(href|src|srcset)="\.\//g, `$1="${up}`);
}
