import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { directionOf, type Language, languages } from '@tajmeelspot/language/languages.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { maintainBookings } from '#app/booking/booking.ts';
import { openMailbox } from '#app/integrations/email/testing/mailbox.ts';
import { listFreeTimes, createOwner, type TestUser, createUser, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';

const mailbox = await openMailbox();
const server = useServer({ SMTP_URL: mailbox.url, ORIGIN: 'https://spot.example' });
const { service, hairCut } = landmarks.specifiedPrices;
const date = '2026-12-05';
let vendor: TestUser;
let venue = '';

beforeAll(async () => {
  vendor = await createOwner(server, landmarks.noorSalon);
  const venues = server.deps.db.selectFrom('venues').where('id', '=', landmarks.noorSalon);
  venue = (await venues.select('email').executeTakeFirstOrThrow()).email ?? vendor.email;
});
beforeEach(async () => {
  await server.deliver();
  mailbox.taken.length = 0;
});
afterEach(async () => {
  server.setClock(frozenNow);
  await mailbox.misbehave(undefined);
});
afterAll(() => mailbox.close());

const params = (id: number) => ({ params: { id: String(id) } });

/** A booking of a new customer who reads a language; who else was written to before is forgotten. */
async function booked(language: Language = 'en', on = date) {
  const customer = await createUser(server);
  await server.deps.db.updateTable('users').set({ message_language: language }).where('id', '=', customer.id).execute();
  await server.deliver();
  mailbox.taken.length = 0;
  return input(customer, on);
}

async function input(by?: TestUser, on = date) {
  const customer = by ?? (await createUser(server));
  const [time] = await listFreeTimes(server, service, hairCut, on);
  const body = await toBookingBody(server, service, hairCut, on, time!);
  const { data } = await customer.client.placeBooking({ body });
  return { customer, booking: data };
}

/** What somebody got since, oldest first. */
async function mailsTo(address: string) {
  await server.deliver();
  const mails = mailbox.taken.filter(({ to }) => to?.[0]?.address === address);
  mailbox.taken.length = 0;
  return mails.map(({ subject = '', text = '', html = '', attachments }) => {
    const calendar = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
    const ics =
      calendar &&
      (typeof calendar.content === 'string' ? calendar.content : new TextDecoder().decode(calendar.content));
    return { subject, text, html, method: ics && /METHOD:(\w+)/.exec(ics)?.[1], ics };
  });
}

const inCalendar = { en: 'DESCRIPTION:With', ar: 'DESCRIPTION:مع', ckb: 'DESCRIPTION:لەگەڵ' };

describe.each(languages)('in %s', (language) => {
  it('R10.12 every step is told to its customer in text and HTML, for the calendar too', async () => {
    const { customer, booking } = await booked(language);
    const [requested] = await mailsTo(customer.email);
    expect(requested?.html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
    expect(requested?.text).toContain(`/tajmeelspot${language === 'en' ? '' : `/${language}`}/my_booking`);
    await vendor.client.confirmBooking(params(booking.id));
    const [confirmed] = await mailsTo(customer.email);
    expect(confirmed?.method).toBe('REQUEST');
    expect(confirmed?.ics).toContain(`UID:booking-${booking.id}@tajmeelspot`);
    await vendor.client.cancelBooking({ ...params(booking.id), body: { reason: 'Water <b>pipe</b> broke' } });
    const [cancelled] = await mailsTo(customer.email);
    expect(cancelled).toMatchObject({ method: 'CANCEL', text: expect.stringContaining('Water <b>pipe</b> broke') });
    expect(cancelled?.html).toContain('Water &lt;b&gt;pipe&lt;/b&gt; broke');
    // R10.12: a reader of Sorani has days, times and prices in it, in the mail and in the calendar.
    const locale = localeOf(language);
    expect(requested?.text).toContain(formatDay(locale, booking.booking_date));
    expect(requested?.text).toContain(formatTime(locale, booking.time));
    expect(requested?.text).toContain(formatMoney(locale, booking.price));
    const lines = confirmed?.ics?.replaceAll(/\r?\n /g, '');
    expect(lines).toContain(`${inCalendar[language]} `);
    for (const mail of [requested, confirmed, cancelled]) {
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/[{}]|undefined|booking[A-Z]/);
    }
  });
});

describe.each([
  ['en', '2026-12-08', 'Another team member at', 'stays on', /moved|New time/],
  ['ar', '2026-12-09', 'تغيير في فريق العمل في', 'باقٍ في موعده', /موعد جديد|تم نقل/],
  ['ckb', '2026-12-10', 'کارمەندێکی تر لە', 'لە کاتی خۆیدا دەمێنێتەوە', /کاتی نوێ|گواسترایەوە/],
] as const)('a colleague who takes over, in %s', (language, on, subject, text, moved) => {
  it('is what the mail is about: the time stays, in its sentence and in the calendar', async () => {
    const { customer, booking } = await booked(language, on);
    await vendor.client.confirmBooking(params(booking.id));
    const confirmed = (await mailsTo(customer.email)).at(-1);
    const { data } = await vendor.client.findSchedule(params(landmarks.noorSalon));
    const team = data.services.find(({ id }) => id === service)!.employee_ids;
    const colleague = data.employees.find(({ id }) => team.includes(id) && id !== booking.employee.id)!;
    const body = { booking_date: on, time: booking.time, employee_id: colleague.id };
    await vendor.client.moveBooking({ ...params(booking.id), body });
    const names = server.deps.db.selectFrom('employees').where('id', '=', colleague.id).select('name');
    const { [language]: name } = (await names.executeTakeFirstOrThrow()).name as Record<Language, string>;
    const mails = await mailsTo(customer.email);
    expect(mails).toMatchObject([{ subject: expect.stringContaining(subject), method: 'REQUEST' }]);
    expect(mails[0]?.text).toContain(text);
    expect(mails[0]?.text).toContain(name);
    expect(`${mails[0]?.subject} ${mails[0]?.text}`).not.toMatch(moved);
    const start = /DTSTART\S+/;
    expect(start.exec(mails[0]?.ics ?? '')?.[0]).toBe(start.exec(confirmed?.ics ?? '')?.[0]);
    expect(mails[0]?.ics?.replaceAll('\r\n ', '')).toContain(name);
    const sequence = (ics = '') => Number(/SEQUENCE:(\d+)/.exec(ics)?.[1]);
    expect(sequence(mails[0]?.ics)).toBe(sequence(confirmed?.ics) + 1);
  });
});

describe('the venue', () => {
  it('hears of requests, moves, proposals and cancellations of customers', async () => {
    const { customer, booking } = await booked();
    expect((await mailsTo(venue)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^New request/)]);
    const time = (await listFreeTimes(server, service, hairCut, date)).at(-1)!;
    const body = { booking_date: date, time, employee_id: null };
    await customer.client.rescheduleBooking({ ...params(booking.id), body });
    expect((await mailsTo(venue))[0]?.subject).toMatch(/^Booking moved/);
    await customer.client.proposeTime({ ...params(booking.id), body: { ...body, booking_date: '2026-12-06' } });
    expect((await mailsTo(venue))[0]?.subject).toMatch(/suggests another time/);
    await customer.client.cancelBooking({ ...params(booking.id), body: { reason: 'Ill' } });
    expect((await mailsTo(venue))[0]?.text).toContain('Ill');
  });

  it('hears that a customer keeps the time and comes to a colleague', async () => {
    const { customer, booking } = await booked('en', '2026-12-12');
    await mailsTo(venue);
    const { data } = await vendor.client.findSchedule(params(landmarks.noorSalon));
    const team = data.services.find(({ id }) => id === service)!.employee_ids;
    const colleague = team.find((id) => id !== booking.employee.id)!;
    const body = { booking_date: '2026-12-12', time: booking.time, employee_id: colleague };
    await customer.client.rescheduleBooking({ ...params(booking.id), body });
    expect(await mailsTo(venue)).toMatchObject([
      { subject: expect.stringMatching(/^Another team member/), text: expect.stringContaining('It is now with') },
    ]);
  });

  it('tells the customer of its own move with a file that replaces the former one, and itself nothing', async () => {
    const { customer, booking } = await booked();
    await mailsTo(customer.email);
    const body = { booking_date: '2026-12-06', time: '12:30' };
    await vendor.client.moveBooking({ ...params(booking.id), body });
    await server.deliver();
    expect(mailbox.taken.map(({ to }) => to?.[0]?.address)).toEqual([customer.email]);
    const [moved] = await mailsTo(customer.email);
    expect(moved).toMatchObject({ subject: expect.stringMatching(/^New time at .* 12:30/), method: 'REQUEST' });
    expect(moved?.ics).toContain('SEQUENCE:1');
  });

  it('tells the customer of a proposal with both times', async () => {
    const { customer, booking } = await booked();
    const body = {
      booking_date: '2026-12-07',
      time: (await listFreeTimes(server, service, hairCut, '2026-12-07'))[0]!,
    };
    await vendor.client.proposeTime({ ...params(booking.id), body: { ...body, employee_id: null } });
    const mail = (await mailsTo(customer.email)).at(-1);
    expect(mail?.text).toContain('5 December');
    expect(mail?.text).toContain('7 December');
  });
});

