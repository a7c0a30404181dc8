import { checkout } from '../paths.mjs';

/** What tells commands where things are and how to reach others. No other variable of this process is theirs. */
const passedOn = [
  /^(PATH|HOME|USER|LOGNAME|SHELL|PWD|TERM|TMPDIR|DISPLAY|XAUTHORITY|LD_LIBRARY_PATH)$/,
  /^XDG_(CACHE|CONFIG|DATA|STATE)_HOME$|^XDG_RUNTIME_DIR$/,
  /^((https?|all)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR))$/i,
  /^npm_config_(registry|cafile|strict_ssl|(https?_|no)?proxy|userconfig|globalconfig|cache|\/\/.*)$/i,
  /^(EMSDK.*|EM_(CONFIG|CACHE)|SDKROOT|DEVELOPER_DIR)$/,
  /^(CI|CHROMIUM|FIREFOX|SITE_URL|QUADRILLE_(CACHE|DEBIAN_ARCHIVE|EMSCRIPTEN))$/,
];

/** Servers of the tests listen here; no proxy leads to them. */
const loopback = ['127.0.0.1', 'localhost', '::1'];

/**
 * The environment of the commands that set up, build and test. Flags for compilers, filters for tests, options for Node and a mode for
 * bundlers, which a person may have exported for another project, are not in it. Language and time zone are the same everywhere. git
 * trusts this checkout, though it may belong to another user, as in a container.
 */
export function environment(variables = process.env, trusted = checkout) {
  const passed = Object.entries(variables).filter(([name]) =>
    passedOn.some((pattern) => pattern.test(name)),
  );
  const direct = [variables.NO_PROXY ?? variables.no_proxy, ...loopback].filter(Boolean).join(',');
  return {
    ...Object.fromEntries(passed),
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    NO_PROXY: direct,
    no_proxy: direct,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'safe.directory',
    GIT_CONFIG_VALUE_0: trusted,
  };
}
