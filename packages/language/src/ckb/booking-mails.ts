import type { Shape } from '../shape.ts';
import type { bookingMails as english } from '../en/booking-mails.ts';

export const bookingMails: Shape<typeof english> = {
  bookingRequested: {
    subject: 'داواکارییەکەت لە {venue}',
    text: 'داوای {treatment}ت کردووە لەگەڵ {employee}، {day}، کاتژمێر {time}. {venue} تا {answerDay}، کاتژمێر {answerTime} وەڵام دەداتەوە و تا ئەو کاتە بۆت گیراوە.',
    button: 'نۆرەکانم',
    after: '{price} لە شوێنەکە دەدەیت. کاتەکان بە کاتی بەغدان.',
  },
  bookingConfirmed: {
    subject: 'پشتڕاستکرایەوە: {venue}، {day}، کاتژمێر {time}',
    text: '{venue} چاوەڕێت دەکات بۆ {treatment} لەگەڵ {employee}، {day}، کاتژمێر {time}.',
    button: 'نۆرەکانم',
    after: '{price} لە شوێنەکە دەدەیت. کاتەکان بە کاتی بەغدان. نۆرەکە بۆ ڕۆژمێرەکەت هاوپێچ کراوە.',
  },
  bookingDeclined: {
    subject: '{venue} ناتوانێت نۆرەکەت وەربگرێت',
    text: '{venue} داواکارییەکەتی بۆ {treatment}، {day}، کاتژمێر {time} ڕەتکردەوە.{hasReason, select, yes { نووسیویەتی: «{reason}»} other {}}',
    button: 'کاتێکی تر هەڵبژێرە',
    after: 'هیچ پارەیەک نادەیت. کاتەکە چیتر بۆت نەگیراوە.',
  },
  bookingMoved: {
    subject: 'کاتی نوێ لە {venue}: {day}، کاتژمێر {time}',
    text: 'نۆرەکەت بۆ {treatment} لەگەڵ {employee} ئێستا {day}، کاتژمێر {time}ە.',
    button: 'نۆرەکانم',
    after: 'وەک پێشوو {price} لە شوێنەکە دەدەیت. لە نۆرەکانتدا دەبینیت کە پێویستی بە وەڵامە یان نا.',
  },
  bookingReassigned: {
    subject: 'کەسێکی تر لە {venue}: {day}، کاتژمێر {time}',
    text: 'نۆرەکەت بۆ {treatment} لە {day}، کاتژمێر {time} وەک خۆی دەمێنێتەوە. ئێستا لەگەڵ {employee}ە.',
    button: 'نۆرەکانم',
    after:
      'وەک پێشوو {price} لە شوێنەکە دەدەیت. ئەگەر بۆت گونجاو نییە، دەتوانیت نۆرەکە هەڵبوەشێنیتەوە یان بیگوازیتەوە.',
  },
  bookingProposed: {
    subject: '{venue} کاتێکی تر پێشنیار دەکات',
    text: 'لەجیاتی {day}، کاتژمێر {time}، {venue} پێشنیاری {newDay}، کاتژمێر {newTime} دەکات بۆ {treatment}. تا قبووڵی نەکەیت نۆرەکەت وەک خۆی دەمێنێتەوە.',
    button: 'وەڵامی پێشنیارەکە بدەوە',
    after: 'کاتی پێشنیارکراو پێش قبووڵکردنت بۆت نەگیراوە.',
  },
  proposalDeclined: {
    subject: 'کاتەکەی تر ڕەتکرایەوە',
    text: 'کاتی پێشنیارکراو بۆ {treatment} لە {venue} ڕەتکرایەوە. نۆرەکە لە {day}، کاتژمێر {time} دەمێنێتەوە.',
    button: 'نۆرەکە ببینە',
    after: 'کاتەکان بە کاتی بەغدان.',
  },
  bookingCancelled: {
    subject: 'هەڵوەشێنرایەوە: {venue}، {day}، کاتژمێر {time}',
    text: 'نۆرەی {treatment} لە {venue}، {day}، کاتژمێر {time} هەڵوەشێنرایەوە.{hasReason, select, yes { نووسیویەتی: «{reason}»} other {}}',
    button: 'کاتێکی تر بدۆزەرەوە',
    after: 'هیچ پارەیەک نادەیت. هاوپێچەکە نۆرەکە لە ڕۆژمێرەکەت دەسڕێتەوە.',
  },
  bookingReleased: {
    subject: 'نۆرەکەت بەتاڵ کرا: {venue}',
    text: 'داوات لێکرابوو هاتنت بۆ {venue}، {day}، کاتژمێر {time} پشتڕاست بکەیتەوە. چونکە کەس پشتڕاستی نەکردەوە، کاتەکە بەتاڵ کرا.',
    button: 'کاتێکی تر بدۆزەرەوە',
    after: 'هیچ پارەیەک نادەیت.',
  },
  bookingExpired: {
    subject: '{venue} وەڵامی نەدایەوە',
    text: '{venue} لە کاتی خۆیدا وەڵامی داواکارییەکەتی بۆ {treatment}، {day}، کاتژمێر {time} نەدایەوە. کاتەکە چیتر بۆت نەگیراوە.',
    button: 'کاتێکی تر بدۆزەرەوە',
    after: 'هیچ پارەیەک نادەیت.',
  },
  bookingTomorrow: {
    subject: 'دێیت؟ {venue}، {day}، کاتژمێر {time}',
    text: '{treatment}ت هەیە لەگەڵ {employee} لە {venue}، {day}، کاتژمێر {time}. تکایە بە یەک کرتە بڵێ کە دێیت.',
    button: 'دێم',
    after: 'ئەگەر ناتوانیت بێیت، تکایە لە نۆرەکانتدا هەڵیبوەشێنەوە تا کەسێکی تر کاتەکەی دەستبکەوێت.',
  },
  bookingSoon: {
    subject: 'بەم زووانە: {venue}، کاتژمێر {time}',
    text: 'ئەمڕۆ {day}، کاتژمێر {time}، {treatment}ت هەیە لەگەڵ {employee} لە {venue}.',
    button: 'نۆرەکانم',
    after: '{price} لە شوێنەکە دەدەیت. کاتەکان بە کاتی بەغدان.',
  },
  venueRequested: {
    subject: 'داواکاریی نوێ: {day}، کاتژمێر {time}',
    text: '{customerName} داوای {treatment} دەکات لەگەڵ {employee}، {day}، کاتژمێر {time}. تکایە تا {answerDay}، کاتژمێر {answerTime} وەڵام بدەوە؛ دوای ئەوە داواکارییەکە بەسەردەچێت.',
    button: 'وەڵام بدەوە',
    after: 'کاتەکان بە کاتی بەغدان.',
  },
  venueBooked: {
    subject: 'نۆرەی نوێ: {day}، کاتژمێر {time}',
    text: '{customerName} نۆرەی {treatment}ی گرتووە لەگەڵ {employee}، {day}، کاتژمێر {time}. بەپێی ڕێکخستنەکانت پشتڕاستکراوەتەوە.',
    button: 'کردنەوەی پەڕەی چوونەژوورەوە',
    after: 'کاتەکان بە کاتی بەغدان.',
  },
  venueMoved: {
    subject: 'نۆرەکە گواسترایەوە بۆ {day}، کاتژمێر {time}',
    text: 'نۆرەی {customerName} بۆ {treatment} لەگەڵ {employee} ئێستا {day}، کاتژمێر {time}ە.',
    button: 'کردنەوەی پەڕەی چوونەژوورەوە',
    after: 'کاتەکان بە کاتی بەغدان.',
  },
  venueProposed: {
    subject: '{customerName} کاتێکی تر پێشنیار دەکات',
    text: 'لەجیاتی {day}، کاتژمێر {time}، {customerName} پێشنیاری {newDay}، کاتژمێر {newTime} دەکات بۆ {treatment}. تا قبووڵی نەکەیت نۆرەکە وەک خۆی دەمێنێتەوە.',
    button: 'وەڵامی پێشنیارەکە بدەوە',
    after: 'کاتی پێشنیارکراو پێش قبووڵکردنت نەگیراوە.',
  },
  venueCancelled: {
    subject: 'هەڵوەشێنرایەوە: {customerName}، {day}، کاتژمێر {time}',
    text: 'نۆرەی {customerName} بۆ {treatment} لەگەڵ {employee}، {day}، کاتژمێر {time} هەڵوەشێنرایەوە و کاتەکە بەتاڵە.{hasReason, select, yes { نووسیویەتی: «{reason}»} other {}}',
    button: 'کردنەوەی پەڕەی چوونەژوورەوە',
    after: 'کاتەکان بە کاتی بەغدان.',
  },
  venueTomorrow: {
    subject: 'سبەی لە {venue}: {count, plural, =0 {هیچ نۆرەیەک نییە} other {# نۆرە}}',
    text: '{count, plural, =0 {بۆ {day} هیچ نۆرەیەک نییە.} other {بۆ {day} # نۆرە هەیە.}}',
    line: '{time}: {customerName}، {treatment}، لەگەڵ {employee}{isOpen, select, yes { (چاوەڕێی وەڵامتە)} other {}}',
    button: 'کردنەوەی پەڕەی چوونەژوورەوە',
    after: 'ئەم نامەیە کاتژمێر شەشی ئێوارە پێت دەگات، چونکە لە ڕێکخستنەکانتدا هەڵتبژاردووە. کاتەکان بە کاتی بەغدان.',
  },
};
