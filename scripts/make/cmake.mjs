import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir, checkout } from '../paths.mjs';
import { run } from '../run.mjs';

/**
 * A preset's build folder. `toolchain` names the toolchain: a folder that another one made is removed.
 * `wrap` turns a command into one that runs in the environment of that toolchain.
 */
export class CMakeBuild {
  #preset;
  #folder;
  #toolchain;
  #wrap;

  constructor(preset, { toolchain = 'host', wrap = (command) => command } = {}) {
    this.#preset = preset;
    this.#folder = join(buildDir, preset);
    this.#toolchain = toolchain;
    this.#wrap = wrap;
  }

  /** Configures, unless it was configured so before; ninja itself reacts to changes of CMakeLists.txt. */
  async configure(report, { launcher = [], options = [] } = {}) {
    const presets = readFileSync(join(checkout, 'CMakePresets.json'), 'utf8');
    const recipe = JSON.stringify({ toolchain: this.#toolchain, options, presets });
    const stamp = join(this.#folder, 'configured-as.json');
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === recipe) return;

    rmSync(this.#folder, { recursive: true, force: true });
    await this.#run(
      [...launcher, 'cmake', '--preset', this.#preset, ...options],
      'configure',
      report,
    );
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(stamp, recipe);
  }

  async build(target, report) {
    await this.#run(
      ['cmake', '--build', '--preset', this.#preset, '--target', target],
      target,
      report,
    );
  }

  async #run(command, what, report) {
    const words = await this.#wrap(command);
    await run(words, { log: `${this.#preset}-${what}`, onLine: report });
  }
}
