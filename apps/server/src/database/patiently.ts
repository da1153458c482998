/** How often a transaction that got caught between others is tried. */
const maxTries = 3;

/**
 * Does the work of a transaction again where it was caught between others; undefined where that never ends. Whoever came
 * in between has ended by then, and the next try sees what became of it.
 */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // 23P01: a booking that was being made when this one looked; 40P01 and 40001: both waited for each other.
      if (code !== '23P01' && code !== '40P01' && code !== '40001') throw error;
      if (tries === maxTries) return undefined;
    }
  }
}
