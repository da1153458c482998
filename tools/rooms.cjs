// The import law as data; docs/ARCHITECTURE.md, "Direction", explains it. dependency-cruiser reads this file, and
// tools/rooms.test.ts plants a violation of every rule and expects it to be reported.

const slices = [
  'identity',
  'trust-log',
  'venues',
  'catalog',
  'availability',
  'booking',
  'clients',
  'scheduling',
  'waitlist',
  'search',
  'reviews',
  'venue-pages',
  'favourites',
  'content',
  'messages',
  'privacy',
  'till',
  'backoffice',
  'operator',
];

const anySlice = `(?:${slices.join('|')})`;
const test = '[.]test[.]tsx?$';
const ownFiles = '^(?:apps|packages|e2e|bench|tools)/';
const src = '^apps/server/src';
const doors = slices.map((slice) => `${src}/${slice}/${slice}[.]ts$`);
const queries = `${src}/${anySlice}/[a-z/-]+-queries[.]ts$`;
const rules = [`${src}/${anySlice}/[a-z/-]*\\brules[.]ts$`, `${src}/availability/engine/`];
const emails = `${src}/messages/emails/`;
const routes = `${src}/${anySlice}/[a-z/-]*\\broutes[.]ts$`;
const npm = (...names) => `(?:^|/)node_modules/(?:${names.join('|')})/`;

/** A rule by which files below `from` import no file of this repository outside `allowed`. */
function only(name, from, allowed, comment) {
  return { name, comment, severity: 'error', from: { path: from }, to: { path: ownFiles, pathNot: allowed } };
}

const workspaces = [
  only(
    'site-knows-packages',
    '^apps/site/',
    ['^apps/site/', '^packages/'],
    'The site calls the server over HTTP, by the contract.',
  ),
  only(
    'dashboard-knows-packages',
    '^apps/dashboard/',
    ['^apps/dashboard/', '^packages/'],
    'The dashboard calls the server over HTTP, by the contract; it shares no code with the site.',
  ),
  only(
    'operator-knows-packages',
    '^apps/operator/',
    ['^apps/operator/', '^packages/'],
    'The console talks to the server over HTTP, with the words of the contract; it is no part of the dashboard.',
  ),
  only(
    'server-knows-contract-language',
    '^apps/server/',
    ['^apps/server/', '^packages/(?:contract|language)/'],
    'The server renders the site from its build, not from its source.',
  ),
  only(
    'ui-knows-nothing-of-ours',
    '^packages/ui/',
    '^packages/ui/',
    'A primitive gets its data as props, and its texts as props or as the labels of the application.',
  ),
  only(
    'contract-knows-nothing-of-ours',
    '^packages/contract/',
    '^packages/contract/',
    'Both sides import the contract; it imports neither.',
  ),
  only('language-knows-nothing-of-ours', '^packages/language/', '^packages/language/', 'Texts and formats, no rules.'),
  only(
    'session-knows-contract',
    '^packages/session/',
    ['^packages/session/', '^packages/contract/'],
    'A session is a token and a name: it has no words and is not drawn.',
  ),
  only(
    'e2e-knows-contract',
    '^e2e/',
    ['^e2e/', '^packages/contract/', '^tools/browser[.]ts$', '^apps/server/db/world/'],
    'End-to-end tests use what a visitor can use, and the accounts of the demo world.',
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
    comment: 'Browsers load the contract, so it has no other dependency.',
    severity: 'error',
    from: { path: '^packages/contract/src/', pathNot: test },
    to: { pathNot: ['^packages/', npm('zod')] },
  },
  {
    name: 'language-imports-only-use-intl',
    comment: 'The package runs in the browser and on the server.',
    severity: 'error',
    from: { path: '^packages/language/src/', pathNot: test },
    to: { pathNot: ['^packages/', npm('use-intl')] },
  },
  {
    name: 'ui-knows-neither-data-nor-router',
    comment: 'Primitives import neither schemas, nor messages, nor the router.',
    severity: 'error',
    from: { path: '^packages/ui/' },
    to: { path: npm('react-router', '@react-router/[^/]+', 'use-intl', 'zod') },
  },
];

