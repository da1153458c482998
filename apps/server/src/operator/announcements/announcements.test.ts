import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { AnnouncementDraft } from '@tajmeelspot/contract/operator/announcements.ts';
import type { Client } from '@tajmeelspot/contract/client.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { createUser } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { announcementDraft } from '#testing/safety/announcement-requests.ts';
import { messageHandlers } from '#app/messages/messages.ts';
import { sendAnnouncements } from './hand-over.ts';

const server = useServer({ DEMO: 'on' });
const reason = 'Everybody asks for it';
const everywhere = (text: string) => ({ en: text, ar: text, ckb: text });
let operator: Client;

beforeEach(() => moveTo(10));

/** Moves the clock to an hour of the day in Baghdad; the session of an operator lasts no longer. */
async function moveTo(hour: number): Promise<void> {
  server.setClock(frozenNow.toZonedDateTimeISO('Asia/Baghdad').with({ hour }).toInstant());
  operator = server.client({ token: (await server.signIn('operator')).token });
}

const create = async (changes: Partial<AnnouncementDraft> = {}) =>
  String((await operator.createAnnouncement({ body: { ...announcementDraft, ...changes } })).data.id);

const startBody = async (id: string) => {
  const { version, addressees } = (await operator.previewAnnouncement({ params: { id } })).data;
  return { reason, version, addressees };
};
const start = async (id: string) => operator.startAnnouncement({ params: { id }, body: await startBody(id) });
const find = async (id: string) => (await operator.findAnnouncement({ params: { id } })).data;

/** Hands everything over and delivers it. */
async function sendAll(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await sendAnnouncements(server.deps);
    await server.deliver();
  }
}

const mailsTo = async (recipient: string) =>
  (await server.deps.db.selectFrom('stored_emails').selectAll().where('recipient', '=', recipient).execute()).map(
    ({ subject, text, html }) => ({ subject, text, html }),
  );

