import type { Shape } from '../shape.ts';
import type { waitlistMails as english } from '../en/waitlist-mails.ts';

export const waitlistMails: Shape<typeof english> = {
  timeOffered: {
    subject: 'کاتێک لە {venue} بەتاڵ بوو: {day}، کاتژمێر {time}',
    text: '{treatment}{hasEmployee, select, yes { لەگەڵ {employee}} other {}} لە {venue} بەتاڵە: {day}، کاتژمێر {time}. ئەم نامەیە بۆ هەموو ئەوانەی لە لیستی چاوەڕوانیدان دەنێردرێت و کاتەکە بۆ کەس نەگیراوە: بۆ یەکەم کەسە کە بەڵێ بڵێت. دەتوانیت وەڵام بدەیتەوە تا {untilDay}، کاتژمێر {untilTime}.',
    button: 'وەڵامدانەوە',
    after: 'لە شوێنەکە {price} دەدەیت. کاتەکان بە کاتی بەغدان. ئەگەر کاتەکەت بۆ گونجاو نەبێت، لە لیستەکەدا دەمێنیتەوە.',
  },
  timeLost: {
    subject: 'کەسێکی تر خێراتر بوو: {venue}، {day}، کاتژمێر {time}',
    text: 'ئەو کاتەی لە {venue} بۆ {treatment} پێمان ڕاگەیاندیت ({day}، کاتژمێر {time}) گیرا: کەسێکی تر خێراتر بوو. لە لیستەکەدا دەمێنیتەوە و کە کاتێکی تر بەتاڵ بوو، دیسان نامەت بۆ دەنێرین.',
    button: 'لیستی چاوەڕوانیم',
    after: 'پێویست بە هیچ ناکات. هەر کاتێک بتەوێت دەتوانیت لە پەڕەی نۆرەکانت لیستەکە بەجێ بهێڵیت.',
  },
};
