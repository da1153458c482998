import { formatTime } from '@tajmeelspot/language/clock.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import { directionOf, type Language, languages } from '@tajmeelspot/language/languages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMailbox } from '#app/integrations/email/testing/mailbox.ts';
import { type TestUser, createUser } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';
import { deliverAll, listOffers, type WaitlistVenue, openWaitlistVenue } from '#testing/waitlist.ts';

const mailbox = await openMailbox();
const server = useServer({ SMTP_URL: mailbox.url, ORIGIN: 'https://spot.example' });
let venue: WaitlistVenue;

beforeAll(async () => {
  venue = await openWaitlistVenue(server);
});
beforeEach(() => mailsTo(''));
afterAll(() => mailbox.close());

/** What somebody got since, oldest first. */
async function mailsTo(address: string) {
  await deliverAll(server);
  const mails = mailbox.taken.filter(({ to }) => to?.[0]?.address === address);
  mailbox.taken.length = 0;
  return mails.map(({ subject = '', text = '', html = '' }) => ({ subject, text, html }));
}

async function reader(language: Language): Promise<TestUser> {
  const customer = await createUser(server);
  await server.deps.db.updateTable('users').set({ message_language: language }).where('id', '=', customer.id).execute();
  await mailsTo('');
  return customer;
}

/** Some customers wait for a full day, and its time frees up. */
async function freed(customers: readonly TestUser[], over: object = {}) {
  const date = await venue.day();
  const { customer: holder, booking } = await venue.placeBooking(date);
  for (const customer of customers) await venue.joinWaitlist(date, over, customer);
  await mailsTo('');
  const params = { id: String(booking.id) };
  await holder.client.cancelBooking({ params, body: { reason: '' } });
  return date;
}
const accept = async (customer: TestUser) => {
  const [offer] = await listOffers(customer);
  const params = { id: String(offer?.id) };
  await customer.client.acceptWaitlistOffer({ params, body: { price: venue.price } });
};

describe.each(languages)('in %s', (language) => {
  it('an offered time is told with its venue, time, price and end, and the page to say yes on; so is a lost one', async () => {
    const customer = await reader(language);
    const faster = await createUser(server);
    await freed([customer, faster], { employee_id: venue.employeeId });
    const [offered, ...more] = await mailsTo(customer.email);
    expect(more).toEqual([]);
    expect(offered?.html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
    const link = `https://spot.example/tajmeelspot${language === 'en' ? '' : `/${language}`}/my_booking`;
    expect(offered?.text).toContain(link);
    expect(offered?.html).toContain(`href="${link}"`);
    await accept(faster);
    const [lost, ...others] = await mailsTo(customer.email);
    expect(others).toEqual([]);
    expect(lost?.text).toContain(link);
    expect(lost?.subject).not.toBe(offered?.subject);
    const twelve = formatTime(localeOf(language), '12:00');
    for (const mail of [offered, lost]) {
      expect(mail?.text).toContain(twelve);
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/[{}]|undefined|time(Offered|Lost)/);
    }
  });
});

it('an offer says plainly that the time is held for nobody, and until when to answer', async () => {
  const customer = await reader('en');
  await freed([customer]);
  const [mail] = await mailsTo(customer.email);
  expect(mail?.text).toMatch(/the time is not held: the first to say yes gets it/);
  // Two hours after ten in the morning.
  expect(mail?.text).toContain('until Saturday 21 November, 12:00\u00a0PM');
});

it('an offer that was answered before its mail was written is not told any more', async () => {
  const customer = await reader('en');
  await freed([customer]);
  await server.deliver();
  const [offer] = await listOffers(customer);
  await customer.client.declineWaitlistOffer({ params: { id: String(offer?.id) } });
  expect(await mailsTo(customer.email)).toEqual([]);
});

it('a mail server that is away delays the mail and sends none twice', async () => {
  const customer = await reader('en');
  await freed([customer]);
  await mailbox.misbehave('answers 451');
  await deliverAll(server).catch(() => undefined);
  await mailbox.misbehave(undefined);
  expect(await mailsTo(customer.email)).toHaveLength(1);
  expect(await mailsTo(customer.email)).toHaveLength(0);
});
