import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cruise, findUnread } from './kit/cruise.ts';
import { addWorkspaces, withPlanted } from './kit/plant.ts';
import { root } from './kit/run.ts';

type ImportRule = { readonly name: string; readonly to: { readonly path?: string } };
const importLaw = createRequire(import.meta.url)('./rooms.cjs') as { forbidden: ImportRule[] };

const server = 'apps/server/src';
const orderRules = importLaw.forbidden.filter(({ name }) => name.startsWith('slice-order-'));
const last = /\(\?:([a-z]+)\)/.exec(orderRules.at(-1)?.to.path ?? '')?.[1] ?? '';
/** The slices of the law in their order. */
const slices = [...orderRules.map(({ name }) => name.replace('slice-order-', '')), last];

/** Planted imports: the rule that each violates, the file, what it imports. */
const planted: [rule: string, from: string, to: string][] = [
  ['site-knows-packages', 'apps/site/app/root.tsx', '../../server/src/booking/booking.ts'],
  ['site-knows-packages', 'apps/site/app/shell/header.tsx', '../../../server/src/booking/booking.ts'],
  ['dashboard-knows-packages', 'apps/dashboard/src/main.tsx', '../../site/app/catalog/list.tsx'],
  ['dashboard-knows-packages', 'apps/dashboard/src/today/list.tsx', '../../../server/src/deps.ts'],
  ['operator-knows-packages', 'apps/operator/src/main.tsx', '../../dashboard/src/today/list.tsx'],
  ['operator-knows-packages', 'apps/operator/src/routes/vendors.tsx', '../../../server/src/deps.ts'],
  ['dashboard-knows-packages', 'apps/dashboard/src/today/day.tsx', '../../../operator/src/main.tsx'],
  ['server-knows-contract-language', `${server}/app.ts`, '@tajmeelspot/ui/button.tsx'],
  ['ui-knows-nothing-of-ours', 'packages/ui/src/badge.tsx', '@tajmeelspot/language/money.ts'],
  ['ui-knows-neither-data-nor-router', 'packages/ui/src/badge.tsx', 'react-router'],
  ['contract-knows-nothing-of-ours', 'packages/contract/src/booking.ts', '@tajmeelspot/language/money.ts'],
  ['session-knows-contract', 'packages/session/src/store.ts', '@tajmeelspot/language/money.ts'],
  ['session-knows-contract', 'packages/session/src/store.ts', '../../ui/src/button.tsx'],
  ['contract-imports-only-zod', 'packages/contract/src/booking.ts', 'node:fs'],
  ['contract-imports-only-zod', 'packages/contract/src/venues.ts', 'hono'],
  ['language-knows-nothing-of-ours', 'packages/language/src/dates.ts', '@tajmeelspot/contract/client.ts'],
  ['language-imports-only-use-intl', 'packages/language/src/dates.ts', 'zod'],
  ['e2e-knows-contract', 'e2e/booking.spec.ts', '../apps/server/src/booking/rules.ts'],
  ['bench-knows-contract', 'bench/run.ts', '../apps/server/db/world/users.ts'],
  ['bench-knows-contract', 'bench/slots.ts', '../apps/server/src/booking/rules.ts'],
  ...slices.slice(0, -1).map((slice, index): [string, string, string] => {
    const next = slices[index + 1];
    return [`slice-order-${slice}`, `${server}/${slice}/${slice}.ts`, `#app/${next}/${next}.ts`];
  }),
  ['slice-door', `${server}/search/search.ts`, '../booking/routes.ts'],
  ['slice-door', `${server}/search/suggest/find.ts`, '#app/booking/place/place-booking.ts'],
  ['slice-door-rules', `${server}/search/search.ts`, '../booking/rules.ts'],
  ['slice-door-rules', `${server}/search/suggest/find.ts`, '#app/booking/rules.ts'],
  ['slice-door-rules', `${server}/booking/place/place-booking.ts`, '#app/availability/engine/slots.ts'],
  ['slice-door-rules', `${server}/scheduling/hours/change-hours.ts`, '#app/venues/timetable/timetable-rules.ts'],
  ['slice-door-queries', `${server}/booking/booking.ts`, '#app/catalog/list-queries.ts'],
  ['routes-call-only-verbs', `${server}/booking/routes.ts`, './place/placing-queries.ts'],
  ['routes-call-only-verbs', `${server}/booking/routes.ts`, '#app/booking/rules.ts'],
  ['routes-call-only-verbs', `${server}/booking/routes.ts`, './place/place-booking.ts'],
  ['verbs-never-import-routes', `${server}/catalog/catalog.ts`, './routes.ts'],
  ['verbs-never-import-routes', `${server}/search/suggest/find.ts`, '../routes.ts'],
  ['only-queries-write-sql', `${server}/search/suggest/find.ts`, 'kysely'],
  ['only-queries-write-sql', `${server}/booking/booking.ts`, '#db/schema.ts'],
  ['only-queries-write-sql', `${server}/reviews/routes.ts`, 'kysely'],
  ['queries-know-only-tables', `${server}/booking/place/placing-queries.ts`, '#app/http/problem.ts'],
  ['queries-know-only-tables', `${server}/venues/venue/venue-queries.ts`, '../rules.ts'],
  ['rules-are-pure', `${server}/booking/rules.ts`, 'node:crypto'],
  ['rules-are-pure', `${server}/availability/engine/slots.ts`, '#app/deps.ts'],
  ['rules-are-pure', `${server}/venues/timetable/timetable-rules.ts`, 'kysely'],
  ['rules-never-climb', `${server}/availability/engine/slots.ts`, '../availability.ts'],
  ['rules-never-climb', `${server}/booking/rules.ts`, './place/placing-queries.ts'],
  ['emails-are-pure', `${server}/messages/emails/welcome.ts`, '../addressee-queries.ts'],
  ['emails-are-pure', `${server}/messages/emails/reset.ts`, '#app/deps.ts'],
  ['infrastructure-knows-no-slice', `${server}/http/api.ts`, '#app/venues/venues.ts'],
  ['parts-never-call-the-api', 'apps/site/app/booking/place-booking-form.tsx', '@tajmeelspot/contract/client.ts'],
  ['parts-never-call-the-api', 'apps/site/app/catalog/card.tsx', '#app/shell/api.ts'],
  ['parts-never-call-the-api', 'apps/dashboard/src/today/list.tsx', '../shell/api.ts'],
  ['parts-never-call-the-api', 'apps/operator/src/vendors/entry.tsx', '../shell/api.ts'],
  ['parts-never-import-routes', 'apps/dashboard/src/today/list.tsx', '../routes/today.tsx'],
  ['parts-never-import-routes', 'apps/operator/src/vendors/entry.tsx', '../routes/vendors.tsx'],
  ['parts-never-import-routes', 'apps/site/app/catalog/card.tsx', '#app/routes/home.tsx'],
  ['no-cycles', 'packages/ui/src/first.tsx', './second.tsx'],
  ['no-tests-in-production', `${server}/app.ts`, '#testing/world.ts'],
  ['everything-resolves', 'apps/site/app/root.tsx', '#app/nowhere.ts'],
];

