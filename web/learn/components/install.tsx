/** The line that installs the package. A relative address of the site is made whole where scripts run: `script/install.ts`. */
import type { VNode } from 'preact';
import { packageSource } from '../../playground/state/package-source.ts';
import { usePage } from './page-context.ts';

export function Install(): VNode {
  const { toArticle } = usePage();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are scrolled to by keys, too
    <pre class="listing" tabIndex={0}>
      <code data-install={`${toArticle}../`}>{packageSource(`${toArticle}../`).install}</code>
    </pre>
  );
}
