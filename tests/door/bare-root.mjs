/** File systems of Debian as it is when it has just been installed, with git and Node, and programs that run in them. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheDir } from '../../scripts/paths.mjs';
import { debianArchive, debianKeyring } from '../../scripts/setup/debian-archive.mjs';
import { environment } from '../../scripts/terminal/environment.mjs';
import { Failure } from '../../scripts/terminal/failure.mjs';
import { run } from '../../scripts/terminal/run.mjs';

/** What is in a bare system besides Debian's essential packages and apt. Debian 12's own Node is too old: there, it is that of this process. */
export const systems = {
  'Debian 12': { suite: 'bookworm', packages: ['git'], copiesNode: true },
  'Debian 13': { suite: 'trixie', packages: ['git', 'nodejs', 'npm'], copiesNode: false },
};

/** Of this process: others may make roots at the same time. */
const folder = join(cacheDir, `door.unfinished-${process.pid}`);
const certificates = '/etc/certificates-of-the-host.pem';

/** Removes all roots of this process. The set-up of another one removes what an interrupted one has left. */
export function removeRoots() {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Makes a root, which belongs to the superuser, as its files belong to several users.
 *
 * @param {keyof typeof systems} system
 * @param {string} log the name of the log
 * @param {(line: string) => void} report
 */
export async function makeRoot(system, log, report) {
  if (process.getuid() !== 0)
    throw new Failure('Only root can make the file system of another Debian.');
  const { suite, packages, copiesNode } = systems[system];
  const root = join(folder, suite);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const include = `--include=${packages.join(',')}`;
  const options = ['--variant=apt', `--keyring=${debianKeyring}`, include];
  await run(['mmdebstrap', ...options, suite, root, debianArchive()], { log, onLine: report });
  if (copiesNode) copyNode(root);
  const { cafile } = npmSettings();
  if (cafile) cpSync(cafile, join(root, certificates), { dereference: true });
  return root;
}

/** Copies the Node and the npm that run this into /usr/local. */
function copyNode(root) {
  const local = join(root, 'usr/local');
  cpSync(process.execPath, join(local, 'bin/node'), { dereference: true });
  const npm = dirname(dirname(process.env.npm_execpath));
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
}

/**
 * Runs a line of the shell in a root, alone with its own processes: those that it leaves behind end with it. Returns what it printed.
 *
 * @param {string} root
 * @param {string} line
 * @param {object} machine
 * @param {string} machine.log the name of the log
 * @param {(line: string) => void} [machine.report]
 * @param {string} [machine.user] who runs it
 * @param {string} [machine.home] where it runs
 * @param {Record<string, string>} [machine.variables] its environment, besides PATH and what leads to the registries
 * @param {string[]} [machine.mounts] further options of bubblewrap
 */
export async function runInRoot(root, line, machine) {
  const {
    log,
    report = () => {},
    user = 'root',
    home = '/root',
    variables = {},
    mounts = [],
  } = machine;
  const lines = [];
  const own = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: home,
    USER: user,
    ...wayOut(),
    ...variables,
  };
  const files = ['--bind', root, '/', '--dev', '/dev', '--proc', '/proc', ...mounts];
  const network = ['--ro-bind', '/etc/resolv.conf', '/etc/resolv.conf'];
  const rights = ['--unshare-pid', '--die-with-parent', '--cap-add', 'ALL'];
  const asUser = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'];
  const settings = Object.entries(own).flatMap(([name, value]) => ['--setenv', name, value]);
  const place = ['--clearenv', ...settings, '--chdir', home];
  await run(['bwrap', ...files, ...network, ...rights, ...place, ...asUser, 'sh', '-c', line], {
    log,
    onLine: (text) => {
      lines.push(text);
      report(text);
    },
  });
  return lines;
}

/** What this machine needs to reach the registries, every other one in its place needs too. */
function wayOut() {
  const { registry, cafile } = npmSettings();
  const proxies = Object.entries(environment()).filter(([name]) =>
    /^(https?|all|no)_proxy$/i.test(name),
  );
  return {
    ...Object.fromEntries(proxies),
    npm_config_registry: registry,
    ...(cafile && { npm_config_cafile: certificates, NODE_EXTRA_CA_CERTS: certificates }),
  };
}

function npmSettings() {
  const printed = execFileSync(
    process.execPath,
    [process.env.npm_execpath, 'config', 'list', '--json'],
    {
      encoding: 'utf8',
    },
  );
  const { registry, cafile } = JSON.parse(printed);
  return { registry, cafile };
}