/** Lawful imports, through every alias: none of these files may be reported. */
const lawful: [from: string, to: string[]][] = [
  [`${server}/${last}/routes.ts`, ['@tajmeelspot/contract/booking.ts', '#app/http/api.ts', `./${last}.ts`, 'zod']],
  [`${server}/${last}/${last}.ts`, ['#app/booking/booking.ts', './rules.ts', './queries.ts', '#app/http/problem.ts']],
  [`${server}/operator/routes.ts`, ['@tajmeelspot/contract/booking.ts', '#app/http/api.ts', './operator.ts', 'zod']],
  [
    `${server}/operator/operator.ts`,
    ['#app/booking/booking.ts', './rules.ts', './list-queries.ts', './users/users.ts', '#app/http/problem.ts'],
  ],
  [
    `${server}/operator/rules.ts`,
    ['@tajmeelspot/contract/booking.ts', './users/share-rules.ts', '../booking/rules.ts', 'libphonenumber-js'],
  ],
  [
    `${server}/operator/users/users.ts`,
    ['#app/booking/booking.ts', '../rules.ts', '../list-queries.ts', './share-rules.ts'],
  ],
  [
    `${server}/operator/list-queries.ts`,
    ['#db/schema.ts', 'kysely', '#app/deps.ts', '../booking/place/placing-queries.ts'],
  ],
  [`${server}/operator/routes.test.ts`, ['./list-queries.ts', './rules.ts', '#testing/world.ts']],
  [`${server}/messages/emails/letter.ts`, ['@tajmeelspot/language/money.ts', './page.ts', 'hono']],
  [`${server}/messages/emails/page.ts`, ['@tajmeelspot/language/money.ts', 'hono']],
  ['apps/site/app/routes/home.tsx', ['#app/shell/api.ts', '#app/catalog/list.tsx', '@tajmeelspot/ui/button.tsx']],
  ['apps/site/app/shell/api.ts', ['@tajmeelspot/contract/client.ts', '@tajmeelspot/language/money.ts']],
  ['apps/operator/src/shell/session.ts', ['@tajmeelspot/session/end.ts', '@tajmeelspot/ui/button.tsx']],
  ['packages/session/src/end.ts', ['@tajmeelspot/contract/client.ts', 'react']],
  [
    'e2e/search.spec.ts',
    ['@tajmeelspot/contract/client.ts', '../apps/server/db/world/users.ts', '../tools/browser.ts'],
  ],
];

