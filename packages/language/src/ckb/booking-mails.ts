import type { Shape } from '../shape.ts';
import type { bookingMails as english } from '../en/booking-mails.ts';

export const bookingMails: Shape<typeof english> = {
  discreet: {
    subject: '{hasTime, select, yes {نۆرەکەت: {day}، کاتژمێر {time}} other {نامەیەکی نوێ}}',
    text: '{hasTime, select, yes {شتێکی نوێ دەربارەی نۆرەکەت هەیە: {day}، کاتژمێر {time}.} other {شتێکی نوێ لە هەژمارەکەتدا هەیە.}}',
    button: 'کردنەوە',
    after: 'ئەم نامەیە کورتە، چونکە نامەی نهێنیپارێز لە هەژمارەکەتدا چالاکە.',
  },
  bookingRequested: {
    subject: 'داواکارییەکەت لە {venue}',
    text: 'داواکارییەکەت گەیشت: {treatment} لەگەڵ {employee}، {day}، کاتژمێر {time}. {venue} تا {answerDay}، کاتژمێر {answerTime} وەڵام دەداتەوە. تا ئەو کاتە نۆرەکەت بۆ هەڵگیراوە.',
    button: 'بینینی نۆرەکانم',
    after: 'لە شوێنەکە {price} دەدەیت. کاتەکان بە کاتی بەغدان.',
  },
  bookingConfirmed: {
    subject: 'پشتڕاستکرایەوە: {venue}، {day}، کاتژمێر {time}',
    text: 'نۆرەکەت لە {venue} پشتڕاستکرایەوە: {treatment} لەگەڵ {employee}، {day}، کاتژمێر {time}.',
    button: 'بینینی نۆرەکانم',
    after: 'لە شوێنەکە {price} دەدەیت. کاتەکان بە کاتی بەغدان. نۆرەکە بۆ ڕۆژژمێرەکەت هاوپێچ کراوە.',
  },
  bookingDeclined: {
    subject: '{venue} ناتوانێت نۆرەکەت وەربگرێت',
    text: '{venue} داواکارییەکەتی ڕەتکردەوە: {treatment}، {day}، کاتژمێر {time}.{hasReason, select, yes { هۆکار: «{reason}»} other {}}',
    button: 'هەڵبژاردنی کاتێکی تر',
    after: 'هیچ پارەیەک نادەیت. کاتەکە چیتر بۆت هەڵنەگیراوە.',
  },
  bookingMoved: {
    subject: 'کاتی نوێ لە {venue}: {day}، کاتژمێر {time}',
    text: 'کاتی نوێی نۆرەکەت بۆ {treatment} لەگەڵ {employee}: {day}، کاتژمێر {time}.',
    button: 'بینینی نۆرەکانم',
    after: 'وەک پێشوو لە شوێنەکە {price} دەدەیت. لە نۆرەکانتدا دیارە کە هێشتا چاوەڕێی وەڵامە یان نا.',
  },
  bookingReassigned: {
    subject: 'کارمەندێکی تر لە {venue}: {day}، کاتژمێر {time}',
    text: 'نۆرەکەت بۆ {treatment} لە کاتی خۆیدا دەمێنێتەوە: {day}، کاتژمێر {time}. کارمەندی نوێ: {employee}.',
    button: 'بینینی نۆرەکانم',
    after:
      'وەک پێشوو لە شوێنەکە {price} دەدەیت. لە نۆرەکانتدا دیارە کە هێشتا چاوەڕێی وەڵامە یان نا، و لەوێ دەتوانیت هەڵیبوەشێنیتەوە یان بیگوازیتەوە.',
  },
  bookingMissed: {
    subject: '{venue}: نەهاتن تۆمار کرا',
    text: '{venue} تۆماری نۆرەکەتی بۆ {treatment} لە {day}، کاتژمێر {time} گۆڕی: ئێستا نووسراوە کە نەهاتوویت.{hasReason, select, yes { هۆکارەکەیان: «{reason}»} other {}}',
    button: 'بینینی نۆرەکە',
    after: 'ئەگەر ئەوە هەڵەیە، لە پرۆفایلەکەتدا بە یەک کرتە دەتوانیت ناڕەزایی دەرببڕیت. تا سەیری دەکەین هەژمار ناکرێت.',
  },
  bookingDelayed: {
    subject: '{venue} کەمێک دواکەوتووە: ئێستا کاتژمێر {time}',
    text: '{venue} کەمێک دواکەوتووە. نۆرەکەت بۆ {treatment} لەگەڵ {employee} لە {day} ئێستا کاتژمێر {time} دەست پێدەکات. ببوورە بۆ چاوەڕوانییەکە.',
    button: 'بینینی نۆرەکانم',
    after:
      'ئەگەر کاتە نوێیەکەت بۆ ناگونجێت، لەوێ دەتوانیت نۆرەکە هەڵبوەشێنیتەوە یان بیگوازیتەوە. کاتەکان بە کاتی بەغدان.',
  },
  bookingRepeated: {
    subject: 'نۆرەی نوێت لە {venue}',
    text: 'ئەم کاتانە لە {venue} بۆت دانران ({treatment} لەگەڵ {employee}): {dates}.',
    button: 'بینینی نۆرەکانم',
    after: 'دەتوانیت هەر یەکێکیان لەوێ هەڵبوەشێنیتەوە یان بیگوازیتەوە. پارە لە شوێنەکە دەدرێت. کاتەکان بە کاتی بەغدان.',
  },
  seriesCancelled: {
    subject: 'نۆرەکانت هەڵوەشێنرانەوە: {venue}',
    text: 'ئەم کاتانە لە {venue} هەڵوەشێنرانەوە ({treatment} لەگەڵ {employee}): {dates}.{hasReason, select, yes { هۆکار: «{reason}»} other {}}',
    button: 'دۆزینەوەی کاتێکی تر',
    after: 'هیچ پارەیەک نادەیت.',
  },
  bookingProposed: {
    subject: '{venue} کاتێکی تر پێشنیار دەکات',
    text: 'لەجیاتی {day}، کاتژمێر {time}، {venue} ئەم کاتە بۆ {treatment} پێشنیار دەکات: {newDay}، کاتژمێر {newTime}. تا قبووڵی نەکەیت، نۆرەکەت وەک خۆی دەمێنێتەوە.',
    button: 'وەڵامدانەوەی پێشنیارەکە',
    after: 'تا قبووڵی نەکەیت، کاتی پێشنیارکراو بۆت هەڵناگیرێت.',
  },
  proposalDeclined: {
    subject: 'کاتە پێشنیارکراوەکە ڕەتکرایەوە',
    text: 'کاتی پێشنیارکراو بۆ {treatment} لە {venue} ڕەتکرایەوە. نۆرەکە لە کاتی خۆیدا دەمێنێتەوە: {day}، کاتژمێر {time}.',
    button: 'بینینی نۆرەکە',
    after: 'کاتەکان بە کاتی بەغدان.',
  },
  bookingCancelled: {
    subject: 'هەڵوەشێنرایەوە: {venue}، {day}، کاتژمێر {time}',
    text: 'نۆرەی {treatment} لە {venue}، {day}، کاتژمێر {time} هەڵوەشێنرایەوە.{hasReason, select, yes { هۆکار: «{reason}»} other {}}',
    button: 'دۆزینەوەی کاتێکی تر',
    after: 'هیچ پارەیەک نادەیت. هاوپێچەکە نۆرەکە لە ڕۆژژمێرەکەت دەسڕێتەوە.',
  },
  bookingReleased: {
    subject: 'نۆرەکەت بەتاڵ کرا: {venue}',
    text: 'داوامان لێ کردبوویت هاتنت پشتڕاست بکەیتەوە: {venue}، {day}، کاتژمێر {time}. پشتڕاست نەکرایەوە، بۆیە کاتەکە بۆ کەسانی تر بەتاڵ کرا.',
    button: 'دۆزینەوەی کاتێکی تر',
    after: 'هیچ پارەیەک نادەیت.',
  },
  bookingExpired: {
    subject: '{venue} وەڵامی نەدایەوە',
    text: '{venue} لە کاتی خۆیدا وەڵامی داواکارییەکەتی نەدایەوە: {treatment}، {day}، کاتژمێر {time}. کاتەکە چیتر بۆت هەڵنەگیراوە.',
    button: 'دۆزینەوەی کاتێکی تر',
    after: 'هیچ پارەیەک نادەیت.',
  },
  bookingTomorrow: {
    subject: 'دێیت؟ {venue}، {day}، کاتژمێر {time}',
    text: 'نۆرەکەت لە {venue}: {treatment} لەگەڵ {employee}، {day}، کاتژمێر {time}. تکایە بە یەک کرتە هاتنت پشتڕاست بکەرەوە.',
    button: 'دێم',
    after: 'ئەگەر ناتوانیت بێیت، تکایە لە نۆرەکانتدا هەڵیبوەشێنەوە تا کەسێکی تر سوودی لێ ببینێت.',
  },
  bookingSoon: {
    subject: 'بەم زووانە: {venue}، کاتژمێر {time}',
    text: 'نۆرەکەت لە {venue} ئەمڕۆیە، {day}، کاتژمێر {time}: {treatment} لەگەڵ {employee}.',
    button: 'بینینی نۆرەکانم',
    after: 'لە شوێنەکە {price} دەدەیت. کاتەکان بە کاتی بەغدان.',
  },
  venueRequested: {
    subject: 'داواکاریی نوێ: {day}، کاتژمێر {time}',
    text: '{customerName} داوای {treatment} دەکات لەگەڵ {employee}، {day}، کاتژمێر {time}. تکایە تا {answerDay}، کاتژمێر {answerTime} وەڵام بدەوە؛ دوای ئەوە داواکارییەکە بەسەردەچێت.',
    button: 'وەڵامدانەوە',
    after: 'کاتەکان بە کاتی بەغدان.',
  },
  venueBooked: {
    subject: 'نۆرەی نوێ: {day}، کاتژمێر {time}',
    text: '{customerName} نۆرەی گرتووە: {treatment} لەگەڵ {employee}، {day}، کاتژمێر {time}. بەپێی ڕێکخستنەکانت خۆکارانە پشتڕاستکرایەوە.',
    button: 'چوونەژوورەوە',
    after: 'کاتەکان بە کاتی بەغدان.',
  },
  venueMoved: {
    subject: 'نۆرەکە گواسترایەوە بۆ {day}، کاتژمێر {time}',
    text: 'نۆرەی {customerName} بۆ {treatment} لەگەڵ {employee} ئێستا لەم کاتەدایە: {day}، کاتژمێر {time}.',
    button: 'چوونەژوورەوە',
    after: 'کاتەکان بە کاتی بەغدان.',
  },
  venueReassigned: {
    subject: 'کارمەندێکی تر: {day}، کاتژمێر {time}',
    text: 'نۆرەی {customerName} بۆ {treatment} لە کاتی خۆیدا دەمێنێتەوە: {day}، کاتژمێر {time}. کارمەندی نوێ: {employee}.',
    button: 'چوونەژوورەوە',
    after: 'کاتەکان بە کاتی بەغدان.',
  },
  venueProposed: {
    subject: '{customerName} کاتێکی تر پێشنیار دەکات',
    text: 'لەجیاتی {day}، کاتژمێر {time}، {customerName} ئەم کاتە بۆ {treatment} پێشنیار دەکات: {newDay}، کاتژمێر {newTime}. تا قبووڵی نەکەیت، نۆرەکە وەک خۆی دەمێنێتەوە.',
    button: 'وەڵامدانەوەی پێشنیارەکە',
    after: 'تا قبووڵی نەکەیت، کاتی پێشنیارکراو هەڵناگیرێت.',
  },
  venueCancelled: {
    subject: 'هەڵوەشێنرایەوە: {customerName}، {day}، کاتژمێر {time}',
    text: 'نۆرەی {customerName} بۆ {treatment} لەگەڵ {employee}، {day}، کاتژمێر {time} هەڵوەشێنرایەوە و کاتەکە بەتاڵە.{hasReason, select, yes { هۆکار: «{reason}»} other {}}',
    button: 'چوونەژوورەوە',
    after: 'کاتەکان بە کاتی بەغدان.',
  },
  venueTomorrow: {
    subject: 'سبەی لە {venue}: {count, plural, =0 {هیچ نۆرەیەک نییە} one {# نۆرە} other {# نۆرە}}',
    text: '{count, plural, =0 {هیچ نۆرەیەک نییە بۆ {day}.} one {# نۆرە هەیە بۆ {day}.} other {# نۆرە هەیە بۆ {day}.}}',
    line: '{time}: {customerName}، {treatment}، لەگەڵ {employee}{isOpen, select, yes { (چاوەڕێی وەڵامتە)} other {}}',
    button: 'چوونەژوورەوە',
    after: 'ئەم نامەیە هەموو ئێوارەیەک کاتژمێر شەش دەگات، چونکە لە ڕێکخستنەکانتدا چالاکە. کاتەکان بە کاتی بەغدان.',
  },
};
