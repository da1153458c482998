import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { listFreeTimes, createOwner, type TestUser, createUser, toBookingBody } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { fold, toCalendar } from './icalendar-rules.ts';

const server = useServer({ ORIGIN: 'https://spot.example' });
const { service, hairCut } = landmarks.specifiedPrices;
const date = '2026-12-05';
let vendor: TestUser;
beforeAll(async () => {
  vendor = await createOwner(server, landmarks.noorSalon);
});

const params = (id: number) => ({ params: { id: String(id) } });

async function booked(customer: TestUser) {
  const [time] = await listFreeTimes(server, service, hairCut, date);
  const body = await toBookingBody(server, service, hairCut, date, time!);
  return (await customer.client.placeBooking({ body })).data;
}

/** The lines of a calendar as they were before they were folded. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const valueOf = (text: string, name: string) =>
  unfold(text)
    .find((item) => item.startsWith(`${name}:`))
    ?.slice(name.length + 1);

describe('findCalendarEntry', () => {
  it('is the booking in UTC, with an id that stays and a number that grows with each move', async () => {
    const customer = await createUser(server);
    const { id, starts_at: start } = await booked(customer);
    const before = await customer.client.findCalendarEntry(params(id));
    expect(valueOf(before, 'DTSTART')).toBe(start.replaceAll(/[-:]|\.000/g, ''));
    expect(valueOf(before, 'STATUS')).toBe('TENTATIVE');
    expect(valueOf(before, 'METHOD')).toBe('PUBLISH');
    const time = (await listFreeTimes(server, service, hairCut, date)).at(-1)!;
    await customer.client.rescheduleBooking({ ...params(id), body: { booking_date: date, time, employee_id: null } });
    const after = await customer.client.findCalendarEntry(params(id));
    expect(valueOf(after, 'UID')).toBe(valueOf(before, 'UID'));
    expect(Number(valueOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(before, 'SEQUENCE')));
    expect(valueOf(after, 'DTSTART')).not.toBe(valueOf(before, 'DTSTART'));
    await vendor.client.confirmBooking(params(id));
    expect(valueOf(await vendor.client.findCalendarEntry(params(id)), 'STATUS')).toBe('CONFIRMED');
    await customer.client.cancelBooking({ ...params(id), body: { reason: '' } });
    const gone = await customer.client.findCalendarEntry(params(id));
    expect([valueOf(gone, 'METHOD'), valueOf(gone, 'STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
  });

  it('findCalendarEntry answers not_found to others', async () => {
    const { id } = await booked(await createUser(server));
    const other = await createUser(server);
    expect((await apiErrorOf(other.client.findCalendarEntry(params(id)))).body?.code).toBe('not_found');
  });
});

describe('findCalendarFeed', () => {
  const read = (url: string) => server.call('GET', url.slice(url.indexOf('/calendar/')));

  it('shows the bookings of one customer under a secret address that the database cannot tell', async () => {
    const customer = await createUser(server);
    const { id } = await booked(customer);
    const { url } = (await customer.client.createCalendarFeed()).data;
    expect(url).toMatch(/^https:\/\/spot\.example\/api\/calendar\/[\w-]{43}$/);
    const answer = await read(url);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(unfold(text).filter((item) => item === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(valueOf(text, 'UID')).toBe(`booking-${id}@tajmeelspot`);
    const kept = await server.deps.pool.query('select * from calendar_feeds');
    expect(JSON.stringify(kept.rows)).not.toContain(url.split('/').at(-1));
  });

  it('findCalendarFeed answers not_found for a token that is renewed, ended or made up', async () => {
    const customer = await createUser(server);
    const first = (await customer.client.createCalendarFeed()).data.url;
    const second = (await customer.client.createCalendarFeed()).data.url;
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    const { calendar_feed_since: since } = await customer.client.listBookings();
    expect(since).toBe(new Date(server.deps.clock.now().epochMilliseconds).toISOString());
    await customer.client.removeCalendarFeed();
    expect((await customer.client.listBookings()).calendar_feed_since).toBeNull();
    expect((await read(second)).status).toBe(404);
    expect((await read(`/calendar/${'x'.repeat(43)}`)).status).toBe(404);
  });
});

describe('a calendar of RFC 5545', () => {
  const entry = {
    id: 7,
    sequence: 2,
    status: 'CONFIRMED',
    startsAt: Date.parse('1997-07-14T17:00:00Z'),
    endsAt: Date.parse('1997-07-15T03:00:00Z'),
    stampedAt: Date.parse('1997-07-01T00:00:00Z'),
    summary: 'Bastille Day; Party, and more\\',
    location: 'A\r\nBEGIN:VEVENT',
    description: 'قص شعر مع زينب '.repeat(12),
    url: 'https://a.example/b',
  } as const;

  it('writes text as section 3.3.11 says: what somebody typed adds no line', () => {
    const items = unfold(toCalendar('PUBLISH', 'T', [entry]));
    expect(items).toContain(String.raw`SUMMARY:Bastille Day\; Party\, and more\\`);
    expect(items).toContain(String.raw`LOCATION:A\nBEGIN:VEVENT`);
    expect(items).toContain('DTSTART:19970714T170000Z');
    expect(items.filter((item) => item === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('folds as section 3.1 says: 75 bytes a line, and no letter torn apart', () => {
    const text = toCalendar('PUBLISH', 'T', [entry]);
    for (const item of text.split('\r\n')) expect(Buffer.byteLength(item)).toBeLessThanOrEqual(75);
    expect(unfold(text)).toContain(`DESCRIPTION:${entry.description}`);
    expect(text).not.toContain('\ufffd');
    expect(fold('a'.repeat(75))).toBe('a'.repeat(75));
    expect(fold('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
    expect(
      fold('𝄞'.repeat(19))
        .split('\r\n')
        .map((item) => Buffer.byteLength(item)),
    ).toEqual([72, 5]);
  });

  it('quotes names so that they end no parameter', () => {
    const attendee = { name: 'A";X="\r\n', email: 'a@b.example' };
    const items = unfold(toCalendar('REQUEST', 'T', [{ ...entry, attendee }]));
    expect(items).toContain('ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="A;X=":mailto:a@b.example');
  });
});