const dependencies = ['zod', 'kysely', 'hono', 'react', 'react-router', 'libphonenumber-js'];

test('every rule of the import law reports a planted violation, and lawful imports pass', async () => {
  const violations = await withPlanted(listPlantedFiles(), async (folder) => {
    addWorkspaces(folder, dependencies);
    return (await cruise(folder)).violations;
  });
  const found = new Set(violations.map(({ rule, from }) => `${rule} in ${from}`));
  expect(planted.map(([rule, from]) => `${rule} in ${from}`).filter((expected) => !found.has(expected))).toEqual([]);
  const lawfulFiles = new Set(lawful.map(([from]) => from));
  // The planted imports of all slices in a row close a circle with the lawful ones.
  const others = violations.filter(({ rule }) => rule !== 'no-cycles');
  expect(others.filter(({ from }) => lawfulFiles.has(from))).toEqual([]);
});

test('every rule of the import law has a planted violation', () => {
  expect(new Set(planted.map(([rule]) => rule))).toEqual(new Set(importLaw.forbidden.map(({ name }) => name)));
});

test('the import law orders the slices that exist, and no others', () => {
  const folders = readdirSync(join(root, server)).filter((name) => existsSync(join(root, server, name, `${name}.ts`)));
  expect(slices.toSorted()).toEqual(folders.toSorted());
});

test('a workspace of which the cruiser reads no module is named', () => {
  expect(findUnread(root, ['apps/site/app/root.tsx', 'e2e/fixtures.ts'])).toEqual(
    expect.arrayContaining([
      'apps/server',
      'apps/dashboard',
      'apps/operator',
      'packages/contract',
      'packages/ui',
      'tools',
    ]),
  );
  expect(findUnread(root, ['apps/site/app/root.tsx', 'e2e/fixtures.ts'])).not.toContain('apps/site');
});

/** Every file named above; half of the imports are type imports, since the law covers them too. */
function listPlantedFiles(): Record<string, string> {
  const imports = new Map<string, string[]>();
  const emptyFiles = [
    'packages/ui/src/button.tsx',
    'packages/language/src/money.ts',
    'packages/contract/src/client.ts',
  ];
  const serverFiles = ['db/schema.ts', 'db/world/users.ts', 'src/http/problem.ts', 'src/deps.ts', 'testing/world.ts'];
  const otherFiles = [
    `${server}/booking/place/place-booking.ts`,
    'apps/site/app/catalog/list.tsx',
    'apps/dashboard/src/shell/api.ts',
    'apps/dashboard/src/routes/today.tsx',
    'apps/operator/src/shell/api.ts',
    'tools/browser.ts',
    `${server}/operator/users/share-rules.ts`,
  ];
  imports.set('packages/ui/src/second.tsx', ['./first.tsx']);
  for (const path of [...emptyFiles, ...serverFiles.map((target) => `apps/server/${target}`), ...otherFiles])
    imports.set(path, []);
  for (const slice of slices)
    for (const room of [slice, 'list-queries', 'rules', 'routes']) imports.set(`${server}/${slice}/${room}.ts`, []);
  for (const [from, to] of lawful) imports.set(from, to);
  for (const [, from, to] of planted) imports.set(from, [...(imports.get(from) ?? []), to]);
  return Object.fromEntries([...imports].map(([path, targetsOf]) => [path, source(targetsOf)]));
}

function source(targets: string[]): string {
  const lines = targets.map((target, index) =>
    index % 2 ? `import type { A as A${index} } from '${target}';` : `import * as a${index} from '${target}';`,
  );
  return [...lines, '{ using held = null; }', 'export type A = 1;', 'export const a = 1;', ''].join('\n');
}
