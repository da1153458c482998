import type { Shape } from '../../shape.ts';
import type { status as english } from '../../en/content/status.ts';

export const status: Shape<typeof english> = {
  now: {
    up: 'هەموو شتێک کار دەکات.',
    slow: 'هەموو شتێک کار دەکات، بەڵام خاوتر لە ئاسایی.',
    down: 'لانیکەم بەشێک کار ناکات.',
    unknown: 'لەم ساتەدا وەڵام نییە.',
  },
  refresh: 'دووبارە بپشکنە',
  checks: 'ئێستا',
  check: { database: 'نۆرەکان و هەژمارەکان', messages: 'ئیمەیڵەکان' },
  state: { up: 'کار دەکات', slow: 'خاوە', down: 'وەستاوە' },
  ms: '{ms} میلیچرکە',
  checked: 'دوایین پشکنین: {day}، <t>{time}</t> بە کاتی بەغدا.',
  days: 'نەوەد ڕۆژی ڕابردوو',
  mean: '\u061c{percent}٪',
  day: '{known, select, yes {{day}: \u061c{percent}٪} other {{day}: نەپێوراوە}}',
  oldest: 'نەوەد ڕۆژ لەمەوبەر',
  newest: 'ئەمڕۆ',
};
