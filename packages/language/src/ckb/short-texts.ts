/** What short messages say that emails do not: codes, and what names nothing. */
export const shortTexts = {
  short: {
    codeTitle: 'کۆدی تەجمیل سپۆت',
    codeText:
      '{code} کۆدی تەجمیل سپۆتە {purpose, select, book {بۆ دڵنیاکردنەوەی نۆرە} change_number {بۆ گۆڕینی ژمارەی هەژمار} join {بۆ چوونە ناو تیم} other {بۆ چوونەژوورەوە}}. دە خولەک کار دەکات. ئەم کۆدە نهێنییە: ئێمە هەرگیز داوای ناکەین، تەنانەت بە تەلەفۆنیش.',
    discreetTitle: 'نامەیەکی نوێ',
    discreetText: 'شتێکی نوێ لە هەژمارەکەتدا هەیە.',
    discreetButton: 'کردنەوە',
    confirm: 'پەسەندکردن',
    decline: 'ڕەتکردنەوە',
  },
};
