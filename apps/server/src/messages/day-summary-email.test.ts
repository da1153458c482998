import { formatTime } from '@tajmeelspot/language/clock.ts';
import { readTime } from '@tajmeelspot/language/read-time.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import { type Language, languages } from '@tajmeelspot/language/languages.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { maintainBookings } from '#app/booking/booking.ts';
import { openMailbox } from '#app/integrations/email/testing/mailbox.ts';
import { listFreeTimes, createOwner, type TestUser, createUser, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';

const mailbox = await openMailbox();
const server = useServer({ SMTP_URL: mailbox.url, ORIGIN: 'https://spot.example' });
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
const date = '2026-12-05';
const none = { arrival_note: {}, wants_request_emails: true, wants_day_summary: false };
let vendor: TestUser;

const of = (id: number) => ({ params: { id: String(id) } });
const changeSettings = (given: Partial<typeof none> & object) =>
  vendor.client.changeMessageSettings({ ...of(venue), body: { ...none, ...given } });

beforeAll(async () => {
  vendor = await createOwner(server, venue, { email: null });
});
afterEach(async () => {
  server.setClock(frozenNow);
  await changeSettings(none);
});
afterAll(() => mailbox.close());

/** What somebody got since, oldest first. */
async function mailsTo({ email }: TestUser) {
  await server.deliver();
  const mails = mailbox.taken.filter(({ to }) => to?.[0]?.address === email);
  mailbox.taken.length = 0;
  return mails.map(({ subject = '', text = '', html = '' }) => ({ subject, text, html }));
}

/** A request of a new customer who reads a language. */
async function requested(language: Language = 'en', day = date) {
  const customer = await createUser(server);
  await server.deps.db.updateTable('users').set({ message_language: language }).where('id', '=', customer.id).execute();
  await mailsTo(customer);
  const [time] = await listFreeTimes(server, service, hairCut, day);
  const { data } = await customer.client.placeBooking({
    body: await toBookingBody(server, service, hairCut, day, time!),
  });
  return { customer, booking: data };
}

const setClockBefore = (startsAt: string, hours: number) =>
  server.setClock(Temporal.Instant.from(startsAt).subtract({ hours }));

describe('the note of a venue', () => {
  const note = {
    en: 'Please come early.\nParking <b>behind</b> the house.',
    ar: 'يُرجى الحضور مبكرًا.',
    ckb: 'تکایە زوو وەرە.',
  };

  it.each(languages)('stands in %s in the mails that confirm, remind and move, and in no other', async (language) => {
    await changeSettings({ arrival_note: note });
    const { customer, booking } = await requested(language);
    const line = note[language].split('\n').at(-1)!;
    expect((await mailsTo(customer))[0]?.text).not.toContain(line);
    await vendor.client.confirmBooking(of(booking.id));
    expect((await mailsTo(customer))[0]?.text).toContain(note[language]);
    for (const hours of [24, 2]) {
      setClockBefore(booking.starts_at, hours);
      await maintainBookings(server.deps);
      const [reminder, ...others] = await mailsTo(customer);
      expect(reminder?.text).toContain(note[language]);
      expect(reminder?.html).toContain('dir="auto"');
      expect(reminder?.html).toContain(line.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
      expect(others).toEqual([]);
    }
    server.setClock(frozenNow);
    await vendor.client.moveBooking({ ...of(booking.id), body: { booking_date: '2026-12-06', time: '12:30' } });
    expect((await mailsTo(customer))[0]?.text).toContain(note[language]);
    await vendor.client.cancelBooking({ ...of(booking.id), body: { reason: 'Closed' } });
    expect((await mailsTo(customer))[0]?.text).not.toContain(line);
  });

  it('stands with the visit in the first language there is, as long as the visit is ahead', async () => {
    const { customer, booking } = await requested('ckb');
    const seen = async () => (await customer.client.findBooking(of(booking.id))).data.arrival_note;
    expect(await seen()).toBeNull();
    await changeSettings({ arrival_note: { ar: note.ar } });
    expect(await seen()).toBe(note.ar);
    await customer.client.cancelBooking({ ...of(booking.id), body: { reason: '' } });
    expect(await seen()).toBeNull();
  });
});

describe('a venue that wants no mail about requests', () => {
  it('gets none, not even of those that need no answer, and hears of everything else', async () => {
    await changeSettings({ wants_request_emails: false });
    const venues = server.deps.db.updateTable('venues').where('id', '=', venue);
    const { customer, booking } = await requested();
    await venues.set({ auto_confirm: true }).execute();
    await requested();
    await venues.set({ auto_confirm: false }).execute();
    expect(await mailsTo(vendor)).toEqual([]);
    await customer.client.cancelBooking({ ...of(booking.id), body: { reason: 'Ill' } });
    expect(await mailsTo(vendor)).toMatchObject([{ subject: expect.stringMatching(/^Cancelled/) }]);
  });
});

describe('the summary of tomorrow', () => {
  /** The evening before the day, and what two processes send the venue then, each looking twice. */
  async function evening(time: string, on = '2026-12-04') {
    server.setClock(Temporal.Instant.from(`${on}T${time}+03:00`));
    await Promise.all([maintainBookings(server.deps), maintainBookings(server.deps)]);
    await Promise.all([maintainBookings(server.deps), maintainBookings(server.deps)]);
    return mailsTo(vendor);
  }

  it('comes at six in the evening in Baghdad, once a day, with who is expected when', async () => {
    const confirmed = await requested();
    await vendor.client.confirmBooking(of(confirmed.booking.id));
    const gone = await requested();
    await gone.customer.client.cancelBooking({ ...of(gone.booking.id), body: { reason: '' } });
    await changeSettings({ wants_day_summary: true });
    await mailsTo(vendor);
    expect(await evening('17:59')).toEqual([]);
    const sent = await evening('18:00');
    expect(sent).toHaveLength(1);
    const { data } = await confirmed.customer.client.findBooking(of(confirmed.booking.id));
    expect(sent[0]?.subject).toMatch(/^Tomorrow at .*: \d+ bookings?$/);
    const expected = `Zainab Kareem, ${data.pricing_title}, with ${data.employee.name}`;
    expect(sent[0]?.text).toContain(`${formatTime(localeOf('en'), data.time)}: ${expected}`);
    expect(sent[0]?.html).not.toContain('dir="auto"');
    const listed = sent[0]?.text.match(/^\d+:\d\d\s[AP]M: .*Zainab Kareem/gm) ?? [];
    const times = listed.map((line) => readTime(localeOf('en'), line.split(': ')[0] ?? '') ?? '');
    expect(times).toEqual(times.toSorted((one, other) => one.localeCompare(other)));
    expect(await evening('23:59')).toEqual([]);
    expect(await evening('18:00', '2026-12-05')).toHaveLength(1);
  });

  it.each(languages)('says in %s that nobody has booked', async (language) => {
    await server.deps.db.updateTable('users').set({ message_language: language }).where('id', '=', vendor.id).execute();
    await server.deps.db.updateTable('venues').set({ day_summary_on: null }).where('id', '=', venue).execute();
    await changeSettings({ wants_day_summary: true });
    const [mail] = await evening('20:00', '2027-03-01');
    await server.deps.db.updateTable('users').set({ message_language: null }).where('id', '=', vendor.id).execute();
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/[{}#]|undefined|houseTomorrow/);
    expect(mail?.text).not.toMatch(/^\d\d:\d\d: /m);
  });

  it('does not come to a venue that has not asked for it', async () => {
    expect(await evening('19:00', '2026-12-10')).toEqual([]);
  });
});
