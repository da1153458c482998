import type { APIRequestContext, Browser, Page, ViewportSize } from '@playwright/test';
import { openSession } from '../accounts.ts';
import { expect } from '../fixtures.ts';
import { findCode, newPhone } from '../stored-messages.ts';

/** The owners of the demo world's venues. */
const emails = ['huda@example.com', 'rebin@example.com', 'haydar@example.com'];
const password = 'bukra-inshallah';

/** An owner of venues who gets messages at a number, and what the API knows the owner by. */
export type ReachableOwner = { readonly number: string; readonly headers: Record<string, string> };

/** Every owner of the demo world, each with a proven number; one that another test has proven meanwhile stays. */
export const makeOwnersReachable = (request: APIRequestContext): Promise<ReachableOwner[]> =>
  Promise.all(emails.map((email) => makeReachable(request, email)));

/** An owner of the demo world, with a proven number, who is written to by night, too: a test runs whenever it does. */
export async function makeReachable(request: APIRequestContext, email: string): Promise<ReachableOwner> {
  const headers = { authorization: `Bearer ${await openSession(request, { email, password })}` };
  await wakeAtNight(request, headers);
  const former = await findNumber(request, headers);
  if (former) return { number: former, headers };
  const phone = newPhone();
  const asked = await request.post('/api/phone-changes', { headers, data: { phone: phone.typed } });
  const { code } = ((await asked.json()) as { data: { code: { id: string } } }).data;
  const digits = await findCode(request, phone.e164);
  await request.put('/api/profile/phone', { headers, data: { code_id: code.id, code: digits } });
  const number = await findNumber(request, headers);
  expect(number).toBeTruthy();
  return { number: number ?? '', headers };
}

async function findNumber(request: APIRequestContext, headers: Record<string, string>): Promise<string | null> {
  const answer = await request.get('/api/profile', { headers });
  return ((await answer.json()) as { data: { proven_phone: string | null } }).data.proven_phone;
}

/** Has messages to somebody leave at any hour, by WhatsApp. */
export async function wakeAtNight(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  const data = { order: ['whatsapp', 'email'], has_quiet_hours: false, is_discreet: false };
  expect((await request.put('/api/channels', { headers, data })).ok()).toBe(true);
}

/** The path of the link in the newest message to a number that names a customer. */
export async function findAnswerLink(
  request: APIRequestContext,
  number: string,
  customerName: string,
): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const page = await (await request.get('/dev/messages')).text();
      const own = page.split('<li>').filter((item) => item.includes(number) && item.includes(customerName));
      link = own.map((item) => /href="([^"]*answer-request#token=[^"]*)"/.exec(item)?.[1] ?? '').find(Boolean) ?? '';
      return link !== '';
    })
    .toBe(true);
  return link.replace(/^https?:\/\/[^/]+/, '');
}

/** What the page of a link says, which is in the language of who reads the message. */
export const answerTextsOf = (link: string) =>
  answerTexts[(/\/(ar|ckb)\//.exec(link)?.[1] ?? 'en') as keyof typeof answerTexts];

const answerTexts = {
  en: { confirm: 'Confirm', answered: 'This request is answered', retry: 'Try again' },
  ar: { confirm: 'تأكيد', answered: 'تم الرد على هذا الطلب', retry: 'إعادة المحاولة' },
  ckb: { confirm: 'پشتڕاستکردنەوە', answered: 'وەڵامی ئەم داواکارییە دراوەتەوە', retry: 'دووبارە هەوڵ بدەوە' },
};

/** The one of some owners whose venue a booking is at. */
export async function findOwnerOf(
  request: APIRequestContext,
  owners: readonly ReachableOwner[],
  bookingId: number,
): Promise<ReachableOwner> {
  for (const owner of owners) {
    const answer = await request.get(`/api/bookings/${bookingId}/deliveries`, { headers: owner.headers });
    if (answer.ok()) return owner;
  }
  throw new Error(`nobody owns the venue of booking ${bookingId}`);
}

/** A phone of somebody else, in a browser of its own. */
export const openPhone = async (browser: Browser, viewport: ViewportSize | null | undefined): Promise<Page> =>
  (await browser.newContext({ viewport: viewport ?? null, hasTouch: true, isMobile: true })).newPage();
