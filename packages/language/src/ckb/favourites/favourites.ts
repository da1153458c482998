import type { Shape } from '../../shape.ts';
import type { favourites as english } from '../../en/favourites/favourites.ts';

export const favourites: Shape<typeof english> = {
  bookmark: 'دڵخوازەکان',
  bookmarkOne: 'دڵخوازەکان: {title}',
  undo: 'گەڕاندنەوە',
  feature: 'پێشنیارکردن',
  featureHint: 'پێشنیارکردن ئەم شوێنە بە هەمووان دەناسێنێت.',
  offline: 'پەیوەندی بە ڕاژەکارەوە نەکرا. تکایە دواتر هەوڵ بدەوە.',
  unavailable: 'دڵخوازەکان کاتیانە بەردەست نین. تکایە دواتر هەوڵ بدەوە.',
  failedUpdate: 'دڵخوازەکان نوێ نەکرانەوە',
  failedRemove: 'لە دڵخوازەکان لانەبرا',
  failedFeature: 'پێشنیارەکە نەگۆڕدرا',
  failedFeatureFor: 'پێشنیارەکە نەگۆڕدرا: {reason}',
  prompt: {
    bookmark: {
      title: 'بچۆ ژوورەوە بۆ هەڵگرتنی ئەم شوێنە',
      text: 'دڵخوازەکانت تەنها هی خۆتن. دوای چوونەژوورەوە دەگەڕێیتەوە ئێرە.',
    },
    review: {
      title: 'بچۆ ژوورەوە بۆ نووسینی هەڵسەنگاندن',
      text: 'هەر ئەندامێک بۆ هەر شوێنێک یەک هەڵسەنگاندنی هەیە و دەتوانێت دواتر بیگۆڕێت. دوای چوونەژوورەوە دەگەڕێیتەوە ئێرە.',
    },
    report: {
      title: 'بچۆ ژوورەوە بۆ ڕاپۆرتکردنی هەڵسەنگاندن',
      text: 'بۆ ئەوەی بتوانین پەیوەندیت پێوە بکەین. دوای چوونەژوورەوە دەگەڕێیتەوە ئێرە.',
    },
    logIn: 'چوونەژوورەوە',
    signUp: 'دروستکردنی هەژمار',
  },
};