describe('a request that nobody answers', () => {
  it('is written down as expired and told, once, also by two processes at a time', async () => {
    const { customer, booking } = await booked();
    await mailsTo(customer.email);
    server.setClock(Temporal.Instant.from(booking.answer_by!));
    await Promise.all([maintainBookings(server.deps), maintainBookings(server.deps)]);
    const mails = await mailsTo(customer.email);
    expect(mails).toMatchObject([{ method: 'CANCEL', subject: expect.stringMatching(/^No answer/) }]);
    const { history } = (await customer.client.findBooking(params(booking.id))).data;
    expect(history.map(({ verb, who }) => [verb, who])).toEqual([
      ['place', 'you'],
      ['expire', 'system'],
    ]);
  });
});

/** A confirmed booking, and the clock `hours` hours before its start. */
async function reminded(hours: number) {
  const { customer, booking } = await booked();
  await vendor.client.confirmBooking(params(booking.id));
  await mailsTo(customer.email);
  const before = (left: number) =>
    server.setClock(Temporal.Instant.from(booking.starts_at).subtract({ minutes: left * 60 }));
  before(hours);
  return { customer, booking, before };
}

describe('reminders', () => {
  it('come a day and two hours before the start, once each, however often somebody looks', async () => {
    const { customer, before } = await reminded(24.1);
    await maintainBookings(server.deps);
    expect(await mailsTo(customer.email)).toEqual([]);
    before(24);
    await Promise.all([maintainBookings(server.deps), maintainBookings(server.deps)]);
    await maintainBookings(server.deps);
    expect(await mailsTo(customer.email)).toMatchObject([{ subject: expect.stringMatching(/^Are you coming/) }]);
    before(2);
    await Promise.all([maintainBookings(server.deps), maintainBookings(server.deps)]);
    expect(await mailsTo(customer.email)).toMatchObject([{ subject: expect.stringMatching(/^Soon/) }]);
  });

  it('do not come for what is cancelled, moved away, or was settled only afterwards', async () => {
    const cancelled = await reminded(30);
    await cancelled.customer.client.cancelBooking({ ...params(cancelled.booking.id), body: { reason: '' } });
    await mailsTo(cancelled.customer.email);
    cancelled.before(24);
    await maintainBookings(server.deps);
    expect(await mailsTo(cancelled.customer.email)).toEqual([]);
    server.setClock(frozenNow);
    const late = await booked();
    server.setClock(Temporal.Instant.from(late.booking.starts_at).subtract({ hours: 20 }));
    await server.deps.db
      .updateTable('bookings')
      .set({ answer_by: late.booking.starts_at })
      .where('id', '=', late.booking.id)
      .execute();
    await vendor.client.confirmBooking(params(late.booking.id));
    await mailsTo(late.customer.email);
    await maintainBookings(server.deps);
    expect(await mailsTo(late.customer.email)).toEqual([]);
  });
});

