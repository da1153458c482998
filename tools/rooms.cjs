// The import law as data: docs/ARCHITECTURE.md, "Direction". dependency-cruiser reads this file;
// tools/rooms.test.ts plants one violation per rule and expects each of them to bite.

const slices = [
  'identity',
  'venues',
  'catalog',
  'availability',
  'booking',
  'scheduling',
  'waitlist',
  'search',
  'reviews',
  'favourites',
  'content',
  'messages',
  'backoffice',
  'operator',
];

const anySlice = `(?:${slices.join('|')})`;
const test = '[.]test[.]tsx?$';
const ours = '^(?:apps|packages|e2e|bench|tools)/';
const src = '^apps/server/src';
const doors = slices.map((slice) => `${src}/${slice}/${slice}[.]ts$`);
const queries = `${src}/${anySlice}/[a-z/-]+-queries[.]ts$`;
const rules = [`${src}/${anySlice}/[a-z/-]*\\brules[.]ts$`, `${src}/availability/engine/`];
const emails = `${src}/messages/emails/`;
const routes = `${src}/${anySlice}/[a-z/-]*\\broutes[.]ts$`;
const npm = (...names) => `(?:^|/)node_modules/(?:${names.join('|')})/`;

/** What one workspace or folder may not import: anything of ours outside `allowed`. */
function only(name, from, allowed, comment) {
  return { name, comment, severity: 'error', from: { path: from }, to: { path: ours, pathNot: allowed } };
}

const workspaces = [
  only(
    'site-knows-contract-language-ui',
    '^apps/site/',
    ['^apps/site/', '^packages/(?:contract|language|ui)/'],
    'The site talks to the server over HTTP, with the words of the contract.',
  ),
  only(
    'dashboard-knows-contract-language-ui',
    '^apps/dashboard/',
    ['^apps/dashboard/', '^packages/(?:contract|language|ui)/'],
    'The dashboard talks to the server over HTTP, with the words of the contract; it is no part of the site.',
  ),
  only(
    'server-knows-contract-language',
    '^apps/server/',
    ['^apps/server/', '^packages/(?:contract|language)/'],
    'The server renders the site from its build, never from its source.',
  ),
  only('ui-knows-nothing-of-ours', '^packages/ui/', '^packages/ui/', 'A primitive gets its words and data as props.'),
  only(
    'contract-knows-nothing-of-ours',
    '^packages/contract/',
    '^packages/contract/',
    'The vocabulary has no speaker.',
  ),
  only('language-knows-nothing-of-ours', '^packages/language/', '^packages/language/', 'Words and formats, no rules.'),
  only(
    'e2e-knows-contract',
    '^e2e/',
    ['^e2e/', '^packages/contract/', '^tools/browser[.]ts$', '^apps/server/db/world/'],
    'End-to-end tests see what a visitor sees; the people of the demo world are the exception.',
  ),
  only(
    'bench-knows-contract',
    '^bench/',
    ['^bench/', '^packages/contract/', '^tools/browser[.]ts$', `${src}/availability/engine/`],
    'A bench measures from outside; the slot engine is the exception, which is pure and takes less than a millisecond.',
  ),
];

const packages = [
  {
    name: 'contract-imports-only-zod',
    comment: 'Both sides load it, so it may weigh nothing else.',
    severity: 'error',
    from: { path: '^packages/contract/src/', pathNot: test },
    to: { pathNot: ['^packages/', npm('zod')] },
  },
  {
    name: 'language-imports-only-use-intl',
    comment: 'Runs in the browser and on the server alike.',
    severity: 'error',
    from: { path: '^packages/language/src/', pathNot: test },
    to: { pathNot: ['^packages/', npm('use-intl')] },
  },
  {
    name: 'ui-knows-neither-data-nor-router',
    comment: 'Primitives know neither data, nor words, nor the router.',
    severity: 'error',
    from: { path: '^packages/ui/' },
    to: { path: npm('react-router', '@react-router/[^/]+', 'use-intl', 'zod') },
  },
];

const sliceOrder = slices.slice(0, -1).map((slice, index) => ({
  name: `slice-order-${slice}`,
  comment: 'Slices see only the doors of the slices before them; the other way round travels as an outbox event.',
  severity: 'error',
  from: { path: `${src}/${slice}/` },
  to: { path: `${src}/(?:${slices.slice(index + 1).join('|')})/` },
}));

