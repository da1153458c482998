import { bookingStatuses } from './booking-statuses.ts';

import type { bookings as english } from '../en/operator-bookings.ts';
import type { Shape } from '../shape.ts';

/** What the console says about bookings of all venues. */
export const bookings: Shape<typeof english> = {
  title: 'نۆرەکان',
  lead: 'نۆرە بە ژمارەکەی یان بە ژمارەی مۆبایلی تەواو یان بە ناوی شوێنەکە بدۆزەرەوە.',
  empty: 'هێشتا نۆرە نییە.',
  one: 'نۆرەی ژمارە {number}',
  back: 'هەموو نۆرەکان',
  about: '{customer} لە {venue}',
  open: 'کردنەوە',
  when: 'کات',
  what: 'خزمەتگوزاری',
  price: 'نرخ',
  phone: 'مۆبایل',
  account: 'هەژمار',
  walkIn: 'بێ هەژمار',
  notes: 'تێبینیی کڕیار',
  history: 'مێژوو',
  who: '{who, select, customer {کڕیار} venue {شوێن} other {سیستەم}}',
  reason: 'هۆکار: {reason}',
  noMessages: 'هیچ نامەیەک نییە.',
  dispute: 'ناڕەزایی لە نەهاتن، {day}',
  outcome: '{state, select, open {هێشتا بڕیار نەدراوە} upheld {کڕیار ڕاست دەکات} other {شوێنەکە ڕاست دەکات}}',
  decided: 'بڕیار درا لە {day}',
  toDispute: 'بۆ ناڕەزاییەکە',
  vendor: 'خاوەنی شوێن',
  view: 'بینینی داشبۆردی {venue} وەک خۆی دەیبینێت',
  viewLead:
    'بۆ ماوەی {minutes} خولەک هەموو ئەوە دەخوێنیتەوە کە شوێنەکە دەیبینێت و ناتوانیت هیچ بگۆڕیت. هۆکارەکە و هەموو سەیرکردنێک لە تۆماردا دەمێننەوە.',
  viewAction: 'کردنەوەی داشبۆرد',
  status: bookingStatuses,
};
