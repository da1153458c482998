import { expect, test } from 'vitest';
import { findDocErrors } from './check-docs.ts';
import { withPlanted } from './kit/plant.ts';

const tree = `# Architecture
\`\`\`
README.md                     what it is
docs/
  ARCHITECTURE.md · API.md    rooms
  decisions/                  NNN-title.md
    NNN-title.md
  diagrams/                   drawings
packages/
  contract/src/               vocabulary
                              and more of the comment
apps/
  server/
    src/
      env.ts · booking.ts
      booking/ search/
        rules.ts              pure
        *.test.ts             rules
    db/schema.ts              tables
\`\`\`
`;

const correctFiles: Record<string, string> = {
  'package.json': JSON.stringify({ scripts: { check: 'x', test: 'x' }, devDependencies: { node: '26.10.0' } }),
  'README.md': [
    '# Shop',
    'Run `npm test` and `npm run check` on node 26.10.0; see [rooms](docs/ARCHITECTURE.md#rooms) and',
    '`booking/rules.ts`, `apps/server/`, `*.test.ts`, `<slice>/queries.ts`, `text/html`, `apps/site/build/`.',
    '## Configuration',
    '| Variable | Default |',
    '|---|---|',
    '| `PORT` | 3000 |',
    '## Map',
    '| `OTHER` | is in another table |',
  ].join('\n'),
  'STYLE.md': 'Ten rules\n',
  'docs/ARCHITECTURE.md': tree,
  'docs/API.md': '## Problems\n| Code | Status |\n|---|---|\n| `not_found` | 404 |\n',
  'docs/decisions/001-one-process.md': 'Decided with node 20.1.0 and `old/file.ts`.\n',
  'docs/diagrams/tables.dot': [
    'digraph {',
    '  users [class=identity, label="users\\nemail,\\nrole"]',
    '  sessions [class=identity, label="sessions"]',
    '  sessions -> users [column=user_id, label="user"]',
    '}',
  ].join('\n'),
  'apps/server/db/schema.ts': [
    'export interface Sessions {\n  user_id: number;\n}',
    'export interface Users {\n  email: string;\n  role: string;\n}',
    'export interface DB {\n  sessions: Sessions;\n  users: Users;\n}',
  ].join('\n\n'),
  'docs/requirements.md': '- **R1.01** A customer books.\n- **D4** A list is bare.\n',
  'apps/server/src/journey.test.ts': "it('R1.01 D4 lists', () => {});\n",
  'packages/contract/src/problems.ts': 'export const problems = { not_found: 404 };\n',
  'packages/contract/src/paths.ts': "export const paths = { findBooking: 'GET /bookings/{id}' };\n",
  'apps/server/src/env.ts': 'const variables = z.object({\n  PORT: z.string(),\n});\n',
  'apps/server/src/booking.ts': '',
  'apps/server/src/booking/rules.ts': '',
  'apps/server/src/booking/rules.test.ts': '',
  'apps/server/src/search/slot-range-rules.ts': '',
};

