import type { Plugin } from 'vite';

/** What is left out of a file, by the words between which it stands, and what stands in its place. */
type Cut = { readonly from: string; readonly until: string; readonly replacement: string };

/** A build that leaves something out of a file of a package, or has something else stand there. */
export function leaveOut(name: string, file: string, cuts: readonly Cut[]): Plugin {
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(file)) return undefined;
      return cuts.reduce((rest, { from, until, replacement }) => {
        const [start, end] = [rest.indexOf(from), rest.indexOf(until)];
        // Another version of the package may be written otherwise.
        if (start < 0 || end < start) throw new Error(`${name}: ${file} has changed`);
        return rest.slice(0, start) + replacement + rest.slice(end);
      }, code);
    },
  };
}

/** The same for what runs on the server alone. */
export const onServer = (plugin: Plugin): Plugin => ({ ...plugin, applyToEnvironment: ({ name }) => name === 'ssr' });
