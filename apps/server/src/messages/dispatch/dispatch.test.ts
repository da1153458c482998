import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { jsonOf } from '#app/integrations/channels/testing/provider-stand-in.ts';
import { openMailbox } from '#app/integrations/email/testing/mailbox.ts';
import { openOtpiqApi, otpiqSettings } from '#app/integrations/sms/testing/otpiq-api.ts';
import { cloudError, cloudSettings, openCloudApi } from '#app/integrations/whatsapp/testing/cloud-api.ts';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import { toDate } from '#app/database/connection.ts';
import { recordReceipt } from '../messages.ts';
import { updateMessage } from './message-queries.ts';
import { advanceMessages, createReachableOwner, listMessages, referenceOf, requestBooking } from '#testing/readers.ts';

const [mailbox, whatsapp, otpiq] = [await openMailbox(), await openCloudApi(), await openOtpiqApi()];
const server = useServer({
  DEMO: 'off',
  ORIGIN: 'https://spot.example',
  SMTP_URL: mailbox.url,
  WHATSAPP_API_URL: whatsapp.url,
  ...cloudSettings,
  OTPIQ_API_URL: otpiq.url,
  ...otpiqSettings,
});

beforeEach(async () => {
  await server.deliver();
  mailbox.taken.length = 0;
  whatsapp.requests.length = 0;
  otpiq.requests.length = 0;
});
afterEach(() => {
  server.setClock(frozenNow);
  whatsapp.misbehave(undefined);
  otpiq.misbehave(undefined);
});
afterAll(() => Promise.all([mailbox.close(), whatsapp.close(), otpiq.close()]));

const later = (seconds: number) => server.setClock(server.deps.clock.now().add({ seconds }));
const report = (
  reference: string,
  state: 'sent' | 'delivered' | 'read' | 'failed',
  channel: 'whatsapp' | 'sms' = 'whatsapp',
) => recordReceipt(server.deps, { channel, reference, state, at: server.deps.clock.now() });
const mailsTo = (email: string) => mailbox.taken.filter(({ to }) => to?.[0]?.address === email);

it('R12.06 a request goes to its venue by the first channel, and by no other once it is delivered', async () => {
  const owner = await createReachableOwner(server);
  const { id } = await requestBooking(server);
  await server.deliver();
  const sent = whatsapp.requests.map((request) => JSON.stringify(jsonOf(request)));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(owner.number.slice(1));
  expect(sent[0]).toContain('tajmeelspot/answer-request#token=');
  expect(await listMessages(server, id)).toEqual([{ state: 'sent', due: true, tries: ['whatsapp sent'] }]);
  await report(await referenceOf(server, id, 'whatsapp'), 'delivered');
  later(3600);
  await advanceMessages(server.deps);
  expect(await listMessages(server, id)).toEqual([{ state: 'delivered', due: false, tries: ['whatsapp delivered'] }]);
  expect([mailsTo(owner.email), otpiq.requests]).toEqual([[], []]);
});

it('R12.06 the next channel follows when the deadline of the one before has passed without a receipt', async () => {
  const owner = await createReachableOwner(server);
  const { id } = await requestBooking(server);
  await server.deliver();
  later(59);
  await advanceMessages(server.deps);
  expect(mailsTo(owner.email)).toHaveLength(0);
  later(1);
  await Promise.all([advanceMessages(server.deps), advanceMessages(server.deps), advanceMessages(server.deps)]);
  expect(mailsTo(owner.email)).toHaveLength(1);
  expect(await listMessages(server, id)).toEqual([
    { state: 'sent', due: false, tries: ['whatsapp sent', 'email sent'] },
  ]);
});

