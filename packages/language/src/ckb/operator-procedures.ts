import type { Shape } from '../shape.ts';
import type { procedures as english } from '../en/operator-procedures.ts';

/** The registry of procedures, as the console says it. */
export const procedures: Shape<typeof english> = {
  title: 'ڕێکارەکان',
  lead: 'خزمەتگوزارییەکان دەتوانن چی بن، چۆن دەنووسرێن و هەر یەکێکیان چ مۆڵەتێکی دەوێت. گۆڕانکاری لەگەڵ پاشەکەوتکردندا کار دەکات.',
  empty: 'هیچ ڕێکارێک بەم شێوەیە نانووسرێت.',
  change: 'دەستکاریکردن',
  changeTitle: 'دەستکاریکردنی {name}',
  usually: 'بە زۆری لە {from} تا {to}',
  used: '{count, plural, =0 {بێ خزمەتگوزاری} one {# خزمەتگوزاری} other {# خزمەتگوزاری}}',
  noLicence: 'بێ مۆڵەت',
  spellings: 'شێوازەکانی تری نووسین',
  spellingsHint: 'هەر دێڕێک یەکێک. لە ناوەکاندا ڕێکارەکە بەمانە دەناسرێتەوە.',
  signals: 'ئەو وشانەی دەق ڕادەگرن',
  signalsHint:
    'هەر دێڕێک یەکێک. دەقێک کە ئەمانەی تێدا بێت چاوەڕێی بەڕێوەبەر دەکات. نیشانەی ~ لە سەرەتادا لە هەڵەی نووسین خۆش دەبێت.',
  licence_class: 'ئەو مۆڵەتەی دەیەوێت',
  duration: 'خولەک',
  from_iqd: 'لە (د.ع)',
  to_iqd: 'تا (د.ع)',
  saveClass: 'پاشەکەوتکردن و گۆڕینی مۆڵەت',
  effects: 'ئەوەی بەم گۆڕانکارییە لە ماڵپەڕ لادەچێت',
  takesDown:
    '{count, plural, =0 {هیچ شتێک لە ماڵپەڕ لاناچێت} one {# خزمەتگوزاری لە ماڵپەڕ لادەچێت} other {# خزمەتگوزاری لە ماڵپەڕ لادەچن}}',
  bookings: '{count, plural, one {# نۆرەی کراوە} other {# نۆرەی کراوە}}',
};
