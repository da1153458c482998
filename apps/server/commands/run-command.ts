/** Runs a command to its exit code; an error is printed as one sentence, with exit code 1. */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Prints the last words of a command, of a failed one as an error, and gives its exit code. */
export function finish(text: string, code: number): number {
  (code === 0 ? console.log : console.error)(text);
  return code;
}
