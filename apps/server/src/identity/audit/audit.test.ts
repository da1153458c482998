import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { issueReset, logIn, recordAudit } from '../identity.ts';
import type { Actor } from '#app/http/actor.ts';
import { createApp } from '#app/process/app.ts';
import { attemptLimits } from '#app/http/limits.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { noActor } from '#testing/no-actor.ts';

const server = useServer();
const password = 'a long password';

const kindsOf = async (userId: number) => {
  const rows = server.deps.db.selectFrom('audit_entries').selectAll().where('user_id', '=', userId).orderBy('id');
  return (await rows.execute()).map(({ kind }) => kind);
};

describe('the audit', () => {
  it('has every step of an account, in order', async () => {
    const { id, email, token } = await server.signUp('vendor');
    await apiErrorOf(server.client().logIn({ body: { email, password: 'wrong it is' } }));
    await server.client({ token }).handOff({ body: { audience: 'vendor_dashboard' } });
    await apiErrorOf(server.client({ token }).handOff({ body: { audience: 'operator' } }));
    await server.client({ token }).endOtherSessions();
    const body = {
      old_password: password,
      new_password: 'another password',
      new_password_confirmation: 'another password',
    };
    await server.client({ token }).changePassword({ body });
    const issued = await issueReset(server.deps, email);
    await server
      .client()
      .resetPassword({ body: { email, token: issued?.token ?? '', password, password_confirmation: password } });
    const { token: last } = await server.client().logIn({ body: { email, password } });
    await server.client({ token: last }).logOut();
    expect(await kindsOf(id)).toEqual([
      'signed_up',
      'signed_in',
      'sign_in_failed',
      'hand_off_made',
      'denied',
      'other_sessions_ended',
      'password_changed',
      'password_reset',
      'new_device_announced',
      'signed_in',
      'signed_out',
    ]);
  });
});

describe('an entry', () => {
  it('notes a dead token and an unknown address without naming anybody', async () => {
    await server.call('GET', '/user', undefined, { authorization: `Bearer ${'x'.repeat(43)}` });
    await apiErrorOf(server.client().logIn({ body: { email: 'nobody-here@example.com', password } }));
    const rows = await server.deps.db
      .selectFrom('audit_entries')
      .select(['kind', 'user_id', 'detail'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(rows).toEqual([
      { kind: 'sign_in_failed', user_id: null, detail: {} },
      { kind: 'denied', user_id: null, detail: { code: 'unauthenticated', method: 'GET', path: '/api/user' } },
    ]);
  });

  it('holds no password and no token, neither in its rows nor in the log', async () => {
    const { id, email, token } = await server.signUp();
    const issued = await issueReset(server.deps, email);
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
    const actor: Actor = { ...noActor, address: '10.0.0.9', requestId: 'r-1' };
    const opened = await logIn({ ...server.deps, log }, actor, { email, password });
    const rows = await server.deps.db.selectFrom('audit_entries').selectAll().execute();
    const all = JSON.stringify(rows) + lines.join('');
    for (const secret of [password, token, opened.token, issued?.token ?? '']) expect(all).not.toContain(secret);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ audit: 'signed_in', userId: id, requestId: 'r-1' });
  });
});

const countRows = async () => {
  const { rows } = await server.deps.pool.query<{ rows: number }>(
    `select (select count(*) from audit_entries) + (select count(*) from login_attempts) as rows`,
  );
  return Number(rows[0]?.rows);
};

describe('what callers make up', () => {
  it('R11.13 fills neither the audit nor the log: of one address at most twenty refused tokens a minute are noted', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
    const app = createApp({ ...server.deps, log, attempts: attemptLimits(server.deps.pool, 1) });
    const before = await countRows();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const headers = { authorization: `Bearer ${'x'.repeat(40)}${index}` };
        return Promise.resolve(app.fetch(new Request('http://test/api/user', { headers })));
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 401));
    // Two of the rows count the tries themselves.
    expect((await countRows()) - before).toBeLessThanOrEqual(22);
    // Each request has one line of its own besides, of bounded length.
    expect(lines.filter((line) => !line.includes('"msg":"answered"')).length).toBeLessThanOrEqual(20);
  });

  it('R11.13 makes no rows for made-up accounts of an address that has had enough', async () => {
    const attempts = attemptLimits(server.deps.pool, 0.02);
    const before = await countRows();
    const tries = Array.from({ length: 30 }, (_, index) => attempts.count('logIn', `made-up-${index}`, '203.0.113.1'));
    await Promise.allSettled(tries);
    expect((await countRows()) - before).toBeLessThanOrEqual(2);
  });

  it('R11.13 R11.01 makes no tries without end from a network that has any number of networks', async () => {
    const attempts = attemptLimits(server.deps.pool, 0.02);
    const before = await countRows();
    let counted = 0;
    for (let n = 0; n < 40; n++) {
      const address = `2001:db8:9:${n.toString(16)}::1`;
      await attempts.count('subscribe', `made-up-${n}@example.com`, address).then(
        () => (counted += 1),
        () => {},
      );
    }
    // 30 tries of an address by 0.02 and eight: five for the whole network, with a row for each and two counts.
    expect(counted).toBe(5);
    expect((await countRows()) - before).toBeLessThanOrEqual(11);
    await attempts.count('subscribe', 'other@example.com', '2001:db8:a::1');
  });
});

describe('what callers write', () => {
  it('R11.13 is cut where it is long, whatever it contains', async () => {
    const detail = { path: '😀'.repeat(5000), deep: { text: 'x'.repeat(5000) } };
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`name ${index}`, 'y'.repeat(100)]));
    for (const input of [detail, many]) {
      await recordAudit(server.deps, server.deps.db, noActor, { kind: 'denied', detail: input });
    }
    const rows = server.deps.db.selectFrom('audit_entries').select('detail').orderBy('id', 'desc').limit(2);
    for (const row of await rows.execute()) expect(JSON.stringify(row.detail).length).toBeLessThanOrEqual(3000);
  });

  it.each(['kind', 'address', 'request_id', 'detail'])(
    'R11.13 is refused by the database where %s is long',
    async (name) => {
      const given = { kind: 'x', address: '', request_id: '', detail: '{}', created_at: new Date() };
      const long = name === 'detail' ? JSON.stringify('x'.repeat(17_000)) : 'x'.repeat(101);
      const insert = server.deps.db.insertInto('audit_entries').values({ ...given, [name]: long });
      await expect(insert.execute()).rejects.toThrow(/length/);
    },
  );
});
