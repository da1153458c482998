import { parseArgs } from 'node:util';
import pino from 'pino';
import { openDatabase } from '#app/database/open.ts';
import { systemClock } from '#app/deps.ts';
import { type Env, readEnv } from '#app/env.ts';
import type { Actor } from '#app/http/actor.ts';
import { addOperator, listOperators, removeOperator } from '#app/identity/identity.ts';

const usage = `Who runs the marketplace.

  npm run operator -- add EMAIL [--name NAME]   makes EMAIL an operator, with an account where there is none,
                                                and prints a link to choose a password (once, within an hour)
  npm run operator -- list                      lists the operators
  npm run operator -- remove EMAIL              makes an operator a customer again and ends their sessions

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
  const isComplete = action === 'list' ? positionals.length === 1 : positionals.length === 2;
  if (values.help || action === 'help') return say(usage, 0);
  if (!['add', 'list', 'remove'].includes(action) || !isComplete) return say(usage, 2);
  if (action !== 'list' && !/^[^\s@]+@[^\s@]+$/.test(email)) return say(`${email} is not an email address.`, 2);
  const env = readEnv();
  const log = pino({ level: 'silent' });
  const database = await openDatabase(env, log);
  try {
    const deps = { db: database.db, clock: systemClock, log };
    if (action === 'list') return await list(deps);
    if (action === 'add') return await add(deps, env, email, values.name ?? email.replace(/@.*/, ''));
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
  const site = `${env.origin ?? `http://localhost:${env.port}`}${env.basePath}`;
  const fragment = new URLSearchParams({ reset: token, email: user.email });
  return say(`${user.email} is an operator now. Choose a password here:\n${site}/customerslogin#${fragment}`, 0);
}

async function list(deps: Few): Promise<number> {
  const found = await listOperators(deps);
  return say(found.map(({ email, name }) => `${email}  ${name}`).join('\n') || 'There is no operator yet.', 0);
}

async function remove(deps: Few, email: string): Promise<number> {
  const isRemoved = await removeOperator(deps, atConsole(), email);
  return isRemoved ? say(`${email} is an operator no more.`, 0) : say(`${email} is not an operator.`, 1);
}

function say(text: string, code: number): number {
  (code === 0 ? console.log : console.error)(text);
  return code;
}
