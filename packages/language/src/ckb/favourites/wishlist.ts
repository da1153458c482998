import type { Shape } from '../../shape.ts';
import type { wishlist as english } from '../../en/favourites/wishlist.ts';

export const wishlist: Shape<typeof english> = {
  page: { title: 'دڵخوازەکان | تەجمیل سپۆت', description: 'ئەو شوێن و ئۆفەرانەی بۆ دواتر هەڵگیراون.' },
  title: 'دڵخوازەکان',
  loading: 'بار دەکرێت...',
  count: '{count, plural, one {یەک ئۆفەری هەڵگیراو} other {# ئۆفەری هەڵگیراو}}',
  signedOut: 'تکایە بچۆ ژوورەوە بۆ بینینی دڵخوازەکانت',
  signedOutText: 'ئۆفەرە هەڵگیراوەکانت لە هەژمارەکەتدان.',
  failed: 'دڵخوازەکان بار نەبوون',
  retry: 'دووبارە هەوڵ بدەوە',
  empty: {
    title: 'دڵخوازەکانت بەتاڵن.',
    text: 'کرتە لە دڵی هەر شوێن یان ئۆفەرێک بکە کە حەزت لێیەتی بۆ ئەوەی لێرە هەڵبگیرێت.',
    services: 'هەموو ئۆفەرەکان ببینە',
  },
  venues: 'شوێنەکان',
  gone: 'ئیتر بەردەست نییە',
  removed: 'لابرا',
  remove: 'لە دڵخوازەکان لایببە: {title}',
  undo: 'گەڕاندنەوە',
};
