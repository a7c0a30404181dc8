/**
 * Reads the options of this process. Prints `help` and ends if it is asked for; prints what is wrong and ends with code 1 if
 * `read` throws.
 *
 * @template {{ help: boolean }} Options
 * @param {(args: string[]) => Options} read
 * @param {string} help
 */
export function optionsOrExit(read, help) {
  const options = readOrExit(read);
  if (!options.help) return options;
  process.stdout.write(help);
  process.exit(0);
}

function readOrExit(read) {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error.message}\nThe option --help names all options.\n`);
    process.exit(1);
  }
}
