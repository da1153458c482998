import type { Shape } from '../shape.ts';
import type { shortTexts as english } from '../en/short-texts.ts';

/** What short messages say that emails do not: codes, invitations to a phone, and what names nothing. */
export const shortTexts: Shape<typeof english> = {
  short: {
    codeTitle: 'کۆدی تەجمیل سپۆت',
    codeText:
      '{code} کۆدی تەجمیل سپۆتە {purpose, select, book {بۆ پشتڕاستکردنەوەی نۆرە} change_number {بۆ گۆڕینی ژمارەی هەژمار} join {بۆ چوونە ناو تیم} other {بۆ چوونەژوورەوە}}. دە خولەک کار دەکات. ئەم کۆدە نهێنییە: ئێمە هەرگیز داوای ناکەین، تەنانەت بە تەلەفۆنیش.',
    invitationTitle: 'بانگهێشت بۆ کارکردن لە {venue}',
    invitationText:
      '{by} بانگهێشتت دەکات بۆ کارکردن لە {venue} لە تەجمیل سپۆت{role, select, manager {، وەک بەڕێوەبەری شوێنەکە} other {، بە ڕۆژژمێری خۆت}}. بەم ژمارەیە بچۆ ژوورەوە، پاشان داشبۆردەکە بکەرەوە و لە ماوەی حەوت ڕۆژدا ئەم کۆدە بنووسە: {code}. ئەگەر {venue} ناناسیت، ئەم نامەیە پشتگوێ بخە. کۆدەکە بە کەس مەدە.',
    confirm: 'پشتڕاستکردنەوە',
    decline: 'ڕەتکردنەوە',
    chatConnected:
      'تەواو. ئێستا نامەکانی هەژمارەکەت لە تەجمیل سپۆت دێنە ئەم گفتوگۆیە. هەر کاتێک بتەوێت دەتوانیت لە هەژمارەکەتدا کۆتایی پێ بهێنیت.',
    chatLinkOver: 'ئەم بەستەرە ئیتر کار ناکات. تکایە لە هەژمارەکەت لە تەجمیل سپۆت بەستەرێکی نوێ بکەرەوە.',
    chatHello:
      'ئەم بۆتە نامەکانی تەجمیل سپۆت دەگەیەنێت. بۆ بەستنەوەی ئەم گفتوگۆیە، تکایە تێلێگرام لە هەژمارەکەتەوە بکەرەوە.',
    chatUnknown: 'ئەم گفتوگۆیە ئیتر بە هیچ هەژمارێکەوە نەبەستراوە.',
    confirmSurely: 'بەڵێ، پشتڕاستی بکەرەوە',
    declineSurely: 'بەڵێ، ڕەتی بکەرەوە',
    back: 'گەڕانەوە',
    confirmed: 'پشتڕاست کرایەوە.',
    declined: 'ڕەت کرایەوە.',
  },
};