/** A change of the correct repository, and the error that it must cause. */
const violations: [name: string, change: Record<string, string>, expectedError: string][] = [
  ['no README', { 'README.md': '' }, 'README.md: missing'],
  ['no drawing', { 'docs/ARCHITECTURE.md': '' }, 'docs/ARCHITECTURE.md: missing'],
  ['a command', { 'STYLE.md': 'Use `npm run fly`.' }, 'STYLE.md: npm run fly is not in package.json'],
  ['a link', { 'STYLE.md': '[x](docs/GONE.md)' }, 'STYLE.md: the link docs/GONE.md leads nowhere'],
  ['a file', { 'STYLE.md': 'See `booking/gone.ts`.' }, 'STYLE.md: there is no `booking/gone.ts`'],
  ['a folder', { 'STYLE.md': 'See `apps/gone/`.' }, 'STYLE.md: there is no `apps/gone/`'],
  ['a version', { 'STYLE.md': 'On Node 25.1.' }, 'STYLE.md: says node 25.1, package.json pins 26.10.0'],
  [
    'a new variable',
    { 'apps/server/src/env.ts': '  PORT: x,\n  HOST: x,\n' },
    'lacks HOST, which apps/server/src/env.ts reads',
  ],
  ['an old variable', { 'apps/server/src/env.ts': '\n' }, 'documents PORT, which apps/server/src/env.ts does not read'],
  [
    'a new problem',
    { 'packages/contract/src/problems.ts': 'export const problems = { not_found: 404, gone: 410 };' },
    'lacks the problem gone',
  ],
  [
    'an old problem',
    { 'packages/contract/src/problems.ts': 'export const problems = {};' },
    'lists the problem not_found',
  ],
  ['a drawn file', { 'docs/ARCHITECTURE.md': tree.replace('env.ts ·', 'gone.ts ·') }, 'draws apps/server/src/gone.ts'],
  [
    'a drawn pattern',
    { 'apps/server/src/booking/rules.test.ts': '' },
    'apps/server/src/search/*.test.ts, which is not there',
  ],
  ['an undrawn room', { 'apps/server/src/extra/rules.ts': ' ' }, 'does not draw the folder apps/server/src/extra/'],
  [
    'a file in a diagram',
    { 'docs/diagrams/verb.dot': 'a [label="rule\\nbooking/rules.ts"] b [label="verb\\nbooking/place.ts"]' },
    'docs/diagrams/verb.dot: there is no booking/place.ts',
  ],
  [
    'a drawn table',
    { 'docs/diagrams/tables.dot': '  guests [class=identity, label="guests"]' },
    'draws the table guests, which apps/server/db/schema.ts does not have',
  ],
  [
    'a drawn column',
    { 'docs/diagrams/tables.dot': '  users [class=identity, label="users\\nemail, phone"]' },
    'draws the column users.phone',
  ],
  [
    'a drawn key',
    { 'docs/diagrams/tables.dot': '  sessions -> users [column=owner_id]' },
    'draws the column sessions.owner_id',
  ],
  ['a call', { 'STYLE.md': 'Ask `GET /api/bookings/{id}`, `PUT /api/visits/7?a`.' }, 'names the call PUT /visits/7,'],
  [
    'a new requirement',
    { 'apps/server/src/journey.test.ts': "it('R1.01 D4 R2.13 searches', () => {});" },
    'docs/requirements.md: lacks R2.13, which apps/server/src/journey.test.ts bears',
  ],
  [
    'an old requirement',
    { 'apps/server/src/journey.test.ts': "it('R1.01 lists', () => {});" },
    'docs/requirements.md: lists D4, which no test bears',
  ],
  [
    'a repeated requirement',
    { 'docs/requirements.md': '- **R1.01** A.\n- **D4** B.\n- **R1.01** C.' },
    'docs/requirements.md: lists R1.01 twice',
  ],
  [
    'an empty requirement',
    { 'docs/requirements.md': '- **R1.01**\n- **D4** B.' },
    'docs/requirements.md: has no sentence for R1.01',
  ],
  ['no tree', { 'docs/ARCHITECTURE.md': 'nothing' }, 'has no fenced tree'],
  ['a long decision', { 'docs/decisions/002-long.md': 'x\n'.repeat(41) }, '41 lines, the limit of a decision is 40'],
  [
    'two decisions with one number',
    { 'docs/decisions/001-two-processes.md': 'x' },
    'docs/decisions/001-two-processes.md: has the number of docs/decisions/001-one-process.md',
  ],
  ['a nameless decision', { 'docs/decisions/today.md': 'x' }, 'a decision is named NNN-title.md'],
];

test('documents that match the source have no error', async () => {
  expect(await withPlanted(filesAfter({}), findDocErrors)).toEqual([]);
});

test.for(violations)('a difference between documents and source is reported: %s', async ([, change, expectedError]) => {
  const errors = await withPlanted(filesAfter(change), findDocErrors);
  expect(errors.join('\n')).toContain(expectedError);
});

/** The files after a change; an empty text removes a file, unless it was empty before. */
function filesAfter(change: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...correctFiles, ...change }).filter(([path]) => change[path] !== ''));
}
