import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '#testing/bookings.ts';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';
import { createVenueWithDraft } from '#testing/request-bodies.ts';
import { documentPicture } from '#testing/safety/licence-requests.ts';
import { inheritedEnv } from '#testing/server-process.ts';
import { recordWeights, verifyLog } from './trust-log.ts';

const server = useServer();
let operator: ReturnType<TestServer['client']>;

beforeAll(async () => {
  operator = server.client({ token: (await server.signIn('operator')).token });
});

const params = (id: number) => ({ params: { id: String(id) } });
const because = { body: { reason: 'Because of Zainab' } };

/** The entries since the last call, as kinds. */
let seen = 0;
async function newEntries() {
  const { rows } = await sql<{ position: number; kind: string; subject_id: number | null; detail: object }>`
    select position, kind, subject_id, detail from trust_log_entries where position > ${seen} order by position`.execute(
    server.deps.db,
  );
  seen = rows.at(-1)?.position ?? seen;
  return rows;
}
const newKinds = async () => (await newEntries()).map(({ kind }) => kind);

/** A review of service 202 by somebody new. */
async function review() {
  const author = await createUser(server);
  const { data } = await author.client.writeReview({ ...params(202), body: { rating: 1, comment: 'Loud' } });
  return { author, id: data.id };
}

describe('R13.14 the trust log has', () => {
  it('what happens to a licence, from the hand-in to the end', async () => {
    const { vendor, params: venueParams } = await createVenueWithDraft(server);
    await newEntries();
    const given = { class: 'physician', number: '88/C', holder: 'Dr. Omar Fadhil', expires_on: '2027-06-30' } as const;
    const { data } = await vendor.client.createLicenceApplication({ ...venueParams, body: given });
    await vendor.client.setLicenceDocument({ ...params(data.id), upload: await documentPicture() });
    expect(await newKinds()).toEqual(['licence_handed_in']);
    const about = { params: { about: 'licence', id: String(data.id) } } as const;
    await operator.decideApproval({ ...about, body: { decision: 'approve', reply: 'Zainab' } });
    const approved = await newEntries();
    expect(approved.map(({ kind }) => kind).toSorted()).toEqual(['licence_approved', 'licence_entered']);
    expect(JSON.stringify(approved)).not.toMatch(/Omar|88\/C|Zainab/);
    await server.deps.db.deleteFrom('licences').where('venue_id', '=', Number(venueParams.params.id)).execute();
    expect(await newKinds()).toEqual(['licence_removed']);
  });

  it('a suspension of a service and of a vendor, and their ends', async () => {
    await newEntries();
    await operator.suspendService({ ...params(302), ...because });
    await operator.reinstateService(params(302));
    expect(await newKinds()).toEqual(['service_suspended', 'service_reinstated']);
    const { id } = await server.signIn('vendor');
    await operator.suspendVendor({ ...params(id), ...because });
    await operator.reinstateVendor(params(id));
    expect(await newKinds()).toEqual(['vendor_suspended', 'vendor_reinstated']);
  });
});

describe('R13.14 the trust log of reviews has', () => {
  it('who took one away: its author, an operator, the erasure of its author, or nobody knows', async () => {
    await newEntries();
    const [own, other, erased, unknown] = [await review(), await review(), await review(), await review()];
    await own.author.client.deleteReview(params(202));
    await operator.removeReview({ ...params(other.id), ...because });
    await operator.eraseUser({ ...params(erased.author.id), ...because });
    await server.deps.db.deleteFrom('reviews').where('id', '=', unknown.id).execute();
    const removed = (await newEntries()).filter(({ kind }) => kind === 'review_removed');
    expect(removed.map(({ subject_id: id, detail }) => [id, (detail as { by: string }).by])).toEqual([
      [own.id, 'author'],
      [other.id, 'operator'],
      [erased.id, 'erasure'],
      [unknown.id, 'unknown'],
    ]);
  });

  it('a report that was decided, a class that was changed, and weights only when they differ', async () => {
    const { id } = await review();
    const reporter = await createUser(server);
    await reporter.client.reportReview({ ...params(id), body: { reason: 'abuse', text: '' } });
    await newEntries();
    await operator.removeReview({ ...params(id), ...because });
    expect(await newKinds()).toEqual(expect.arrayContaining(['report_upheld', 'review_removed']));
    await sql`update procedures set licence_class = 'beautician' where id = (select id from procedures
      where licence_class = 'none' limit 1)`.execute(server.deps.db);
    expect(await newEntries()).toMatchObject([
      { kind: 'procedure_changed', detail: { class: 'beautician', former_class: 'none' } },
    ]);
    for (const prior of [4.2, 4.2, 4.3]) await recordWeights(server.deps, { prior });
    expect(await newKinds()).toEqual(['weights_changed', 'weights_changed']);
  });
});

