import { join } from 'node:path';
import { checkout } from '../paths.mjs';
import { succeeds } from '../run.mjs';
import { Failure } from '../terminal/failure.mjs';

// The checkout has the same path inside the root, so that paths in messages and compile_commands.json are valid outside.

/** Programs that run a command inside a root folder; the first that works on this machine is used. */
const launchers = [
  // The new / is an empty file system in memory, so that mount points can be made in it without root.
  function bubblewrap(root, cwd, command) {
    const bind = ['usr', 'etc', 'var'].flatMap((name) => ['--bind', join(root, name), `/${name}`]);
    const link = ['bin', 'lib', 'lib64'].flatMap((name) => [
      '--symlink',
      `usr/${name}`,
      `/${name}`,
    ]);
    const system = ['--dev', '/dev', '--proc', '/proc', '--tmpfs', '/tmp'];
    const work = ['--bind', checkout, checkout, '--chdir', cwd];
    return ['bwrap', ...bind, ...link, ...system, ...work, '--die-with-parent', ...command];
  },
  // Inside another chroot bubblewrap cannot pivot, but root may still mount.
  function chroot(root, cwd, command) {
    const script = `set -e
root=$1 checkout=$2 cwd=$3; shift 3
mkdir -p "$root$checkout"
mount --bind "$checkout" "$root$checkout"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
exec chroot "$root" sh -c 'cd "$1"; shift; exec "$@"' enter "$cwd" "$@"`;
    const place = ['enter', root, checkout, cwd];
    return [
      'unshare',
      '--mount',
      '--propagation',
      'private',
      'sh',
      '-c',
      script,
      ...place,
      ...command,
    ];
  },
];

/** The argument list that runs `command` inside `root`, in the folder `cwd` of the checkout. */
export async function insideRoot(root, cwd, command) {
  const clean = [
    'env',
    '-u',
    'NODE_EXTRA_CA_CERTS',
    'HOME=/tmp',
    'LC_ALL=C.UTF-8',
    'PATH=/usr/bin:/bin',
  ];
  for (const launcher of launchers) {
    if (await succeeds(launcher(root, checkout, ['true'])))
      return launcher(root, cwd, [...clean, ...command]);
  }
  throw new Failure(
    `This machine lets neither bwrap nor unshare mount folders, so the private root in ${root} cannot be ` +
      'entered. Put emcc (emsdk, 3.1.69 or newer), cmake and ninja on PATH instead.',
  );
}