describe('after a reminder', () => {
  it('a customer has a link that says that the customer is coming, without a login and more than once', async () => {
    const { customer, booking } = await reminded(24);
    await maintainBookings(server.deps);
    const [mail] = await mailsTo(customer.email);
    const token = /\/tajmeelspot\/confirm-attendance#token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';
    for (const _ of [1, 2]) await server.client().confirmAttendance({ body: { token } });
    const { data } = await customer.client.findBooking(params(booking.id));
    expect(data.attendance_confirmed_at).not.toBeNull();
    expect(data.history.filter(({ verb }) => verb === 'confirm_attendance')).toHaveLength(1);
    const kept = await server.deps.pool.query('select b::text as row from bookings b where id = $1', [booking.id]);
    expect(JSON.stringify(kept.rows)).not.toContain(token);
    const wrong = await server.call('POST', '/attendance-confirmations', { token: 'x'.repeat(43) });
    expect(wrong.status).toBe(422);
  });

  it('a venue that releases does so where nobody said to be coming, and only there', async () => {
    const venues = server.deps.db.updateTable('venues').where('id', '=', landmarks.noorSalon);
    await venues.set({ release_hours: 6 }).execute();
    const [silent, attending] = [await reminded(30), await reminded(30)];
    for (const { before } of [silent, attending]) {
      before(24);
      await maintainBookings(server.deps);
    }
    const [mail] = await mailsTo(attending.customer.email);
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await server.client().confirmAttendance({ body: { token } });
    // The day between is a Friday, on which nobody could ask the venue.
    await server.deps.pool.query(`update bookings set attendance_asked_at = attendance_asked_at - interval '2 days'`);
    silent.before(6);
    await maintainBookings(server.deps);
    attending.before(6);
    await maintainBookings(server.deps);
    await venues.set({ release_hours: null }).execute();
    const statusOf = async ({ customer, booking }: typeof silent) =>
      (await customer.client.findBooking(params(booking.id))).data;
    expect((await statusOf(silent)).history.at(-1)).toMatchObject({
      verb: 'release',
      who: 'system',
      status: 'cancelled',
    });
    expect((await statusOf(attending)).status).toBe('confirmed');
    expect((await mailsTo(silent.customer.email)).at(-1)).toMatchObject({ subject: expect.stringMatching(/released/) });
  });
});

