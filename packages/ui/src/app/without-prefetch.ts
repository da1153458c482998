import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** What links ask of a framework that renders on a server, as they are answered where there is none. */
const replacement = `
import { createContext } from 'react';
export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;
export const mergeRefs = (ref) => ref;
const nothing = [false, null, {}];
export const usePrefetchBehavior = () => nothing;
const absent = () => null;
export { absent as CRITICAL_CSS_DATA_ATTRIBUTE, absent as Links, absent as Meta, absent as Scripts };
export { absent as setIsHydrated, absent as useFrameworkContext };
`;

/** Leaves out of an application without a server of its own what React Router's links prefetch by. */
export const withoutPrefetch: Plugin = {
  name: 'without-prefetch',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('/lib/dom/ssr/components.js')) return undefined;
    // Another version of React Router may answer otherwise.
    if (!/if \(!frameworkContext\) return \[\s*false,\s*ref,\s*\{\}\s*\]/.test(await readFile(id, 'utf8')))
      throw new Error('react-router: its links have changed');
    return replacement;
  },
};
