import type { Plugin } from 'vite';

/** What is left out, by the declarations between which it stands, and what stands in its place. */
const cuts = [
  {
    from: 'function usePrefetchBehavior(',
    until: 'function getActiveMatches(',
    replacement: 'const nothing = [false, null, {}];\nconst usePrefetchBehavior = () => nothing;\n',
  },
  {
    from: 'function PrefetchPageLinks(',
    until: 'function Meta(',
    replacement: 'const PrefetchPageLinks = () => null;\n',
  },
  { from: 'function mergeRefs(', until: '\nexport {', replacement: 'const mergeRefs = (ref) => ref;' },
] as const;

/** Leaves out of a server-rendered site's scripts how links fetch pages ahead: two states and two effects of every link. */
export const withoutPagePrefetch: Plugin = {
  name: 'without-page-prefetch',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!id.endsWith('/lib/dom/ssr/components.js')) return undefined;
    return cuts.reduce((rest, { from, until, replacement }) => {
      const [start, end] = [rest.indexOf(from), rest.indexOf(until)];
      // Another version of React Router may be written otherwise.
      if (start < 0 || end < start) throw new Error('react-router: its links have changed');
      return rest.slice(0, start) + replacement + rest.slice(end);
    }, code);
  },
};