it('R12.06 R12.07 a failed receipt makes the next channel due at once, and late or repeated ones lead back nowhere', async () => {
  const owner = await createReachableOwner(server);
  const { id } = await requestBooking(server);
  await server.deliver();
  const reference = await referenceOf(server, id, 'whatsapp');
  await report('wamid.of-nobody', 'read');
  await report(reference, 'failed', 'sms');
  expect((await listMessages(server, id))[0]?.tries).toEqual(['whatsapp sent']);
  await Promise.all([report(reference, 'failed'), report(reference, 'failed'), report(reference, 'sent')]);
  // The receipt itself begins a round, which may still be at it.
  await expect.poll(async () => (await listMessages(server, id))[0]?.due).toBe(false);
  expect(mailsTo(owner.email)).toHaveLength(1);
  await report(reference, 'sent');
  expect((await listMessages(server, id))[0]).toMatchObject({
    state: 'sent',
    tries: ['whatsapp failed', 'email sent'],
  });
  await report(reference, 'read');
  await report(reference, 'delivered');
  expect((await listMessages(server, id))[0]).toMatchObject({ state: 'read', tries: ['whatsapp read', 'email sent'] });
});

it.each(['hangs', 'drops the line', 'answers 503'] as const)(
  'R12.06 a channel that %s is left for the next one in the order of the reader',
  async (failure) => {
    const owner = await createReachableOwner(server);
    const order = ['whatsapp', 'sms'] as const;
    await owner.client.changeChannels({ body: { order: [...order], has_quiet_hours: true, is_discreet: false } });
    whatsapp.misbehave(failure);
    const { id } = await requestBooking(server);
    await server.deliver();
    expect((await listMessages(server, id))[0]?.tries).toEqual(['whatsapp failed unreachable', 'sms sent']);
    expect(otpiq.requests).toHaveLength(1);
    expect(mailsTo(owner.email)).toHaveLength(0);
  },
  20_000,
);

it('R12.06 an email that the mail server does not take is left for the next channel, too', async () => {
  const owner = await createReachableOwner(server);
  await owner.client.changeChannels({ body: { order: ['email', 'sms'], has_quiet_hours: true, is_discreet: false } });
  await mailbox.misbehave('answers 550');
  const { id } = await requestBooking(server);
  await server.deliver().catch(() => undefined);
  await mailbox.misbehave(undefined);
  expect(await listMessages(server, id)).toMatchObject([
    { state: 'sent', tries: ['email failed unreachable', 'sms sent'] },
  ]);
});

it('R12.07 an email that follows and is never taken has failed after a day, and is tried no more', async () => {
  const owner = await createReachableOwner(server);
  await owner.client.changeChannels({
    body: { order: ['whatsapp', 'email'], has_quiet_hours: true, is_discreet: false },
  });
  const { id } = await requestBooking(server);
  await server.deliver();
  await mailbox.misbehave('answers 550');
  await report(await referenceOf(server, id, 'whatsapp'), 'failed');
  await expect.poll(async () => (await listMessages(server, id))[0]?.tries.length).toBe(2);
  for (let hour = 0; hour < 25; hour++) {
    later(3600);
    await advanceMessages(server.deps);
  }
  await mailbox.misbehave(undefined);
  expect(await listMessages(server, id)).toMatchObject([{ state: 'failed', due: false }]);
});

it('R12.07 a message whose event was given up is shown as failed, and leaves when the event is delivered again', async () => {
  const owner = await createReachableOwner(server);
  await owner.client.changeChannels({ body: { order: ['email'], has_quiet_hours: true, is_discreet: false } });
  await mailbox.misbehave('answers 550');
  const { id } = await requestBooking(server);
  await expect(server.deliver()).rejects.toThrow('not delivered');
  later(3 * 3600);
  await advanceMessages(server.deps);
  expect((await listMessages(server, id))[0]?.state).toBe('queued');
  later(4 * 3600);
  await advanceMessages(server.deps);
  expect((await listMessages(server, id))[0]?.state).toBe('failed');
  await mailbox.misbehave(undefined);
  await server.deliver();
  expect((await listMessages(server, id))[0]?.state).toBe('sent');
});

