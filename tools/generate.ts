import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { startPostgres } from '../apps/server/src/database/postgres/launcher.ts';
import { renderDiagrams } from './docs/render-diagrams.ts';
import { writeFormFields } from './forms/write-form-fields.ts';

const root = path.join(import.meta.dirname, '..');
const target = path.join(root, 'apps/server/db/schema.ts');

const isCheck = process.argv.includes('--check');

/**
 * Writes the fields of forms, the drawn diagrams and the types of the schema; with --check it only fails where they are
 * not up to date.
 */
for (const stale of [...writeFormFields(root, isCheck), ...(await renderDiagrams(root, isCheck))]) {
  if (!isCheck) continue;
  console.error(`${stale} is not what its source says: run npm run generate.`);
  process.exitCode = 1;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'tajmeelspot-schema-'));
const server = await startPostgres({ dataDir: path.join(folder, 'postgres'), settings: { fsync: 'off' } });
try {
  const url = server.url('postgres');
  await migrate(url);
  const fresh = path.join(folder, 'schema.ts');
  writeTypes(url, fresh);
  const isFresh = readFileSync(fresh, 'utf8') === readFileSync(target, 'utf8');
  if (!isCheck) writeTypes(url, target);
  else if (!isFresh) {
    console.error('apps/server/db/schema.ts is not what the migrations make: run npm run generate.');
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function writeTypes(url: string, file: string): void {
  const codegen = path.join(root, 'node_modules/.bin/kysely-codegen');
  const types = '{"int8":"number"}';
  const flags = [
    '--dialect',
    'postgres',
    '--exclude-pattern',
    'migrations',
    '--date-parser',
    'string',
    '--type-mapping',
    types,
    '--out-file',
    file,
  ];
  execFileSync(codegen, flags, { cwd: root, env: { ...process.env, DATABASE_URL: url }, stdio: 'pipe' });
}
