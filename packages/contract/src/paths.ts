import { operatorPaths } from './operator/operator-paths.ts';
import { sitePaths } from './site-paths.ts';

/** Every call of the API, by the name of its verb: the one table of contents that server, site, tests and documents share. */
// A bundler leaves out a call that is marked so, and a spread not: what does not use the table does not carry it.
export const paths = /* @__PURE__ */ Object.assign({}, sitePaths, operatorPaths);

/** Name of a verb that the API offers. */
export type Verb = keyof typeof paths;