const corridor = [
  {
    name: 'slice-door',
    comment:
      'Another slice is entered through `<slice>/<slice>.ts`; only rules may ask its rules, and SQL share its SQL.',
    severity: 'error',
    from: { path: `${src}/(${anySlice})/` },
    to: { path: `${src}/${anySlice}/`, pathNot: [`${src}/$1/`, ...doors, ...rules, queries] },
  },
  {
    name: 'slice-door-rules',
    comment: 'Rules of another slice are asked by rules alone: a verb or a route goes through the door.',
    severity: 'error',
    from: { path: `${src}/(${anySlice})/`, pathNot: [...rules, test] },
    to: { path: rules, pathNot: `${src}/$1/` },
  },
  {
    name: 'slice-door-queries',
    comment: 'SQL of another slice is a part of SQL alone.',
    severity: 'error',
    from: { path: `${src}/(${anySlice})/`, pathNot: [queries, test] },
    to: { path: queries, pathNot: `${src}/$1/` },
  },
  {
    name: 'routes-call-only-verbs',
    comment: 'A route knows the actor, the verb and the status: inside its slice it opens only the door.',
    severity: 'error',
    from: { path: routes },
    to: { path: `${src}/${anySlice}/`, pathNot: doors },
  },
  {
    name: 'verbs-never-import-routes',
    comment: 'Down the corridor only: HTTP calls the verb.',
    severity: 'error',
    from: { path: `${src}/${anySlice}/`, pathNot: [routes, test] },
    to: { path: routes },
  },
  {
    name: 'queries-know-only-tables',
    comment: 'SQL knows the tables and not why: no verb, no rule, no route, no HTTP, no foreign service.',
    severity: 'error',
    from: { path: queries },
    to: { path: `${src}/(?:${anySlice}|http|integrations|database/outbox)/`, pathNot: queries },
  },
  {
    name: 'rules-are-pure',
    comment: 'Rules know the contract, other rules and libraries that only compute. No I/O, no clock.',
    severity: 'error',
    from: { path: rules, pathNot: test },
    to: { pathNot: [`${src}/${anySlice}/`, '^packages/contract/', npm('bowser', 'libphonenumber-js', 'marked')] },
  },
  {
    name: 'rules-never-climb',
    comment: 'Rules are asked; they call neither verbs, nor queries, nor routes.',
    severity: 'error',
    from: { path: rules, pathNot: test },
    to: { path: `${src}/${anySlice}/`, pathNot: rules },
  },
  {
    name: 'emails-are-pure',
    comment: 'An email is words and values in, text and HTML out: it neither looks anything up nor sends itself.',
    severity: 'error',
    from: { path: emails, pathNot: test },
    to: { pathNot: [emails, '^packages/language/', npm('hono')] },
  },
  {
    name: 'only-queries-write-sql',
    comment: 'Tables, Kysely and pg stop at the files named …-queries.ts.',
    severity: 'error',
    from: { path: `${src}/${anySlice}/`, pathNot: [queries, test] },
    to: { path: ['^apps/server/db/', npm('kysely', 'pg')] },
  },
  {
    name: 'infrastructure-knows-no-slice',
    comment: 'process/ joins slices and infrastructure; http/ may ask identity who is speaking.',
    severity: 'error',
    from: {
      path: [`${src}/[^/]+/`, `${src}/(?:env|deps)[.]ts$`],
      pathNot: [`${src}/(?:${slices.join('|')}|process)/`, test],
    },
    to: { path: `${src}/${anySlice}/`, pathNot: `${src}/identity/identity[.]ts$` },
  },
];

const browsers = '^apps/(?:site/app|dashboard/src)';

const parts = [
  {
    name: 'parts-never-call-the-api',
    comment: 'Props in, <Form> out: only route modules, the shell and the root call the API.',
    severity: 'error',
    from: { path: `${browsers}/[^/]+/`, pathNot: [`${browsers}/(?:console/)?(?:routes|shell)/`, test] },
    to: { path: ['^packages/contract/src/client[.]ts$', `${browsers}/.*(?:api|client)[.]tsx?$`] },
  },
  {
    name: 'parts-never-import-routes',
    comment: 'Routes are made of parts, not parts of routes.',
    severity: 'error',
    from: {
      path: `${browsers}/[^/]+/`,
      pathNot: [`${browsers}/(?:console/)?routes/`, `${browsers}/console/(?:router|console)[.]tsx$`, test],
    },
    to: { path: `${browsers}/(?:console/)?routes/` },
  },
];

const everywhere = [
  {
    name: 'no-cycles',
    comment: 'Reads downward: nothing comes back to where it began.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-tests-in-production',
    comment: 'Production code imports neither tests nor their tools.',
    severity: 'error',
    from: { path: '^(?:apps|packages)/', pathNot: [test, '/testing/', '[.]config[.]ts$'] },
    to: { path: [test, '^apps/server/testing/', npm('vitest', 'fast-check')] },
  },
  {
    name: 'everything-resolves',
    comment: 'An import the cruiser cannot follow is an import the law cannot judge.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

// swc's own visitor stops at `using`, which is a variable declaration like any other.
const { Visitor } = require('@swc/core/Visitor.js');
const visitStatement = Reflect.get(Visitor.prototype, 'visitStatement');
Visitor.prototype.visitStatement = function visitAnyStatement(statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  return { ...statement, decls: this.visitVariableDeclarators(statement.decls) };
};

module.exports = {
  forbidden: [...workspaces, ...packages, ...sliceOrder, ...corridor, ...parts, ...everywhere],
  options: {
    // Without swc the cruiser reads no file of TypeScript 7 and still says "no violations".
    parser: 'swc',
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(?:^|/)(?:build|[.]react-router|[.]cache|test-results)/', '[+]types/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
