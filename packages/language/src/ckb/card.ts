import type { Shape } from '../shape.ts';
import type { card as english } from '../en/card.ts';

export const card: Shape<typeof english> = {
  untitled: 'ئۆفەری بێ ناونیشان',
  noDescription: 'هیچ پێناسەیەک نییە.',
  from: 'لە <b>{price}</b> بەرەو سەر',
  new: 'نوێ',
  rated:
    '{count, plural, one {هەڵسەنگاندن: {rating} لە پێنج، یەک هەڵسەنگاندن} other {هەڵسەنگاندن: {rating} لە پێنج، # هەڵسەنگاندن}}',
  off: '\u061c{percent}٪ داشکاندن',
  before: 'پێش داشکاندن:',
  saves: '\u061c{percent}٪ داشکاندن',
  womenOnly: 'تەنیا خانمان',
  atHome: 'لە ماڵی خۆشت',
  today: 'ئەمڕۆ',
  tomorrow: 'سبەی',
  location: '{district}، {city}',
  distance: '{km} کم دوورە',
  nextFree: 'نزیکترین کاتی بەتاڵ:',
  noSlots: 'ئەم هەفتەیە کاتی بەتاڵ نییە',
  slots: 'کاتە بەتاڵەکان، {day}',
  why: 'بۆچی لێرە؟',
};