const sliceOrder = slices.slice(0, -1).map((slice, index) => ({
  name: `slice-order-${slice}`,
  comment: 'A slice imports only slices before it; in the other direction it publishes an outbox event.',
  severity: 'error',
  from: { path: `${src}/${slice}/` },
  to: { path: `${src}/(?:${slices.slice(index + 1).join('|')})/` },
}));

const corridor = [
  {
    name: 'slice-door',
    comment:
      'Another slice is imported through `<slice>/<slice>.ts`; only rules import its rules, and only queries its queries.',
    severity: 'error',
    from: { path: `${src}/(${anySlice})/` },
    to: { path: `${src}/${anySlice}/`, pathNot: [`${src}/$1/`, ...doors, ...rules, queries] },
  },
  {
    name: 'slice-door-rules',
    comment: 'Only rules import rules of another slice: a verb or a route imports its `<slice>.ts`.',
    severity: 'error',
    from: { path: `${src}/(${anySlice})/`, pathNot: [...rules, test] },
    to: { path: rules, pathNot: `${src}/$1/` },
  },
  {
    name: 'slice-door-queries',
    comment: 'Only queries import queries of another slice.',
    severity: 'error',
    from: { path: `${src}/(${anySlice})/`, pathNot: [queries, test] },
    to: { path: queries, pathNot: `${src}/$1/` },
  },
  {
    name: 'routes-call-only-verbs',
    comment: 'A route maps HTTP to a verb: inside its slice it imports only `<slice>.ts`.',
    severity: 'error',
    from: { path: routes },
    to: { path: `${src}/${anySlice}/`, pathNot: doors },
  },
  {
    name: 'verbs-never-import-routes',
    comment: 'Routes call verbs, never the other way round.',
    severity: 'error',
    from: { path: `${src}/${anySlice}/`, pathNot: [routes, test] },
    to: { path: routes },
  },
  {
    name: 'queries-know-only-tables',
    comment: 'Queries import tables and other queries: no verb, no rule, no route, no HTTP, no foreign service.',
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
    comment: 'Rules call neither verbs, nor queries, nor routes.',
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
    comment: 'Only process/ imports slices; http/ imports identity, which finds the actor.',
    severity: 'error',
    from: {
      path: [`${src}/[^/]+/`, `${src}/(?:env|deps)[.]ts$`],
      pathNot: [`${src}/(?:${slices.join('|')}|process)/`, test],
    },
    to: { path: `${src}/${anySlice}/`, pathNot: `${src}/identity/identity[.]ts$` },
  },
];

const browsers = '^apps/(?:site/app|(?:dashboard|operator)/src)';

const parts = [
  {
    name: 'parts-never-call-the-api',
    comment: 'Only route modules, the shell and the root call the API; parts get props and submit forms.',
    severity: 'error',
    from: { path: `${browsers}/[^/]+/`, pathNot: [`${browsers}/(?:routes|shell)/`, test] },
    to: { path: ['^packages/contract/src/client[.]ts$', `${browsers}/.*(?:api|client)[.]tsx?$`] },
  },
  {
    name: 'parts-never-import-routes',
    comment: 'Routes import parts, never the other way round.',
    severity: 'error',
    from: { path: `${browsers}/[^/]+/`, pathNot: [`${browsers}/routes/`, test] },
    to: { path: `${browsers}/routes/` },
  },
];

const everywhere = [
  {
    name: 'no-cycles',
    comment: 'No file imports itself through others.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-tests-in-production',
    comment: 'Production code imports neither tests nor test tools.',
    severity: 'error',
    from: { path: '^(?:apps|packages)/', pathNot: [test, '/testing/', '[.]config[.]ts$'] },
    to: { path: [test, '^apps/server/testing/', npm('vitest', 'fast-check')] },
  },
  {
    name: 'everything-resolves',
    comment: 'An import that the cruiser cannot resolve cannot be checked.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

// swc's own visitor stops at `using`; it is treated as any other variable declaration.
const { Visitor } = require('@swc/core/Visitor.js');
const visitStatement = Reflect.get(Visitor.prototype, 'visitStatement');
Visitor.prototype.visitStatement = function visitAnyStatement(statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  return { ...statement, decls: this.visitVariableDeclarators(statement.decls) };
};

module.exports = {
  forbidden: [...workspaces, ...packages, ...sliceOrder, ...corridor, ...parts, ...everywhere],
  options: {
    // Without swc the cruiser reads no file of TypeScript 7 and still reports no violation.
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
