import type { Shape } from '../../shape.ts';
import type { favourites as english } from '../../en/favourites/favourites.ts';

export const favourites: Shape<typeof english> = {
  bookmark: 'دڵخوازەکان',
  bookmarkOne: 'دڵخوازەکان: {title}',
  undo: 'گەڕاندنەوە',
  feature: 'پێشنیارکردن',
  featureHint: 'پێشنیارکردن ئەم ئۆفەرە بە هەمووان دەناسێنێت.',
  offline: 'پەیوەندی بە سێرڤەرەوە نەکرا. تکایە دواتر هەوڵ بدەوە.',
  unavailable: 'دڵخوازەکان کاتیانە بەردەست نین. تکایە دواتر هەوڵ بدەوە.',
  failedUpdate: 'دڵخوازەکان نوێ نەکرانەوە',
  failedRemove: 'لە دڵخوازەکان لانەبرا',
  failedFeature: 'پێشنیارەکە نەگۆڕدرا',
  failedFeatureFor: 'پێشنیارەکە نەگۆڕدرا: {reason}',
  prompt: {
    bookmark: {
      title: 'بچۆ ژوورەوە بۆ هەڵگرتنی ئەم ئۆفەرە',
      text: 'دڵخوازەکانت تەنیا خۆت دەیانبینیت. دوای چوونەژوورەوە دەگەڕێیتەوە ئێرە.',
    },
    review: {
      title: 'بچۆ ژوورەوە بۆ نووسینی هەڵسەنگاندن',
      text: 'بۆ هەر ئۆفەرێک یەک هەڵسەنگاندن دەنووسیت و دەتوانیت دواتر بیگۆڕیت. دوای چوونەژوورەوە دەگەڕێیتەوە ئێرە.',
    },
    report: {
      title: 'بچۆ ژوورەوە بۆ سکاڵا لە هەڵسەنگاندن',
      text: 'لەوانەیە پێویستمان بە پرسیارکردن لێت بێت. دوای چوونەژوورەوە دەگەڕێیتەوە ئێرە.',
    },
    logIn: 'چوونەژوورەوە',
    signUp: 'دروستکردنی هەژمار',
  },
};
