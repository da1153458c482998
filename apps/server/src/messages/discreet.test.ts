import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { languages } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';
import { newPhone } from '#testing/phones.ts';
import { openWaitlistVenue, type WaitlistVenue } from '#testing/waitlist.ts';
import type { OutboxEvent } from '#app/database/outbox/events.ts';

const server = useServer({ DEMO: 'on' });
const channels = ['push', 'telegram', 'whatsapp', 'sms', 'email'] as const;
const kinds = [
  'requested',
  'confirmed',
  'declined',
  'moved',
  'reassigned',
  'proposed',
  'proposal_declined',
  'cancelled',
  'expired',
] as const;
let venue: WaitlistVenue;
/** What names the venue or a treatment of it, in every language. */
let secrets: string[] = [];

beforeAll(async () => {
  venue = await openWaitlistVenue(server);
  const { rows } = await sql<{ text: string }>`
    with names as (
      select name as t from venues where id = ${venue.venueId} union all select address from venues where id = ${venue.venueId}
      union all select district from venues where id = ${venue.venueId}
      union all select title from services where venue_id = ${venue.venueId}
      union all select i.title from treatments i join services s on s.id = i.service_id where s.venue_id = ${venue.venueId}
      union all select name from employees where venue_id = ${venue.venueId})
    select distinct one.value as text from names, jsonb_each_text(names.t) one
    union select phone from venues where id = ${venue.venueId}`.execute(server.deps.db);
  secrets = rows.map(({ text }) => text).filter((text) => text.length > 2);
});

/** A customer in discreet mode who is reached by every channel, and gets messages by one. */
async function discreetReader(channel: (typeof channels)[number], language: string): Promise<TestUser> {
  const reader = await createUser(server);
  const { db } = server.deps;
  await sql`update users set proven_phone = ${newPhone()}, message_language = ${language} where id = ${reader.id}`.execute(
    db,
  );
  await sql`insert into telegram_chats (user_id, chat_id, created_at) values (${reader.id}, ${randomUUID()}, now())`.execute(
    db,
  );
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await reader.client.addPushSubscription({ body: { endpoint: `https://push.example/${randomUUID()}`, keys } });
  await reader.client.changeChannels({ body: { order: [channel], has_quiet_hours: false, is_discreet: true } });
  return reader;
}

const add = (event: OutboxEvent) => server.deps.db.transaction().execute((tx) => server.deps.outbox.add(tx, event));

/** Everything that has left, as it left: emails with their subjects, every other channel with title, text and buttons. */
async function listLeft(): Promise<string[]> {
  await server.deliver();
  const { rows } = await sql<{ left: string }>`
    select subject || ' ' || text || ' ' || html as left from stored_emails
    union all select to_jsonb(m)::text from stored_messages m`.execute(server.deps.db);
  await sql`delete from stored_emails`.execute(server.deps.db);
  await sql`delete from stored_messages`.execute(server.deps.db);
  return rows.map(({ left }) => left);
}

const found = (texts: readonly string[]) => secrets.filter((secret) => texts.some((text) => text.includes(secret)));

describe.each(languages)('R13.11 in %s, no message to a discreet customer', (language) => {
  it.each(channels)('by %s names venue, address, employee or treatment', async (channel) => {
    const reader = await discreetReader(channel, language);
    const { booking } = await venue.placeBooking(await venue.day(), undefined, reader);
    await listLeft();
    for (const kind of kinds) {
      // Only an open proposal is told of.
      if (kind === 'proposed') await propose(booking.id);
      await add({ kind: `booking.${kind}`, bookingId: booking.id, to: 'customer', by: 'system' });
      const left = await listLeft();
      expect([kind, left.length, found(left)]).toEqual([kind, 1, []]);
    }
    const offerId = await offer(reader, booking.booking_date);
    for (const [kind, state] of [
      ['slot_offered', 'open'],
      ['slot_lost', 'lost'],
    ] as const) {
      await sql`update waitlist_offers set state = ${state} where id = ${offerId}`.execute(server.deps.db);
      await add({ kind: `waitlist.${kind}`, offerId });
      const left = await listLeft();
      expect([kind, left.length, found(left)]).toEqual([kind, 1, []]);
    }
  });

  it('is a reminder that names them', async () => {
    for (const channel of channels) {
      const reader = await discreetReader(channel, language);
      const { booking } = await venue.placeBooking(await venue.day(), undefined, reader);
      await sql`update bookings set status = 'confirmed' where id = ${booking.id}`.execute(server.deps.db);
      await listLeft();
      const start = Temporal.Instant.from(booking.starts_at);
      const before = server.deps.clock.now();
      for (const [kind, hours] of [
        ['tomorrow', 24],
        ['soon', 2],
      ] as const) {
        server.setClock(start.subtract({ hours }));
        await add({ kind: `booking.${kind}`, bookingId: booking.id });
        const left = await listLeft();
        expect([channel, kind, left.length, found(left)]).toEqual([channel, kind, 1, []]);
      }
      server.setClock(before);
    }
  });
});

async function propose(bookingId: number): Promise<void> {
  await sql`insert into proposals (venue_id, booking_id, by_vendor, starts_at, state, expires_at, created_at)
    select venue_id, id, true, lower(during) + interval '1 day', 'open', lower(during), now() from bookings
    where id = ${bookingId}`.execute(server.deps.db);
}

async function offer(reader: TestUser, date: string): Promise<number> {
  const { entry } = await venue.joinWaitlist(date, {}, reader);
  const { rows } = await sql<{ id: number }>`
    insert into waitlist_offers (entry_id, starts_at, price_iqd, state, expires_at, created_at)
    values (${entry.id}, ${`${date}T09:00:00Z`}, 1000, 'open', ${`${date}T09:00:00Z`}, now()) returning id`.execute(
    server.deps.db,
  );
  return rows[0]?.id ?? 0;
}

describe('R13.11 the calendar of a discreet customer', () => {
  it.each(languages)(
    'names in %s neither venue nor treatment, as a file, a feed and an attachment',
    async (language) => {
      const reader = await discreetReader('email', language);
      const { booking } = await venue.placeBooking(await venue.day(), undefined, reader);
      const file = await reader.client.findCalendarEntry({ params: { id: String(booking.id) } });
      const { url } = (await reader.client.createCalendarFeed()).data;
      const feed = await (await server.call('GET', url.slice(url.indexOf('/calendar/')))).text();
      for (const text of [file, feed].map((one) => one.replaceAll('\r\n ', ''))) {
        expect(found([text])).toEqual([]);
        expect(text).not.toContain('LOCATION');
        expect(text).toContain(`/my_booking/${booking.id}`);
      }
      // The venue's own file says what it is about.
      const own = await venue.vendor.client.findCalendarEntry({ params: { id: String(booking.id) } });
      expect(found([own.replaceAll('\r\n ', '')])).not.toEqual([]);
    },
  );
});

describe('R13.11 what stays as it is', () => {
  it('messages to the venue, and to customers who want no discretion', async () => {
    const customer = await createUser(server);
    await venue.placeBooking(await venue.day(), undefined, customer);
    expect(found(await listLeft())).not.toEqual([]);
  });
});