describe('a mail server that hangs', () => {
  it('keeps no booking waiting: requests are answered while the mails are not', async () => {
    await booked();
    await mailbox.misbehave('hangs in the greeting');
    let isDelivered = false;
    const delivery = server.deliver().catch(() => undefined);
    void delivery.then(() => (isDelivered = true));
    const states = () => server.deps.pool.query(`select 1 from pgboss.job where state = 'active'`);
    await expect.poll(async () => (await states()).rows.length).toBeGreaterThan(0);
    const { customer, booking } = await input();
    expect(booking.status).toBe('pending');
    expect(isDelivered).toBe(false);
    await mailbox.misbehave(undefined);
    await delivery;
    expect((await mailsTo(customer.email)).some(({ subject }) => subject.startsWith('Your request'))).toBe(true);
  });

  it('an address of the venue that nobody takes mail for gives the customer no second copy', async () => {
    const { customer } = await booked();
    await mailbox.misbehave('answers 451');
    await server.deliver().catch(() => undefined);
    expect(mailbox.refused.filter(({ to }) => to?.[0]?.address === customer.email)).toHaveLength(1);
    await mailbox.misbehave(undefined);
    expect(await mailsTo(customer.email)).toHaveLength(1);
    expect(await mailsTo(customer.email)).toHaveLength(0);
  });
});
