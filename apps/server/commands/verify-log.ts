import { parseArgs } from 'node:util';
import pino from 'pino';
import { openDatabase } from '#app/database/open.ts';
import { readEnv } from '#app/env.ts';
import type { ChainHead } from '#app/trust-log/chain.ts';
import { type LogReport, verifyLog } from '#app/trust-log/trust-log.ts';
import { finish, runCommand } from './run-command.ts';

const usage = `Reckons every hash of the trust log again: what was decided about venues, licences, texts, services and reviews.

  npm run verify-log                       finds an entry that was changed, lost or put in another place
  npm run verify-log -- POSITION:HASH      also demands an entry that was written down earlier, as this command
                                           prints it and the page "Decisions" shows it: without one, a log that was
                                           written anew as a whole cannot be told from the true one

It works on the database that the configuration names, also while the server runs. Exit code 1: there is a violation.`;

const sentences = {
  changed: 'was changed',
  lost: 'is lost',
  reordered: 'stands in another place than it was written',
} as const;

await runCommand(run);

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return finish(usage, 0);
  const known = positionals.map(readHead);
  if (known.length > 1 || known.includes(undefined)) return finish(usage, 2);
  const database = await openDatabase(readEnv(), pino({ level: 'silent' }));
  try {
    return report(await verifyLog(database.db, known[0]));
  } finally {
    await database.close();
  }
}

function readHead(text: string): ChainHead | undefined {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/i.exec(text) ?? [];
  return position && hash ? { position: Number(position), hash: Buffer.from(hash, 'hex') } : undefined;
}

function report({ entries, head, violation }: LogReport): number {
  if (violation) return finish(`Entry ${violation.position} of the trust log ${sentences[violation.violation]}.`, 1);
  return finish(
    `The trust log is whole: ${entries} entries. Last entry: ${head.position}:${head.hash.toString('hex')}`,
    0,
  );
}
