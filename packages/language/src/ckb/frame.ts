import type { Shape } from '../shape.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Shape<typeof english> = {
  skip: 'چوون بۆ ناوەڕۆک',
  loading: 'بار دەکرێت…',
  failed: 'نەتوانرا بار بکرێت.',
  unreachable: 'نەتوانرا پەیوەندی بە سێرڤەرەوە بکرێت.',
  retry: 'هەوڵدانەوە',
  close: 'داخستن',
  back: 'گەڕانەوە',
  more: 'پیشاندانی زیاتر',
  optional: '{label} (ئارەزوومەندانە)',
  account: {
    open: 'هەژمار و پیشاندان',
    language: 'زمان',
    logOut: 'چوونەدەرەوە',
  },
  moments: {
    openCalendar: 'کردنەوەی ڕۆژژمێر',
    formerMonth: 'مانگی پێشوو',
    nextMonth: 'مانگی داهاتوو',
    noDate: 'تکایە ڕۆژێک بنووسە، وەک {example}.',
    noTime: 'تکایە کاتێک بنووسە، وەک {example}.',
  },
  numbers: { label: 'ژمارە و کات', digits: 'ژمارەکان', clock: 'کاتژمێر' },
  theme: {
    label: 'ڕووکار',
    light: 'ڕووناک',
    dark: 'تاریک',
    system: 'وەک ئامێرەکە',
  },
};
