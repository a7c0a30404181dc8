/** An error whose message is written for the person at the terminal, who needs no stack. */
export class Failure extends Error {}

/** Runs a command's main function: a Failure is one readable message and exit code 1. */
export async function reportingFailures(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