describe('R13.14 the trust log of voices has', () => {
  it('those that an operator takes out of the order of results, and takes back', async () => {
    const inserted = await sql<{ id: number }>`
      insert into voice_signals (kind, venue_id, figures, first_seen_at, last_seen_at)
      select 'ring', min(id), '{}', current_moment(), current_moment() from venues returning id`.execute(
      server.deps.db,
    );
    const id = inserted.rows[0]?.id ?? 0;
    await newEntries();
    await operator.decideVoiceSignal({ ...params(id), body: { decision: 'exclude', ...because.body } });
    await operator.decideVoiceSignal({ ...params(id), body: { decision: 'count', ...because.body } });
    expect(await newEntries()).toMatchObject([
      { kind: 'voices_discounted', subject_id: id, detail: { kind: 'ring' } },
      { kind: 'voices_restored', subject_id: id },
    ]);
  });
});

describe('R13.14 the trust log cannot be', () => {
  it('changed, shortened or emptied by the program, nor its head', async () => {
    const attempts = [
      sql`update trust_log_entries set kind = 'other' where position = 1`,
      sql`delete from trust_log_entries where position = 1`,
      sql`truncate trust_log_entries`,
      sql`update trust_log_head set position = 0`,
      sql`delete from trust_log_head`,
    ];
    for (const attempt of attempts) await expect(attempt.execute(server.deps.db)).rejects.toThrow(/only added to/);
    // Whatever an insert says of its place, it is the last.
    await sql`insert into trust_log_entries (position, kind, subject, detail, recorded_at, previous_hash, hash)
      values (1, 'forged', 'log', '{}', '2020-01-01', '', '')`.execute(server.deps.db);
    expect((await verifyLog(server.deps.db)).violation).toBeUndefined();
  });

  it('split by decisions of many connections at once, in any order', async () => {
    const vendors = await Promise.all(Array.from({ length: 12 }, () => server.signIn('vendor')));
    await Promise.all(vendors.map(({ id }) => operator.suspendVendor({ ...params(id), ...because })));
    await Promise.all(vendors.map(({ id }) => operator.reinstateVendor(params(id))));
    expect((await verifyLog(server.deps.db)).violation).toBeUndefined();
  });
});

/** Runs the command as on the server. */
async function runVerifyLog(...args: string[]) {
  const command = path.join(import.meta.dirname, '../../commands/verify-log.ts');
  const env = { ...inheritedEnv, DATABASE_URL: server.deps.env.databaseUrl };
  const child = spawn(process.execPath, [command, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
}

/** Changes the log as somebody does who owns the database. */
async function tamper(change: string) {
  await server.deps.pool.query(`
    alter table trust_log_entries disable trigger user; ${change}; alter table trust_log_entries enable trigger user`);
}

describe('R13.14 npm run verify-log', () => {
  it('prints the last entry, demands one from before, and finds what was changed, put elsewhere or lost', async () => {
    const whole = await runVerifyLog();
    expect(whole).toMatchObject({ code: 0, text: expect.stringMatching(/^The trust log is whole: \d+ entries\./) });
    const known = /\d+:[0-9a-f]{64}/.exec(whole.text)?.[0] ?? '';
    await operator.suspendVendor({ ...params((await server.signIn('vendor')).id), ...because });
    expect((await runVerifyLog(known)).code).toBe(0);
    expect((await runVerifyLog('7:abc')).code).toBe(2);
    expect((await runVerifyLog('--help')).text).toContain('npm run verify-log');
    await tamper(`update trust_log_entries set detail = detail || '{"class": "changed"}' where position = 3`);
    const changed = await runVerifyLog(known);
    expect(changed).toEqual({ code: 1, text: 'Entry 3 of the trust log was changed.\n' });
    const last = Number(known.split(':')[0]) + 1;
    await tamper(`delete from trust_log_entries where position in (3, ${last})`);
    expect((await runVerifyLog()).text).toBe('Entry 3 of the trust log is lost.\n');
  });
});

describe('R13.14 what everybody may read', () => {
  it('is removals and changes of the order, in pages, with the reasons of reports and without anybody’s name or number', async () => {
    const answer = await server.client().listTrustLog({ query: { limit: '3' } });
    expect(answer.data).toHaveLength(3);
    expect(Object.keys(answer.data[0]!).toSorted()).toEqual(['hash', 'kind', 'position', 'reasons', 'recorded_at']);
    const next = await server.client().listTrustLog({ query: { limit: '50', before: String(answer.next_before) } });
    const all = [...answer.data, ...next.data];
    expect(all.map(({ position }) => position)).toEqual(all.map(({ position }) => position).toSorted((a, b) => b - a));
    expect(new Set(all.map(({ position }) => position)).size).toBe(all.length);
    expect(all.find(({ reasons }) => reasons.includes('abuse'))?.kind).toBe('review_removed');
    const counted = answer.counts.find(({ kind }) => kind === 'review_removed')?.count;
    // Neither the author's own nor that of an erased account is a decision.
    expect(counted).toBe(all.filter(({ kind }) => kind === 'review_removed').length);
    expect(counted).toBe(3);
    const refused = await apiErrorOf(server.client().listTrustLog({ query: { before: '-1' } }));
    expect(refused.status).toBe(422);
  });
});