it('R15.17 an announcement reaches everybody whom it is for once, in the language of each, and says how far it is', async () => {
  const arab = await server.signIn('vendor');
  await sql`update users set language = 'ar' where id = ${arab.id}`.execute(server.deps.db);
  const id = await create({
    title: { en: 'New terms', ar: 'شروط جديدة', ckb: 'مەرجی نوێ' },
    email_text: everywhere('They **begin** on Monday: see [the terms](/terms).\n\n<b>As it is</b>'),
  });
  const preview = (await operator.previewAnnouncement({ params: { id } })).data;
  const vendors = await sql<{
    count: number;
  }>`select count(*)::int as count from users where role = 'vendor'`.execute(server.deps.db);
  expect(preview.addressees).toBe(vendors.rows[0]?.count);
  expect(preview.texts.map(({ language, email }) => [language, email?.title])).toEqual([
    ['en', 'New terms'],
    ['ar', 'شروط جديدة'],
    ['ckb', 'مەرجی نوێ'],
  ]);
  await start(id);
  await sendAll();
  // An event that comes again, another round, another process: nobody gets it twice.
  const [first] = (
    await sql<{ id: number }>`select id from announcement_addressees where announcement_id = ${id}`.execute(
      server.deps.db,
    )
  ).rows;
  await messageHandlers(server.deps)['operator.announced'](
    { kind: 'operator.announced', addresseeId: first?.id ?? 0 },
    frozenNow,
    crypto.randomUUID(),
  );
  await sendAll();
  const [mail, ...more] = await mailsTo(arab.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('شروط جديدة');
  expect(mail?.html).toContain('dir="rtl"');
  expect(mail?.html).toContain('&lt;b&gt;As it is&lt;/b&gt;');
  expect(mail?.html).toContain('/ar/terms"');
  expect(mail?.text).toContain('/ar/terms)');
  const { state, addressees, handed_over: handedOver, progress } = await find(id);
  expect({ state, handedOver }).toEqual({ state: 'done', handedOver: addressees });
  expect(progress).toEqual([{ channel: 'email', sent: addressees, delivered: 0, failed: 0 }]);
  const { data } = await operator.listAnnouncements({ query: { search: 'new terms' } });
  expect(data[0]).toMatchObject({ id: Number(id), state: 'done', handed_over: addressees });
});

it('R15.17 an announcement goes by the channels that its reader allows, and waits for the morning with what rings', async () => {
  const { id: userId, client: user } = await createUser(server);
  await sql`update users set proven_phone = '+9647701230001' where id = ${userId}`.execute(server.deps.db);
  await user.changeChannels({ body: { order: ['sms', 'email'], has_quiet_hours: true, is_discreet: true } });
  await sql`update users set blocked_at = now() where role = 'customer' and id <> ${userId}`.execute(server.deps.db);
  const id = await create({
    recipients: 'customers',
    channels: ['sms', 'whatsapp'],
    short_text: everywhere('See the terms'),
  });
  expect((await operator.previewAnnouncement({ params: { id } })).data.by_channel).toEqual([
    { channel: 'sms', addressees: 1 },
  ]);
  await start(id);
  await moveTo(23);
  await sendAll();
  expect(await find(id)).toMatchObject({ handed_over: 0, state: 'sending' });
  await moveTo(21);
  await sendAll();
  const sent = await server.deps.db.selectFrom('stored_messages').select(['channel', 'title', 'text']).execute();
  expect(sent).toEqual([
    { channel: 'sms', title: 'New terms', text: expect.stringContaining('See the terms') as string },
  ]);
  await sql`update users set blocked_at = null`.execute(server.deps.db);
});

it('R15.17 an announcement is for a city or a category alone', async () => {
  const city = await sql<{ id: number; owner: number }>`select city_id as id, owner_id as owner from venues
      where id = ${landmarks.noorSalon}`.execute(server.deps.db);
  const { id: city_id = 0 } = city.rows[0] ?? {};
  const count = async (changes: Partial<AnnouncementDraft>) =>
    (await operator.previewAnnouncement({ params: { id: await create(changes) } })).data.addressees;
  const owners = await sql<{ count: number }>`select count(distinct owner_id)::int as count from venues
      where city_id = ${city_id}`.execute(server.deps.db);
  expect(await count({ city_id })).toBe(owners.rows[0]?.count);
  const bookers = await sql<{ count: number }>`select count(distinct b.customer_id)::int as count from bookings b
      join venues v on v.id = b.venue_id join users u on u.id = b.customer_id
      where v.city_id = ${city_id} and u.role = 'customer' and b.status <> 'held'`.execute(server.deps.db);
  expect(await count({ city_id, recipients: 'customers' })).toBe(bookers.rows[0]?.count);
  const found = await sql<{ id: number; owners: number }>`select c.id, count(distinct v.owner_id)::int as owners
    from categories c join services s on s.category_id = c.id and s.status = 'published' join venues v on v.id = s.venue_id
    group by c.id order by c.id limit 1`.execute(server.deps.db);
  expect(await count({ category_id: found.rows[0]?.id ?? 0 })).toBeGreaterThanOrEqual(found.rows[0]?.owners ?? 9);
});

it('R15.17 an announcement pauses, goes on and ends, and who did not get it never does', async () => {
  const late = await server.signIn('vendor');
  const id = await create();
  await start(id);
  const params = { id };
  await operator.pauseAnnouncement({ params, body: { reason } });
  await sendAll();
  expect(await find(id)).toMatchObject({ state: 'paused', handed_over: 0 });
  expect((await apiErrorOf(operator.pauseAnnouncement({ params, body: { reason } }))).body?.code).toBe(
    'announcement_not_running',
  );
  await operator.resumeAnnouncement({ params, body: { reason } });
  await sendAnnouncements(server.deps);
  // Handed over, but not written yet: it is too late for nobody.
  await operator.cancelAnnouncement({ params, body: { reason } });
  await sendAll();
  expect(await mailsTo(late.email)).toEqual([]);
  expect(await find(id)).toMatchObject({ state: 'cancelled', progress: [] });
  expect((await apiErrorOf(operator.resumeAnnouncement({ params, body: { reason } }))).status).toBe(409);
  const entries = await server.deps.db
    .selectFrom('audit_entries')
    .select(['kind', 'detail'])
    .where('kind', 'like', 'operator.announcement%')
    .execute();
  expect(entries.filter(({ detail }) => (detail as { on?: number }).on === Number(id)).map(({ kind }) => kind)).toEqual(
    [
      'operator.announcement_created',
      'operator.announcement_started',
      'operator.announcement_paused',
      'operator.announcement_sending',
      'operator.announcement_cancelled',
    ],
  );
});

it('R15.17 an announcement is what was looked at: another version, other addressees, or two at once are refused', async () => {
  const id = await create();
  const body = await startBody(id);
  const params = { id };
  await operator.changeAnnouncement({ params, body: announcementDraft });
  expect((await apiErrorOf(operator.startAnnouncement({ params, body }))).body?.code).toBe('announcement_changed');
  const now = await startBody(id);
  const fewer = { ...now, addressees: now.addressees + 11 };
  expect((await apiErrorOf(operator.startAnnouncement({ params, body: fewer }))).body?.code).toBe(
    'announcement_changed',
  );
  const both = await Promise.allSettled([1, 2].map(() => operator.startAnnouncement({ params, body: now })));
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const refused of [
    () => operator.startAnnouncement({ params, body: now }),
    () => operator.changeAnnouncement({ params, body: announcementDraft }),
    () => operator.removeAnnouncement({ params }),
  ])
    expect((await apiErrorOf(refused())).body?.code).toBe('announcement_sent');
  for (const change of [sql`title = '{}'`, sql`state = 'draft'`, sql`version = 9`])
    await expect(sql`update announcements set ${change} where id = ${id}`.execute(server.deps.db)).rejects.toThrow(
      /stays as it is|check/,
    );
  await operator.cancelAnnouncement({ params, body: { reason } });
});

it('R15.17 an announcement says something in every language, and marketing goes by email alone', async () => {
  const id = await create({ email_text: { en: 'Hello' } });
  const refused = await apiErrorOf(start(id));
  expect(refused.body?.errors?.['email_text']?.[0]).toContain('Arabic');
  for (const changes of [
    { purpose: 'marketing', channels: ['email', 'push'] },
    { recipients: 'subscribers' },
    { recipients: 'subscribers', purpose: 'marketing', city_id: 1 },
    { channels: [] },
    { channels: ['email', 'email'] },
  ] as Partial<AnnouncementDraft>[])
    expect((await apiErrorOf(create(changes))).status).toBe(422);
});

it('R15.17 an announcement is tried by the operator alone', async () => {
  const { token, email } = await server.signIn('operator');
  const mine = server.client({ token });
  await mine.testAnnouncement({ params: { id: await create({ email_text: { en: 'Only me' } }) } });
  await server.deliver();
  expect((await mailsTo(email)).map(({ text }) => text.includes('Only me'))).toEqual([true]);
  expect((await apiErrorOf(mine.findAnnouncement({ params: { id: '99999' } }))).status).toBe(404);
});
