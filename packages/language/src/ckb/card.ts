import type { Shape } from '../shape.ts';
import type { card as english } from '../en/card.ts';

export const card: Shape<typeof english> = {
  untitled: 'خزمەتگوزاریی بێ ناونیشان',
  noDescription: 'هیچ پێناسەیەک نییە.',
  from: 'لە <b>{price}</b> بەرەو سەر',
  new: 'نوێ',
  rated:
    '{count, plural, =1 {هەڵسەنگاندن {rating} لە ٥، لەلایەن یەک میوانەوە} other {هەڵسەنگاندن {rating} لە ٥، لەلایەن # میوانەوە}}',
  off: '{percent}٪ داشکان',
  saves: 'تا {percent}٪ داشکاندن',
  womenOnly: 'تەنها بۆ ژنان',
  today: 'ئەمڕۆ',
  tomorrow: 'سبەی',
  location: '{district}، {city}',
  distance: '{km} کم دوورە',
  nextFree: 'نزیکترین کاتی بەتاڵ:',
  noSlots: 'ئەم هەفتەیە کاتی بەتاڵ نییە',
  slots: 'کاتە بەتاڵەکان، {day}',
};
