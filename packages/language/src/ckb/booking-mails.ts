import type { Shape } from '../shape.ts';
import type { bookingMails as english } from '../en/booking-mails.ts';

export const bookingMails: Shape<typeof english> = {
  bookingRequested: {
    subject: 'داواکارییەکەت لە {place}',
    text: 'داوای {treatment}ت کردووە لەگەڵ {person}، {day}، کاتژمێر {time}. {place} تا {answerDay}، کاتژمێر {answerTime} وەڵام دەداتەوە و تا ئەو کاتە بۆت گیراوە.',
    button: 'نۆرەکانم',
    after: '{price} لە شوێنەکە دەدەیت. کاتەکان بە کاتی بەغدان.',
  },
  bookingConfirmed: {
    subject: 'پشتڕاستکرایەوە: {place}، {day}، کاتژمێر {time}',
    text: '{place} چاوەڕێت دەکات بۆ {treatment} لەگەڵ {person}، {day}، کاتژمێر {time}.',
    button: 'نۆرەکانم',
    after: '{price} لە شوێنەکە دەدەیت. کاتەکان بە کاتی بەغدان. نۆرەکە بۆ ڕۆژمێرەکەت هاوپێچ کراوە.',
  },
  bookingDeclined: {
    subject: '{place} ناتوانێت نۆرەکەت وەربگرێت',
    text: '{place} داواکارییەکەتی بۆ {treatment}، {day}، کاتژمێر {time} ڕەتکردەوە.{hasReason, select, yes { نووسیویەتی: «{reason}»} other {}}',
    button: 'کاتێکی تر هەڵبژێرە',
    after: 'هیچ پارەیەک نادەیت. کاتەکە چیتر بۆت نەگیراوە.',
  },
  bookingMoved: {
    subject: 'کاتی نوێ لە {place}: {day}، کاتژمێر {time}',
    text: 'نۆرەکەت بۆ {treatment} لەگەڵ {person} ئێستا {day}، کاتژمێر {time}ە.',
    button: 'نۆرەکانم',
    after: 'وەک پێشوو {price} لە شوێنەکە دەدەیت. لە نۆرەکانتدا دەبینیت کە پێویستی بە وەڵامە یان نا.',
  },
  bookingReassigned: {
    subject: 'کەسێکی تر لە {place}: {day}، کاتژمێر {time}',
    text: 'نۆرەکەت بۆ {treatment} لە {day}، کاتژمێر {time} وەک خۆی دەمێنێتەوە. ئێستا لەگەڵ {person}ە.',
    button: 'نۆرەکانم',
    after:
      'وەک پێشوو {price} لە شوێنەکە دەدەیت. ئەگەر بۆت گونجاو نییە، دەتوانیت نۆرەکە هەڵبوەشێنیتەوە یان بیگوازیتەوە.',
  },
  bookingProposed: {
    subject: '{place} کاتێکی تر پێشنیار دەکات',
    text: 'لەجیاتی {day}، کاتژمێر {time}، {place} پێشنیاری {newDay}، کاتژمێر {newTime} دەکات بۆ {treatment}. تا قبووڵی نەکەیت نۆرەکەت وەک خۆی دەمێنێتەوە.',
    button: 'وەڵامی پێشنیارەکە بدەوە',
    after: 'کاتی پێشنیارکراو پێش قبووڵکردنت بۆت نەگیراوە.',
  },
  proposalRefused: {
    subject: 'کاتەکەی تر ڕەتکرایەوە',
    text: 'کاتی پێشنیارکراو بۆ {treatment} لە {place} ڕەتکرایەوە. نۆرەکە لە {day}، کاتژمێر {time} دەمێنێتەوە.',
    button: 'نۆرەکە ببینە',
    after: 'کاتەکان بە کاتی بەغدان.',
  },
  bookingCancelled: {
    subject: 'هەڵوەشێنرایەوە: {place}، {day}، کاتژمێر {time}',
    text: 'نۆرەی {treatment} لە {place}، {day}، کاتژمێر {time} هەڵوەشێنرایەوە.{hasReason, select, yes { نووسیویەتی: «{reason}»} other {}}',
    button: 'کاتێکی تر بدۆزەرەوە',
    after: 'هیچ پارەیەک نادەیت. هاوپێچەکە نۆرەکە لە ڕۆژمێرەکەت دەسڕێتەوە.',
  },
  bookingReleased: {
    subject: 'نۆرەکەت بەتاڵ کرا: {place}',
    text: 'داوات لێکرابوو هاتنت بۆ {place}، {day}، کاتژمێر {time} پشتڕاست بکەیتەوە. چونکە کەس پشتڕاستی نەکردەوە، کاتەکە بەتاڵ کرا.',
    button: 'کاتێکی تر بدۆزەرەوە',
    after: 'هیچ پارەیەک نادەیت.',
  },
  bookingExpired: {
    subject: '{place} وەڵامی نەدایەوە',
    text: '{place} لە کاتی خۆیدا وەڵامی داواکارییەکەتی بۆ {treatment}، {day}، کاتژمێر {time} نەدایەوە. کاتەکە چیتر بۆت نەگیراوە.',
    button: 'کاتێکی تر بدۆزەرەوە',
    after: 'هیچ پارەیەک نادەیت.',
  },
  bookingTomorrow: {
    subject: 'دێیت؟ {place}، {day}، کاتژمێر {time}',
    text: '{treatment}ت هەیە لەگەڵ {person} لە {place}، {day}، کاتژمێر {time}. تکایە بە یەک کرتە بڵێ کە دێیت.',
    button: 'دێم',
    after: 'ئەگەر ناتوانیت بێیت، تکایە لە نۆرەکانتدا هەڵیبوەشێنەوە تا کەسێکی تر کاتەکەی دەستبکەوێت.',
  },
  bookingSoon: {
    subject: 'بەم زووانە: {place}، کاتژمێر {time}',
    text: 'ئەمڕۆ {day}، کاتژمێر {time}، {treatment}ت هەیە لەگەڵ {person} لە {place}.',
    button: 'نۆرەکانم',
    after: '{price} لە شوێنەکە دەدەیت. کاتەکان بە کاتی بەغدان.',
  },
  houseRequested: {
    subject: 'داواکاریی نوێ: {day}، کاتژمێر {time}',
    text: '{guest} داوای {treatment} دەکات لەگەڵ {person}، {day}، کاتژمێر {time}. تکایە تا {answerDay}، کاتژمێر {answerTime} وەڵام بدەوە؛ دوای ئەوە داواکارییەکە بەسەردەچێت.',
    button: 'وەڵام بدەوە',
    after: 'کاتەکان بە کاتی بەغدان.',
  },
  houseBooked: {
    subject: 'نۆرەی نوێ: {day}، کاتژمێر {time}',
    text: '{guest} نۆرەی {treatment}ی گرتووە لەگەڵ {person}، {day}، کاتژمێر {time}. بەپێی ڕێکخستنەکانت پشتڕاستکراوەتەوە.',
    button: 'کردنەوەی پەڕەی چوونەژوورەوە',
    after: 'کاتەکان بە کاتی بەغدان.',
  },
  houseMoved: {
    subject: 'نۆرەکە گواسترایەوە بۆ {day}، کاتژمێر {time}',
    text: 'نۆرەی {guest} بۆ {treatment} لەگەڵ {person} ئێستا {day}، کاتژمێر {time}ە.',
    button: 'کردنەوەی پەڕەی چوونەژوورەوە',
    after: 'کاتەکان بە کاتی بەغدان.',
  },
  houseProposed: {
    subject: '{guest} کاتێکی تر پێشنیار دەکات',
    text: 'لەجیاتی {day}، کاتژمێر {time}، {guest} پێشنیاری {newDay}، کاتژمێر {newTime} دەکات بۆ {treatment}. تا قبووڵی نەکەیت نۆرەکە وەک خۆی دەمێنێتەوە.',
    button: 'وەڵامی پێشنیارەکە بدەوە',
    after: 'کاتی پێشنیارکراو پێش قبووڵکردنت نەگیراوە.',
  },
  houseCancelled: {
    subject: 'هەڵوەشێنرایەوە: {guest}، {day}، کاتژمێر {time}',
    text: 'نۆرەی {guest} بۆ {treatment} لەگەڵ {person}، {day}، کاتژمێر {time} هەڵوەشێنرایەوە و کاتەکە بەتاڵە.{hasReason, select, yes { نووسیویەتی: «{reason}»} other {}}',
    button: 'کردنەوەی پەڕەی چوونەژوورەوە',
    after: 'کاتەکان بە کاتی بەغدان.',
  },
  houseTomorrow: {
    subject: 'سبەی لە {place}: {count, plural, =0 {هیچ نۆرەیەک نییە} other {# نۆرە}}',
    text: '{count, plural, =0 {بۆ {day} هیچ نۆرەیەک نییە.} other {بۆ {day} # نۆرە هەیە.}}',
    line: '{time}: {guest}، {treatment}، لەگەڵ {person}{isOpen, select, yes { (چاوەڕێی وەڵامتە)} other {}}',
    button: 'کردنەوەی پەڕەی چوونەژوورەوە',
    after: 'ئەم نامەیە کاتژمێر شەشی ئێوارە پێت دەگات، چونکە لە ڕێکخستنەکانتدا هەڵتبژاردووە. کاتەکان بە کاتی بەغدان.',
  },
};
