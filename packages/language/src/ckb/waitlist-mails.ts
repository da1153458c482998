import type { Shape } from '../shape.ts';
import type { waitlistMails as english } from '../en/waitlist-mails.ts';

export const waitlistMails: Shape<typeof english> = {
  timeOffered: {
    subject: 'کاتێک لە {venue} بەتاڵ بوو: {day} کاتژمێر {time}',
    text: '{treatment}{hasEmployee, select, yes { لەگەڵ {employee}} other {}} لە {venue} ڕۆژی {day} کاتژمێر {time} بەتاڵە. ئێستا بە هەموو ئەوانە دەڵێین کە چاوەڕێی دەکەن و کاتەکە بۆ کەس نەگیراوە: هی ئەوەیە کە یەکەم جار بەڵێ بڵێت. تا {untilDay}، کاتژمێر {untilTime} دەتوانیت وەڵام بدەیتەوە.',
    button: 'بەڵێ، یان نا سوپاس',
    after: 'لە شوێنەکە {price} دەدەیت. کاتەکان بە کاتی بەغدان. ئەگەر کاتەکە بۆت گونجاو نەبێت، لە لیستەکەدا دەمێنیتەوە.',
  },
  timeLost: {
    subject: 'کەسێکی تر خێراتر بوو: {venue}، {day} کاتژمێر {time}',
    text: 'ئەو کاتەی بۆ {treatment} لە {venue} پێشنیازمان کردبوو، ڕۆژی {day} کاتژمێر {time}، گیرا: کەسێکی تر خێراتر بوو. لە لیستەکەدا دەمێنیتەوە و کاتێک کاتێکی تر بەتاڵ بوو دیسان بۆت دەنووسین.',
    button: 'چاوەڕێی چی دەکەم',
    after: 'پێویست ناکات هیچ بکەیت. هەر کاتێک بتەوێت دەتوانیت لە پەڕەی نۆرەکانت لیستەکە بەجێ بهێڵیت.',
  },
};
