import type { Shape } from '../shape.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Shape<typeof english> = {
  skip: 'بچۆ بۆ ناوەڕۆک',
  loading: 'بار دەکرێت…',
  failed: 'ئەمە بار نەکرا.',
  unreachable: 'پەیوەندی بە ڕاژەکەوە نەکرا.',
  retry: 'دووبارە هەوڵ بدەوە',
  close: 'داخستن',
  back: 'گەڕانەوە',
  more: 'زیاتر پیشان بدە',
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
    noDate: 'تکایە ڕۆژێک بنووسە، وەک 22/11/2026.',
    noTime: 'تکایە کاتێک بنووسە، وەک 5:30 ئێوارە.',
  },
  numbers: { label: 'ژمارە و کات', digits: 'ژمارەکان', clock: 'کاتژمێر' },
  theme: {
    label: 'ڕووناک یان تاریک',
    light: 'ڕووناک',
    dark: 'تاریک',
    system: 'وەک ئامێرەکە',
  },
};
