/** In what a machine can differ from the one that something was written on. */

/**
 * @typedef {object} Condition
 * @property {string} title what is unusual
 * @property {string} [user] who works there, without rights of root and without sudo
 * @property {string} [home] that user's home
 * @property {Record<string, string>} [variables] exported for each command
 * @property {string} [before] what root does first, in the shell
 * @property {string} [settings] what the user does first, in the shell
 * @property {(root: string) => string[]} [mounts] options of bubblewrap
 * @property {boolean} [hasProxy] whether the registries are reached through a proxy
 */

/** @type {Record<string, Condition>} */
export const conditions = {
  user: { title: 'neither root nor sudo', user: 'ada' },
  spaces: {
    title: 'spaces and accents in the names of folders',
    home: '/home/Ada Lovelacè',
    variables: { TMPDIR: '/home/Ada Lovelacè/tmp files' },
  },
  language: {
    title: 'Turkish',
    before: `apt-get update && apt-get install --yes --no-install-recommends locales
      localedef --inputfile=tr_TR --charmap=UTF-8 tr_TR.UTF-8`,
    variables: { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' },
  },
  zone: {
    title: 'twelve hours and 45 minutes from Greenwich',
    variables: { TZ: 'Pacific/Chatham' },
  },
  umask: { title: 'files for their owner alone', settings: 'umask 077' },
  lines: {
    title: 'git that turns line ends into those of Windows',
    settings: 'git config --global core.autocrlf true',
  },
  memory: {
    title: 'a megabyte of shared memory',
    mounts: () => ['--size', String(2 ** 20), '--tmpfs', '/dev/shm'],
  },
  cores: { title: 'one core', settings: 'taskset --pid --cpu-list 0 $$' },
  compiler: {
    title: 'other compilers, flags and generators exported',
    variables: {
      CC: 'no-such-compiler',
      CXX: 'no-such-compiler',
      CXXFLAGS: '-ffast-math -Werror -Weverything',
      LDFLAGS: '-Wl,--no-such-flag',
      EMCC_CFLAGS: '-O0 -Werror',
      MAKEFLAGS: '--dry-run',
      DESTDIR: '/elsewhere',
      CMAKE_GENERATOR: 'Unix Makefiles',
      GTEST_FILTER: 'Nothing.*',
    },
  },
  node: {
    title: 'options of Node, and npm for production',
    variables: {
      NODE_ENV: 'production',
      // Not --stack-trace-limit: npm itself reads stacks, and reaches no registry without them.
      NODE_OPTIONS: '--throw-deprecation --trace-warnings',
      npm_config_omit: 'dev',
      npm_config_loglevel: 'silent',
      FORCE_COLOR: '1',
    },
  },
  proxy: { title: 'a proxy that does not lead to this machine', hasProxy: true },
  localhost: {
    title: 'localhost is ::1 alone',
    before: 'echo "::1 localhost" > /etc/hosts-of-version-6',
    mounts: (root) => ['--ro-bind', `${root}/etc/hosts-of-version-6`, '/etc/hosts'],
  },
};

/** A machine with all of these conditions. */
export function machineWith(names) {
  const chosen = names.map((name) => conditions[name]);
  const { user = 'root' } = chosen.find((one) => one.user) ?? {};
  const { home } = chosen.find((one) => one.home) ?? {
    home: user === 'root' ? '/root' : `/home/${user}`,
  };
  const lines = (key) =>
    chosen
      .map((one) => one[key])
      .filter(Boolean)
      .join('\n');
  const owns = `useradd --no-create-home --home-dir "${home}" ${user}
    install --directory --owner ${user} --group ${user} "${home}"`;
  return {
    user,
    home,
    variables: Object.assign({}, ...chosen.map(({ variables }) => variables)),
    before: `${lines('before')}\n${user === 'root' ? `mkdir -p "${home}"` : owns}`,
    settings: lines('settings'),
    mounts: (root) => chosen.flatMap(({ mounts }) => mounts?.(root) ?? []),
    hasProxy: chosen.some(({ hasProxy }) => hasProxy),
  };
}
