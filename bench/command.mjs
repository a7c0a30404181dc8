/**
 * Reads the options of this process. Prints `help` and ends if it is asked for; prints what is wrong and ends with code 1 if
 * `read` throws.
 *
 * @template {{ help: boolean }} Options
 * @param {(args: string[]) => Options} read
 * @param {string} help
 */
export function optionsOrExit(read, help) {
  let options;
  try {
    options = read(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error.message}\nThe option --help names all options.\n`);
    process.exit(1);
  }
  if (options.help) {
    process.stdout.write(help);
    process.exit(0);
  }
  return options;
}
