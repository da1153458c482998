import type { Shape } from '../../shape.ts';
import type { status as english } from '../../en/content/status.ts';

export const status: Shape<typeof english> = {
  now: {
    up: 'هەموو شتێک کار دەکات.',
    slow: 'کار دەکات، خاوتر لە ئاسایی.',
    down: 'لانیکەم بەشێک کار ناکات.',
    unknown: 'لەم ساتەدا کەس وەڵام ناداتەوە.',
  },
  refresh: 'دووبارە سەیر بکە',
  checks: 'ئێستا',
  check: { database: 'نۆرەکان و هەژمارەکان', messages: 'ئیمەیڵەکان' },
  state: { up: 'کار دەکات', slow: 'خاوە', down: 'وەستاوە' },
  ms: '{ms} میلیچرکە',
  checked: 'دوا سەیرکردن {day}، <t>{time}</t> بە کاتی بەغدا.',
  days: '٩٠ ڕۆژی ڕابردوو',
  mean: '{percent}٪',
  day: '{known, select, yes {{day}: {percent}٪} other {{day}: نەپێوراوە}}',
  oldest: '٩٠ ڕۆژ لەمەوبەر',
  newest: 'ئەمڕۆ',
};
