import type { Shape } from '../../shape.ts';
import type { wishlist as english } from '../../en/favourites/wishlist.ts';

export const wishlist: Shape<typeof english> = {
  page: { title: 'دڵخوازەکان | تەجمیل سپۆت', description: 'ئەو شوێنانەی بۆ دواتر هەڵیاندەگریت.' },
  title: 'دڵخوازەکان',
  loading: 'بار دەکرێت...',
  count: '{count, plural, =1 {یەک شوێن هەڵگیراوە} other {# شوێن هەڵگیراون}}',
  signedOut: 'تکایە بچۆ ژوورەوە بۆ بینینی دڵخوازەکانت',
  signedOutText: 'ئەو شوێنانەی هەڵتگرتوون دوای چوونەژوورەوە چاوەڕێتن.',
  failed: 'دڵخوازەکان بار نەبوون',
  retry: 'دووبارە هەوڵ بدەوە',
  empty: {
    title: 'دڵخوازەکانت بەتاڵن.',
    text: 'کرتە لە دڵی هەر شوێنێک بکە کە حەزت لێیە، لێرە دەیدۆزیتەوە.',
    services: 'هەموو خزمەتگوزارییەکان ببینە',
  },
  gone: 'چیتر پێشکەش ناکرێت',
  removed: 'لابرا',
  remove: 'لە دڵخوازەکان لایببە: {title}',
  undo: 'گەڕاندنەوە',
};
