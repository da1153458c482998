import type { Plugin } from 'vite';

/** What is left out, by the declarations between which it stands, and what stands in its place. */
type Cut = { readonly from: string; readonly until: string; readonly replacement: string };

/** Leaves out of a server-rendered site how links fetch pages ahead: two states and two effects of every link. */
export const withoutPagePrefetch = leaveOut('without-page-prefetch', '/lib/dom/ssr/components.js', [
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
]);

/** Leaves out of the server's rendering what a link does when it is pressed, for which it works out its address again. */
export const withoutServerClicks: Plugin = {
  ...leaveOut('without-server-clicks', '/lib/dom/lib.js', [
    {
      from: 'function useLinkClickHandler(',
      until: 'function useSearchParams(',
      replacement: 'const useLinkClickHandler = () => undefined;\n',
    },
  ]),
  applyToEnvironment: ({ name }) => name === 'ssr',
};

/** Leaves out the checks of how a link names its address: each of them wrote its complaint before it looked. */
export const withoutAddressChecks = leaveOut('without-address-checks', '/lib/router/utils.js', [
  {
    from: 'invariant(!to.pathname || !to.pathname.includes("?")',
    until: '\t}\n\tlet isEmptyPath',
    replacement: '\n',
  },
]);

function leaveOut(name: string, file: string, cuts: readonly Cut[]): Plugin {
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(file)) return undefined;
      return cuts.reduce((rest, { from, until, replacement }) => {
        const [start, end] = [rest.indexOf(from), rest.indexOf(until)];
        // Another version of React Router may be written otherwise.
        if (start < 0 || end < start) throw new Error('react-router: its links have changed');
        return rest.slice(0, start) + replacement + rest.slice(end);
      }, code);
    },
  };
}
