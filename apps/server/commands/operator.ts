import { places } from '@tajmeelspot/contract/places.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import pino from 'pino';
import { openDatabase } from '#app/database/open.ts';
import { openOutbox } from '#app/database/outbox/outbox.ts';
import { systemClock } from '#app/deps.ts';
import { addressOf, type Env, hostOf, readEnv } from '#app/env.ts';
import type { Actor } from '#app/http/actor.ts';
import { addOperator, listOperators, removeOperator, resetSecondFactor } from '#app/identity/identity.ts';
import { finish, runCommand } from './run-command.ts';

const usage = `Adds and removes operators, and lists messages that could not be delivered.

  npm run operator -- add EMAIL [--name NAME]   makes EMAIL an operator, with an account where there is none,
                                                and prints two links: to choose a password, and to enrol an app
                                                for codes (each once, within an hour)
  npm run operator -- list                      lists the operators
  npm run operator -- remove EMAIL              makes an operator a customer again and ends their sessions
  npm run operator -- reset-codes EMAIL         prints a link to enrol a new app for codes; the former is forgotten
  npm run operator -- undelivered               lists messages that could not be delivered, and why
  npm run operator -- deliver                   makes the server try the abandoned ones again

It works on the database that the configuration names, also while the server runs.`;

await runCommand(run);

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [action = 'help', email = ''] = positionals;
  const isWithoutEmail = ['list', 'undelivered', 'deliver'].includes(action);
  const isComplete = positionals.length === (isWithoutEmail ? 1 : 2);
  if (values.help || action === 'help') return finish(usage, 0);
  if (!(isWithoutEmail || ['add', 'remove', 'reset-codes'].includes(action)) || !isComplete) return finish(usage, 2);
  if (!isWithoutEmail && !/^[^\s@]+@[^\s@]+$/.test(email)) return finish(`${email} is not an email address.`, 2);
  const env = readEnv();
  const log = pino({ level: 'silent' });
  const database = await openDatabase(env, log);
  try {
    const deps = { db: database.db, clock: systemClock, log };
    if (action === 'list') return await list(deps);
    if (action === 'undelivered' || action === 'deliver') return await listOrRedeliver(database.pool, action);
    if (action === 'add') return await add(deps, env, email, values.name ?? email.replace(/@.*/, ''));
    if (action === 'reset-codes') return await resetCodes(deps, env, email);
    return await remove(deps, email);
  } finally {
    await database.close();
  }
}

type CommandDeps = Parameters<typeof listOperators>[0];

/** The actor of this command: it runs on the server, without a session. */
function commandActor(): Actor {
  const requestId = crypto.randomUUID();
  return {
    member: undefined,
    language: 'en',
    locale: localeOf('en'),
    address: 'console',
    userAgent: 'operator command',
    requestId,
  };
}

async function add(deps: CommandDeps, env: Env, email: string, name: string): Promise<number> {
  const { user, token, enrolmentToken } = await addOperator(deps, commandActor(), { email, name });
  const fragment = new URLSearchParams({ reset: token, email: user.email });
  return finish(
    [
      `${user.email} is an operator now. First choose a password here, once and within an hour:`,
      `${addressOf(env, 'en', 'customerslogin')}#${fragment}`,
      'Then log in here, which enrols an app for codes, once and within an hour:',
      enrolmentAddress(env, enrolmentToken),
    ].join('\n'),
    0,
  );
}

/** The only address at which a first app for codes can be enrolled. */
function enrolmentAddress(env: Env, token: string): string {
  return `${hostOf(env)}${places.operator}/#${new URLSearchParams({ enrol: token }).toString()}`;
}

async function list(deps: CommandDeps): Promise<number> {
  const found = await listOperators(deps);
  return finish(found.map(({ email, name }) => `${email}  ${name}`).join('\n') || 'There is no operator yet.', 0);
}

async function remove(deps: CommandDeps, email: string): Promise<number> {
  const isRemoved = await removeOperator(deps, commandActor(), email);
  return isRemoved ? finish(`${email} is an operator no more.`, 0) : finish(`${email} is not an operator.`, 1);
}

async function resetCodes(deps: CommandDeps, env: Env, email: string): Promise<number> {
  const token = await resetSecondFactor(deps, commandActor(), email);
  return token
    ? finish(`${email} enrols an app anew by logging in here, within an hour:\n${enrolmentAddress(env, token)}`, 0)
    : finish(`${email} is not an operator.`, 1);
}

async function listOrRedeliver(pool: Pool, action: 'undelivered' | 'deliver'): Promise<number> {
  const outbox = await openOutbox(pool, systemClock, pino({ level: 'silent' }), true);
  try {
    if (action === 'deliver')
      return finish(`${await outbox.redeliver()} will be tried again by the running server.`, 0);
    const lines = (await outbox.listUndelivered()).map(({ event, happenedAt, tries, error, isGivenUp }) => {
      const { kind, ...about } = event;
      const state = isGivenUp ? 'given up' : `tried ${tries} ×`;
      return `${happenedAt}  ${kind} ${JSON.stringify(about)}  ${state}  ${error}`;
    });
    return finish(lines.join('\n') || 'Everything was delivered.', 0);
  } finally {
    await outbox.close();
  }
}

/** Prints a text, on stderr where the exit code is a failure, and returns the code. */
