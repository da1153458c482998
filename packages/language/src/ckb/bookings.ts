import type { Shape } from '../shape.ts';
import type { bookings as english } from '../en/bookings.ts';

export const bookings: Shape<typeof english> = {
  page: { title: 'نۆرەکانم | تەجمیل سپۆت', description: 'سەردانی داهاتوو، ئەوانەی دوای ئەو، و ئەوانەی ڕابردوو.' },
  title: 'نۆرەکانم',
  loading: 'بار دەکرێت...',
  signedOut: {
    title: 'تکایە بچۆ ژوورەوە بۆ بینینی نۆرەکانت',
    text: 'سەردانەکانت لە هەژمارەکەتدا پارێزراون.',
    logIn: 'چوونەژوورەوە',
  },
  failed: 'نۆرەکان نەهێنران',
  offline: 'پەیوەندی بە ڕاژەکەوە نەکرا.',
  retry: 'دووبارە هەوڵ بدەوە',
  empty: {
    title: 'هێشتا هیچ نۆرەیەکت نییە.',
    text: 'کاتێکی گونجاو بدۆزەرەوە؛ پارە لەوێ دەدەیت.',
    services: 'هەموو خزمەتگوزارییەکان ببینە',
  },
  next: {
    label: 'سەردانی داهاتوو',
    with: '{treatment} لەگەڵ {person}',
    number: 'ژمارەی نۆرە',
    pay: 'لەوێ <b>{price}</b> بدە',
    listing: 'لاپەڕەی خزمەتگوزارییەکە',
    call: 'پەیوەندی',
  },
  coming: 'داهاتوو',
  after: 'دوای ئەوە',
  past: 'ڕابردوو',
  count: '{count, plural, =1 {یەک سەردان} other {# سەردان}}',
  columns: { treatment: 'چارەسەر', when: 'کەی', person: 'لەگەڵ', price: 'نرخ', state: 'دۆخ', actions: 'کردارەکان' },
  when: {
    range: '<t>{start}</t> – <t>{end}</t>',
    away: '{days, plural, =0 {ئەمڕۆ} =1 {سبەی} other {دوای # ڕۆژ}}',
    ago: '{days, plural, =0 {ئەمڕۆ} =1 {دوێنێ} other {# ڕۆژ لەمەوبەر}}',
  },
  status: {
    pending: 'چاوەڕوانە',
    confirmed: 'پشتڕاستکراوەتەوە',
    declined: 'ڕەتکراوەتەوە',
    expired: 'کاتەکەی بەسەرچووە',
    cancelled: 'هەڵوەشێندراوەتەوە',
    completed: 'تەواوبووە',
    no_show: 'سەردان نەکرا',
  },
  answerBy: 'تا <t>{time}</t> چاوەڕێی وەڵامە',
  at: '<b>{name}</b>، {address}',
  callPlace: 'پەیوەندی بکە بە {place}',
  again: 'دووبارە نۆرە بگرە',
  againItem: 'دووبارە نۆرە بگرە: {title}',
};
