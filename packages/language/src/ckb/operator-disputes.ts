import type { Shape } from '../shape.ts';
import type { disputes as english } from '../en/operator-disputes.ts';

export const disputes: Shape<typeof english> = {
  title: 'سەردانی ئەنجامنەدراو',
  empty: 'هیچ ناڕەزاییەک لەسەر نەهاتن نییە.',
  state: { open: 'کراوە', upheld: 'کڕیارەکە ڕاست دەکات', dismissed: 'شوێنەکە ڕاست دەکات' },
  about: '{customer}، {venue}',
  disputed: 'بەرواری ناڕەزایی {day}',
  checkedIn: 'گەیشتن تۆمار کراوە: {time}',
  notCheckedIn: 'گەیشتن تۆمار نەکراوە',
  confirmed: 'هاتن پشتڕاستکراوەتەوە: {time}',
  notConfirmed: 'هاتن پشتڕاست نەکراوەتەوە',
  venue: 'نەهاتنی تۆمارکراو لەلایەن ئەم شوێنەوە: {noShows, number}. هەڵەکانیان: {upheld, number}',
  uphold: 'کڕیارەکە ڕاست دەکات',
  upholdLead: 'ئەم سەردانە هەرگیز لەسەر {customer} هەژمار ناکرێت. شوێنەکە ئاگادار ناکرێتەوە.',
  dismiss: 'شوێنەکە ڕاست دەکات',
  dismissLead: 'ئەم سەردانە دووبارە لەسەر {customer} هەژمار دەکرێت.',
};
