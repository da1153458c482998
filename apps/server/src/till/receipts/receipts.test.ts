import type { Client } from '@tajmeelspot/contract/client.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { addBegunBooking, card, cash, pay } from '#testing/till/bookings-to-pay.ts';
import { readPdf } from '#testing/till/read-pdf.ts';
import { toVisualRuns } from './visual-runs.ts';

const server = useServer();
let owner: Client;
let token = '';
let id = 0;
let number = '';

beforeAll(async () => {
  const vendor = await server.signIn('vendor');
  ({ token } = vendor);
  await sql`update venues set owner_id = ${vendor.id} where id = ${landmarks.noorSalon}`.execute(server.deps.db);
  owner = server.client({ token });
  id = await addBegunBooking(server, { prices: [25_000] });
  const { data } = await pay(owner, id, [cash(10_000), card(13_000)], {
    discount: { amount_iqd: 2000, reason: 'family' },
  });
  number = String(data.sale?.transaction_id);
});

const receiptIn = async (language: 'en' | 'ar' | 'ckb') =>
  readPdf(await server.client({ token, language }).findReceipt({ params: { id: String(id) } }));

describe('R15.10 a receipt as PDF', () => {
  it('R15.10 says venue, number, what was given, discount, sum and how it was paid, on a sheet of 80 mm', async () => {
    const { text, width, height } = await receiptIn('en');
    for (const part of [
      'Noor Salon',
      `Receipt ${number}`,
      'Hair cut',
      'IQD 25,000',
      'IQD 23,000',
      'IQD 10,000',
      'IQD 13,000',
    ])
      expect(text).toContain(part);
    expect(width).toBe(227);
    expect(height).toBeGreaterThan(200);
  });

  it('R15.10 is shaped and ordered from the right in Arabic and Sorani', async () => {
    for (const language of ['ar', 'ckb'] as const) {
      const { text } = await receiptIn(language);
      expect(text).toContain('23,000');
      expect(text).toContain(number);
      expect(text).toMatch(/[\u0600-\u06FF]/);
    }
  });

  it('R15.10 findReceipt answers not_paid before the payment, and not_found to strangers', async () => {
    const unpaid = await addBegunBooking(server);
    const problemOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;
    expect(await problemOf(owner.findReceipt({ params: { id: String(unpaid) } }))).toBe('not_paid');
    const stranger = await createUser(server);
    expect(await problemOf(stranger.client.findReceipt({ params: { id: String(id) } }))).toBe('not_found');
  });
});

describe('R15.10 the order of a line on paper', () => {
  const shown = (text: string, direction: 'ltr' | 'rtl') => toVisualRuns(text, direction).map((run) => run.text);
  it('R15.10 keeps numbers and Latin names whole among Arabic, and turns brackets', () => {
    expect(shown('وصل رقم 12', 'rtl')[0]).toBe('12');
    expect(shown('\u200f25,000\u00a0د.ع.\u200f', 'rtl').at(-1)).toBe('25,000');
    expect(shown('ب (IQ)', 'rtl').join('|')).toContain('(');
    expect(shown('Noor (نور)', 'ltr').join('')).toBe('Noor (نور)');
    // Shaping turns Arabic digits once more.
    expect(shown('رقم ٤٥', 'rtl')[0]).toBe('٥٤');
    expect(shown('', 'rtl')).toEqual([]);
  });
});