it('R12.07 a receipt that overtakes the end of its own try stays, and nothing follows it', async () => {
  await createReachableOwner(server);
  const { id } = await requestBooking(server);
  await server.deliver();
  await report(await referenceOf(server, id, 'whatsapp'), 'delivered');
  const now = toDate(server.deps.clock.now());
  const message = await sql<{
    id: string;
  }>`select id from messages where booking_id = ${id} and recipient = 'venue'`.execute(server.deps.db);
  await updateMessage(server.deps.db, message.rows[0]?.id ?? '', { state: 'sent', nextAt: now, now });
  expect(await listMessages(server, id)).toMatchObject([{ state: 'delivered', due: false }]);
});

it('R12.06 a message that no channel takes is tried again, as long as it is worth something', async () => {
  const owner = await createReachableOwner(server);
  await owner.client.changeChannels({ body: { order: ['whatsapp'], has_quiet_hours: false, is_discreet: false } });
  whatsapp.misbehave('answers 503');
  const { id } = await requestBooking(server);
  await server.deliver();
  expect(await listMessages(server, id)).toEqual([
    { state: 'queued', due: true, tries: ['whatsapp failed unreachable'] },
  ]);
  whatsapp.misbehave(undefined);
  later(300);
  await advanceMessages(server.deps);
  expect((await listMessages(server, id))[0]?.tries).toEqual(['whatsapp sent']);
});

it('R12.06 an event that comes again writes to nobody twice, at once too', async () => {
  await createReachableOwner(server);
  const { id } = await requestBooking(server);
  await sql`update pgboss.job set state = 'created', completed_on = null where data->'event'->>'bookingId' = ${String(id)}`.execute(
    server.deps.db,
  );
  await server.deliver();
  await sql`update pgboss.job set state = 'created', completed_on = null where data->'event'->>'bookingId' = ${String(id)}`.execute(
    server.deps.db,
  );
  await server.deliver();
  expect(whatsapp.requests).toHaveLength(1);
  expect(await listMessages(server, id)).toHaveLength(1);
});

it('R12.06 a process that ends between two channels loses no message', async () => {
  const owner = await createReachableOwner(server);
  const { id } = await requestBooking(server);
  await server.deliver();
  await sql`update message_tries set state = 'sending', reference = null`.execute(server.deps.db);
  await sql`update messages set next_at = ${server.deps.clock.now().add({ seconds: 60 }).toString()}, state = 'queued'
    where booking_id = ${id}`.execute(server.deps.db);
  await advanceMessages(server.deps);
  expect(whatsapp.requests).toHaveLength(1);
  later(60);
  await advanceMessages(server.deps);
  expect(whatsapp.requests).toHaveLength(2);
  expect(mailsTo(owner.email)).toHaveLength(0);
});

it('R12.06 nothing more follows once the request was answered', async () => {
  const owner = await createReachableOwner(server);
  const { id } = await requestBooking(server);
  await server.deliver();
  await owner.client.confirmBooking({ params: { id: String(id) } });
  later(60);
  await advanceMessages(server.deps);
  expect(await listMessages(server, id)).toEqual([{ state: 'sent', due: false, tries: ['whatsapp sent'] }]);
  expect(mailsTo(owner.email)).toHaveLength(0);
});

it('R12.06 what can wait does not come between 22:00 and 8:00, what is about today does', async () => {
  const owner = await createReachableOwner(server);
  server.setClock(Temporal.Instant.from('2026-11-21T19:30:00Z'));
  const { id } = await requestBooking(server);
  await server.deliver();
  expect(await listMessages(server, id)).toEqual([{ state: 'queued', due: true, tries: [] }]);
  server.setClock(Temporal.Instant.from('2026-11-22T04:59:59Z'));
  await advanceMessages(server.deps);
  expect(whatsapp.requests).toHaveLength(0);
  server.setClock(Temporal.Instant.from('2026-11-22T05:00:00Z'));
  await advanceMessages(server.deps);
  expect(whatsapp.requests).toHaveLength(1);
  server.setClock(Temporal.Instant.from('2026-11-22T21:30:00Z'));
  await requestBooking(server, '2026-11-23');
  await server.deliver();
  expect(whatsapp.requests).toHaveLength(2);
  await owner.client.changeChannels({ body: { order: ['whatsapp'], has_quiet_hours: false, is_discreet: false } });
  await requestBooking(server, '2026-12-06');
  await server.deliver();
  expect(whatsapp.requests).toHaveLength(3);
});

