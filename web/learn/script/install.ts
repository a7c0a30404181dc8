/** The line that installs the package names the site by its whole address, so that it can be copied. */
import { packageSource } from '../../playground/state/package-source.ts';

export function startInstall(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-install]')) {
    const site = new URL(line.dataset['install']!, location.href).href;
    line.textContent = packageSource(site).install;
  }
}
