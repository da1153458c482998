import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EventHandlers } from '#app/database/outbox/delivery.ts';
import { openOutbox } from '#app/database/outbox/outbox.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { inheritedEnv } from '#testing/server-process.ts';

const server = useServer();
const main = path.join(import.meta.dirname, 'operator.ts');

/** Runs the command as on the server. */
const runOperator = async (...args: string[]) => {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...inheritedEnv, DATABASE_URL: server.deps.env.databaseUrl, ORIGIN: 'https://salons.example' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
};

describe('npm run operator', () => {
  it('R11.05 adds an operator without an account, whose link sets the password of the login', async () => {
    const added = await runOperator('add', 'boss@example.com', '--name', 'Boss');
    expect(added.code).toBe(0);
    const link = new URL(/https:\S+/.exec(added.text)?.[0] ?? '');
    expect(link.origin + link.pathname).toBe('https://salons.example/tajmeelspot/customerslogin');
    const fragment = new URLSearchParams(link.hash.slice(1));
    const body = {
      email: fragment.get('email') ?? '',
      token: fragment.get('reset') ?? '',
      password: 'the keys of the house',
      password_confirmation: 'the keys of the house',
    };
    await server.client().resetPassword({ body });
    const { token, user } = await server.client().logIn({ body });
    expect(user).toMatchObject({ name: 'Boss', email: 'boss@example.com', role_id: 2 });
    expect((await apiErrorOf(server.client({ token }).findHealth())).body?.code).toBe('operators_only');
    expect((await apiErrorOf(server.client().beginOperatorLogin({ body }))).body?.code).toBe('enrolment_needs_link');
    const enrolment = new URL(/https:\S+#enrol=\S+/.exec(added.text)?.[0] ?? '');
    expect(enrolment.origin + enrolment.pathname).toBe('https://salons.example/operator/');
    const enrolmentToken = new URLSearchParams(enrolment.hash.slice(1)).get('enrol') ?? '';
    const begun = server.client().beginOperatorLogin({ body: { ...body, enrolment_token: enrolmentToken } });
    expect((await begun).enrolment).not.toBeNull();
  });

  it('makes an existing account an operator and back, and ends its sessions each time', async () => {
    const { email, token } = await server.signIn();
    expect((await runOperator('add', email.toUpperCase())).code).toBe(0);
    expect((await apiErrorOf(server.client({ token }).findUser())).status).toBe(401);
    expect((await runOperator('list')).text).toContain(email);
    const { token: next } = await server.client().logIn({ body: { email, password: 'a long password' } });
    expect((await runOperator('remove', email)).code).toBe(0);
    expect((await apiErrorOf(server.client({ token: next }).findUser())).status).toBe(401);
    expect((await runOperator('list')).text).not.toContain(email);
    const again = await runOperator('remove', email);
    expect(again).toMatchObject({ code: 1, text: `${email} is not an operator.\n` });
  });

  it.each([
    [['--help'], 0],
    [[], 0],
    [['add'], 2],
    [['crown', 'a@b.co'], 2],
    [['add', 'nobody'], 2],
    [['list', 'x'], 2],
    [['reset-codes'], 2],
  ])('%j prints the usage or an error and ends with %i', async (args, code) => {
    const result = await runOperator(...args);
    expect(result.code).toBe(code);
    expect(result.text).not.toBe('');
  });
});

describe('npm run operator, reset-codes', () => {
  it('R11.05 prints the link with which alone an app is enrolled anew', async () => {
    const { email } = await server.signIn('operator');
    const { text } = await runOperator('reset-codes', email);
    const token = new URLSearchParams(/#(enrol=\S+)/.exec(text)?.[1]).get('enrol') ?? '';
    const body = { email, password: 'a long password', enrolment_token: token };
    expect((await server.client().beginOperatorLogin({ body })).enrolment).not.toBeNull();
  });
});

describe('npm run operator, for undelivered messages', () => {
  it('lists them with their errors, and makes the server try them again', async () => {
    await server.deliver();
    expect(await runOperator('undelivered')).toMatchObject({ code: 0, text: 'Everything was delivered.\n' });
    const { db, outbox, pool, clock, log } = server.deps;
    await db.transaction().execute((tx) => outbox.add(tx, { kind: 'booking.soon', bookingId: 17 }));
    const own = await openOutbox(pool, clock, log, true);
    const refusing = new Proxy({} as EventHandlers, { get: () => () => Promise.reject(new Error('mailbox is full')) });
    await expect(own.deliverOnce(refusing)).rejects.toThrow('not delivered');
    const line = `${clock.now().toString()}  booking.soon {"bookingId":17}`;
    expect((await runOperator('undelivered')).text).toBe(`${line}  tried 1 ×  mailbox is full\n`);
    for (let tries = 2; tries <= 9; tries++) await own.deliverOnce(refusing).catch(() => {});
    expect((await runOperator('undelivered')).text).toBe(`${line}  given up  mailbox is full\n`);
    expect((await runOperator('deliver')).text).toBe('1 will be tried again by the running server.\n');
    const delivered: unknown[] = [];
    await own.deliverOnce(
      new Proxy({} as EventHandlers, { get: () => (event: unknown) => Promise.resolve(void delivered.push(event)) }),
    );
    expect(delivered).toEqual([{ kind: 'booking.soon', bookingId: 17 }]);
    await own.close();
    expect((await runOperator('undelivered')).text).toBe('Everything was delivered.\n');
  });
});
