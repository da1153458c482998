import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** What a newcomer reads on the way to a booking, and afterwards. */
export const newcomerTexts = {
  ar: {
    fullName: 'زينب كريم',
    panel: 'حجز موعد',
    bookNow: 'حجز الآن',
    treatment: /د\.ع/,
    times: 'المواعيد',
    name: 'الاسم',
    phone: 'رقم الهاتف',
    send: /^إرسال الرمز/,
    request: /^طلب الحجز/,
    code: 'الرمز',
    offlineCode: /^لا يوجد اتصال\. الرمز والموعد محفوظان/,
    retryCode: 'إعادة المحاولة',
    retry: /^إعادة المحاولة/,
    noConnection: 'لا يوجد اتصال',
    bookings: 'حجوزاتي',
    pass: 'حجزك',
    pending: 'قيد الانتظار',
    confirmed: 'مؤكد',
    messages: 'الرسائل',
    answer: 'التأكيد',
    requested: 'الطلب',
    delivered: 'وصلت',
    toVenue: 'إلى المركز',
    toCustomer: 'إلى من حجز',
  },
  ckb: {
    fullName: 'زەینەب کەریم',
    panel: 'نۆرە بگرە',
    bookNow: 'نۆرە بگرە',
    treatment: /د\.ع/,
    times: 'کاتەکان',
    name: 'ناو',
    phone: 'ژمارەی تەلەفۆن',
    send: /^ناردنی کۆد/,
    request: /^داواکردنی نۆرە/,
    code: 'کۆد',
    offlineCode: /^پەیوەندی نییە\. کۆد و کاتەکەت پارێزراون/,
    retryCode: 'هەوڵدانەوە',
    retry: /^دووبارە هەوڵ بدەوە/,
    noConnection: 'ئینتەرنێت نییە',
    bookings: 'نۆرەکانم',
    pass: 'نۆرەکەت',
    pending: 'چاوەڕوانی وەڵام',
    confirmed: 'پشتڕاستکراوەتەوە',
    messages: 'نامەکان',
    answer: 'پشتڕاستکردنەوە',
    requested: 'داواکاری',
    delivered: 'گەیشت',
    toVenue: 'بۆ شوێنەکە',
    toCustomer: 'بۆ کڕیار',
  },
};

/** The texts of one language. */
export type NewcomerTexts = (typeof newcomerTexts)['ar' | 'ckb'];

/** Counts what somebody does: every tap, and every field that is filled. */
export function countSteps() {
  const count = { taps: 0, fields: 0 };
  return {
    count,
    async tap(target: Locator) {
      count.taps += 1;
      await target.tap();
    },
    async fill(field: Locator, text: string) {
      count.taps += 1;
      count.fields += 1;
      await field.tap();
      await field.fill(text);
    },
    /** A field that has the focus already needs no tap. */
    async fillFocused(field: Locator, text: string) {
      count.fields += 1;
      await expect(field).toBeFocused();
      await field.fill(text);
    },
  };
}

/** The sheet in which somebody books. */
export const sheetOf = (page: Page, texts: NewcomerTexts): Locator => page.getByRole('dialog', { name: texts.panel });

/** The dialog with the pass of a booking that was placed a moment ago. */
export const placedOf = (page: Page, texts: NewcomerTexts): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('link', { name: texts.bookings }) });

/** From home to the sheet of a venue, as far as somebody taps: a card, "book now", the treatment where there are several. */
export async function goToSheet(
  page: Page,
  texts: NewcomerTexts,
  tap: (target: Locator) => Promise<void> = (target) => target.tap(),
): Promise<Locator> {
  await tap(
    page.locator('#recommended-services article a[href*="/listing-details/"]').filter({ visible: true }).first(),
  );
  await tap(page.getByRole('button', { name: texts.bookNow, exact: true }).last());
  return chooseTreatment(page, texts, tap);
}

/** The sheet once a treatment is chosen. */
export async function chooseTreatment(
  page: Page,
  texts: NewcomerTexts,
  tap: (target: Locator) => Promise<void> = (target) => target.tap(),
): Promise<Locator> {
  const sheet = sheetOf(page, texts);
  const treatments = sheet.getByRole('button').filter({ hasText: texts.treatment });
  const times = timesOf(sheet, texts);
  await expect(times.first().or(treatments.first())).toBeVisible();
  if (!(await times.first().isVisible())) await tap(treatments.first());
  await expect(times.first()).toBeVisible();
  return sheet;
}

/** One of the free times of a day: tests that run side by side take others, from 0, the first, to 1, the last. */
export async function timeAt(times: Locator, share: number): Promise<Locator> {
  return times.nth(Math.round(((await times.count()) - 1) * share));
}

/** The free times of the day that a sheet shows. */
export const timesOf = (sheet: Locator, texts: NewcomerTexts): Locator =>
  sheet.getByRole('group', { name: texts.times }).getByRole('radio', { disabled: false });
