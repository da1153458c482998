/** نەخشەی گەڕان و شوێن و نیشانە. */
export const map = {
  label: 'نەخشەی ئەنجامەکان',
  nearer: 'نزیککردنەوە',
  farther: 'دوورخستنەوە',
  searchArea: 'لەم ناوچەیە بگەڕێ',
  pin: '{venue}، لە {price} بەرەو سەر',
  group: '{count, number} شوێن، لە {price} بەرەو سەر: نزیککردنەوەی نەخشە',
  list: '{count, plural, one {یەک شوێن} other {# شوێن}} لێرەن',
  count: '{count, plural, =0 {هیچ شوێنێک لەسەر نەخشە نییە} one {یەک شوێن} other {# شوێن}}',
  partial: 'زیاتر لە {count, number} شوێن: نەخشەکە نزیک بکەرەوە بۆ بینینی هەموویان',
  close: 'داخستن',
  numbered: 'شوێنەکانی سەر نەخشە',
  open: 'نەخشەکە بکەرەوە',
} as const;