it('R12.06 the next channel does not follow between 22:00 and 8:00, unless it is the email', async () => {
  const owner = await createReachableOwner(server);
  await owner.client.changeChannels({
    body: { order: ['whatsapp', 'sms'], has_quiet_hours: true, is_discreet: false },
  });
  server.setClock(Temporal.Instant.from('2026-11-21T18:59:30Z'));
  await requestBooking(server);
  await server.deliver();
  expect(whatsapp.requests).toHaveLength(1);
  later(60);
  await advanceMessages(server.deps);
  expect(otpiq.requests).toHaveLength(0);
  server.setClock(Temporal.Instant.from('2026-11-22T05:00:00Z'));
  await advanceMessages(server.deps);
  expect(otpiq.requests).toHaveLength(1);
});

it('R12.06 the messages of a day cost no more than the cap, however many leave at once', async () => {
  const owner = await createReachableOwner(server);
  const day = '2026-11-21';
  const cap = server.deps.env.messageDayCapIqd;
  await sql`insert into message_spending (day, spent_iqd) values (${day}, ${cap - 45})
    on conflict (day) do update set spent_iqd = excluded.spent_iqd`.execute(server.deps.db);
  const booked = [];
  for (const date of ['2026-12-05', '2026-12-06', '2026-12-07']) booked.push(await requestBooking(server, date));
  await server.deliver();
  expect(whatsapp.requests).toHaveLength(1);
  expect(mailsTo(owner.email)).toHaveLength(2);
  const tries = (await Promise.all(booked.map(({ id }) => listMessages(server, id)))).flat().map((one) => one.tries);
  expect(tries.filter((one) => one.join() === 'whatsapp failed cap,email sent')).toHaveLength(2);
  const { rows } = await sql<{ spent: number }>`select spent_iqd::integer as spent from message_spending`.execute(
    server.deps.db,
  );
  expect(rows[0]?.spent).toBeLessThanOrEqual(cap);
  await sql`delete from message_spending`.execute(server.deps.db);
});

it('R12.06 what a provider refused costs nothing, and a number without WhatsApp gets the next channel', async () => {
  const owner = await createReachableOwner(server);
  whatsapp.answerNext(cloudError(400, 131_026, owner.number));
  const { id } = await requestBooking(server);
  await server.deliver();
  expect((await listMessages(server, id))[0]?.tries).toEqual(['whatsapp failed no_such_address', 'email sent']);
  const { rows } = await sql<{ spent: number }>`select spent_iqd::integer as spent from message_spending`.execute(
    server.deps.db,
  );
  expect(rows[0]?.spent ?? 0).toBe(0);
});

it('R12.06 a discreet reader finds neither venue nor treatment in a message', async () => {
  const owner = await createReachableOwner(server);
  await owner.client.changeChannels({ body: { order: ['whatsapp'], has_quiet_hours: true, is_discreet: true } });
  await requestBooking(server);
  await server.deliver();
  const sent = JSON.stringify(jsonOf(whatsapp.requests[0]!));
  expect(sent).toContain('There is something new in your account.');
  expect(sent).not.toMatch(/Zainab|Hair Cut/);
});

it('R12.09 a venue that wants no emails about requests still hears of them, and its time to answer begins', async () => {
  const owner = await createReachableOwner(server, { wants_request_emails: false });
  const { id } = await requestBooking(server);
  await server.deliver();
  expect(whatsapp.requests).toHaveLength(1);
  later(60);
  await advanceMessages(server.deps);
  expect(mailsTo(owner.email)).toHaveLength(0);
  const found = await sql`select 1 from bookings where id = ${id} and venue_asked_at is not null`.execute(
    server.deps.db,
  );
  expect(found.rows).toHaveLength(1);
});
