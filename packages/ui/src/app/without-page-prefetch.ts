import { leaveOut, onServer } from './leave-out.ts';

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
export const withoutServerClicks = onServer(
  leaveOut('without-server-clicks', '/lib/dom/lib.js', [
    {
      from: 'function useLinkClickHandler(',
      until: 'function useSearchParams(',
      replacement: 'const useLinkClickHandler = () => undefined;\n',
    },
  ]),
);

/** Leaves out the checks of how a link names its address: each of them wrote its complaint before it looked. */
export const withoutAddressChecks = leaveOut('without-address-checks', '/lib/router/utils.js', [
  {
    from: 'invariant(!to.pathname || !to.pathname.includes("?")',
    until: '\t}\n\tlet isEmptyPath',
    replacement: '\n',
  },
]);
