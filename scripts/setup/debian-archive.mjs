import { execFileSync } from 'node:child_process';
import { Failure } from '../terminal/failure.mjs';

/** The keys that Debian's releases are signed with, of the package `debian-archive-keyring`. */
export const debianKeyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** The archive that the host itself installs from; apt reads both formats of its sources for us. */
export function debianArchive() {
  const chosen = process.env.QUADRILLE_DEBIAN_ARCHIVE;
  if (chosen) return chosen;
  const targets = execFileSync(
    'apt-get',
    ['indextargets', '--format', '$(REPO_URI) $(RELEASE) $(COMPONENT)', 'Created-By: Packages'],
    { encoding: 'utf8' },
  );
  const mainArchive = targets
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, release, component]) => component === 'main' && !/[-/]/.test(release));
  if (!mainArchive) throw new Failure("apt's sources name no Debian archive (component main).");
  return mainArchive[0];
}
