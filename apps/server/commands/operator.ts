import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import pino from 'pino';
import { openDatabase } from '#app/database/open.ts';
import { openOutbox } from '#app/database/outbox/outbox.ts';
import { systemClock } from '#app/deps.ts';
import { addressOf, type Env, readEnv } from '#app/env.ts';
import type { Actor } from '#app/http/actor.ts';
import { addOperator, listOperators, removeOperator, resetSecondFactor } from '#app/identity/identity.ts';

const usage = `Who runs the marketplace, and what it could not deliver.

  npm run operator -- add EMAIL [--name NAME]   makes EMAIL an operator, with an account where there is none,
                                                and prints a link to choose a password (once, within an hour)
  npm run operator -- list                      lists the operators
  npm run operator -- remove EMAIL              makes an operator a customer again and ends their sessions
  npm run operator -- reset-codes EMAIL         has an operator enrol an app for codes anew at the next login
  npm run operator -- undelivered               lists messages that were tried in vain, and why
  npm run operator -- deliver                   has those tried again that were given up

It works on the database that the configuration names, also while the server runs.`;

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [action = 'help', email = ''] = positionals;
  const isAlone = ['list', 'undelivered', 'deliver'].includes(action);
  const isComplete = positionals.length === (isAlone ? 1 : 2);
  if (values.help || action === 'help') return say(usage, 0);
  if (!(isAlone || ['add', 'remove', 'reset-codes'].includes(action)) || !isComplete) return say(usage, 2);
  if (!isAlone && !/^[^\s@]+@[^\s@]+$/.test(email)) return say(`${email} is not an email address.`, 2);
  const env = readEnv();
  const log = pino({ level: 'silent' });
  const database = await openDatabase(env, log);
  try {
    const deps = { db: database.db, clock: systemClock, log };
    if (action === 'list') return await list(deps);
    if (action === 'undelivered' || action === 'deliver') return await tellOfUndelivered(database.pool, action);
    if (action === 'add') return await add(deps, env, email, values.name ?? email.replace(/@.*/, ''));
    if (action === 'reset-codes') return await resetCodes(deps, email);
    return await remove(deps, email);
  } finally {
    await database.close();
  }
}

type Few = Parameters<typeof listOperators>[0];

/** Whoever can run this command on the server. */
function atConsole(): Actor {
  const requestId = crypto.randomUUID();
  return { member: undefined, language: 'en', address: 'console', userAgent: 'operator command', requestId };
}

async function add(deps: Few, env: Env, email: string, name: string): Promise<number> {
  const { user, token } = await addOperator(deps, atConsole(), { email, name });
  const fragment = new URLSearchParams({ reset: token, email: user.email });
  return say(
    `${user.email} is an operator now. Choose a password here:\n${addressOf(env, 'en', 'customerslogin')}#${fragment}`,
    0,
  );
}

async function list(deps: Few): Promise<number> {
  const found = await listOperators(deps);
  return say(found.map(({ email, name }) => `${email}  ${name}`).join('\n') || 'There is no operator yet.', 0);
}

async function remove(deps: Few, email: string): Promise<number> {
  const isRemoved = await removeOperator(deps, atConsole(), email);
  return isRemoved ? say(`${email} is an operator no more.`, 0) : say(`${email} is not an operator.`, 1);
}

async function resetCodes(deps: Few, email: string): Promise<number> {
  const isReset = await resetSecondFactor(deps, atConsole(), email);
  return isReset ? say(`${email} enrols an app anew at the next login.`, 0) : say(`${email} is not an operator.`, 1);
}

async function tellOfUndelivered(pool: Pool, action: 'undelivered' | 'deliver'): Promise<number> {
  const outbox = await openOutbox(pool, systemClock, pino({ level: 'silent' }), true);
  try {
    if (action === 'deliver') return say(`${await outbox.redeliver()} will be tried again by the running server.`, 0);
    const lines = (await outbox.listUndelivered()).map(({ event, happenedAt, tries, error, isGivenUp }) => {
      const { kind, ...about } = event;
      const state = isGivenUp ? 'given up' : `tried ${tries} ×`;
      return `${happenedAt}  ${kind} ${JSON.stringify(about)}  ${state}  ${error}`;
    });
    return say(lines.join('\n') || 'Everything was delivered.', 0);
  } finally {
    await outbox.close();
  }
}

function say(text: string, code: number): number {
  (code === 0 ? console.log : console.error)(text);
  return code;
}
