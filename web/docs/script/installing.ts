/** The line that installs the package from this site: the build does not always know the site's address, which the browser does. */

export function startInstalling(isFile: boolean): void {
  const file = document.querySelector<HTMLAnchorElement>('article a[href$="/quadrille.tgz"]');
  if (isFile || !file) return;
  for (const code of document.querySelectorAll('article .listing code'))
    if (code.textContent === 'npm install ./quadrille.tgz')
      code.textContent = `npm install ${file.href}`;
}
