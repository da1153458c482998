import type { Shape } from '../shape.ts';
import type { voices as english } from '../en/operator-voices.ts';

export const voices: Shape<typeof english> = {
  title: 'نیشانەکانی هەڵسەنگاندن',
  empty: 'لە هەڵسەنگاندن و پێشنیارەکاندا هیچ شتێکی نائاسایی نییە.',
  state: { open: 'چاوەڕوانی بڕیار', counted: 'دەژمێردرێت', excluded: 'ناژمێردرێت' },
  kind: {
    burst: 'زۆر لە یەک ڕۆژدا',
    shared_device: 'یەک ئامێر، چەند هەژمار',
    shared_address: 'یەک تۆڕ، چەند هەژمار',
    like_numbers: 'ژمارەی مۆبایل بە دوای یەکدا',
    ring: 'هەژماری نوێ کە باسی هەمان شوێنەکان دەکەن',
    trade_device: 'ئامێری تیمی شوێنێکی تر',
  },
  why: {
    burst: 'ژمارەی هەژمارەکان لانیکەم {times} ئەوەندەی ڕۆژەکانی ترە.',
    shared_device: 'ئەم هەژمارانە لە هەمان ئامێرەوە چوونەتە ژوورەوە.',
    shared_address:
      'ئەم هەژمارانە لە ماوەی {hours} کاتژمێردا هەمان تۆڕیان بەکارهێناوە. گەڕەکێک دەتوانێت یەک تۆڕی هەبێت.',
    like_numbers: 'ژمارەکانیان تەنیا لە دوو ڕەنووسی کۆتاییدا جیاوازن.',
    ring: 'زۆربەی ئەو هەژمارە نوێیانەی باسی ئەم شوێنە دەکەن باسی هەمان شوێنەکانی تریش دەکەن.',
    trade_device: 'کەسێک کە خاوەن یان کارمەندی شوێنێکە هەمان ئامێر بەکاردەهێنێت.',
  },
  accounts: '{count, plural, one {# هەژمار} other {# هەژمار}}',
  hours: '{count, plural, =0 {لە یەک کاتژمێردا} one {لە ماوەی # کاتژمێردا} other {لە ماوەی # کاتژمێردا}}',
  stars: 'ناوەندی: {stars} ئەستێرە',
  counted: '{count, plural, =0 {ئێستا هیچیان ناژمێردرێت} one {ئێستا # دەژمێردرێت} other {ئێستا # دەژمێردرێن}}',
  others: '{count, plural, one {# شوێنی تر} other {# شوێنی تر}}',
  since: 'هەژمار لە {day}',
  completed:
    '{count, plural, =0 {لێرە هیچ نۆرەیەکی تەواوبوو نییە} one {لێرە # نۆرەی تەواوبوو} other {لێرە # نۆرەی تەواوبوو}}',
  recommends: '{count, plural, one {# پێشنیار} other {# پێشنیار}}',
  review: '{count, plural, one {# ئەستێرە: {service}} other {# ئەستێرە: {service}}}',
  show: 'پیشاندانی هەژمارەکان',
  decided: 'بڕیار: {name}، {day}. هۆکار: {reason}',
  count: 'با بژمێردرێن',
  exclude: 'لایان ببە',
  countTitle: 'با ئەم دەنگانە بژمێردرێن؟',
  countLead: 'نمرە و ڕیزبەندیی شوێنەکە یەکسەر دەگۆڕێت.',
  excludeTitle: 'ئەم دەنگانە لا ببرێن؟',
  excludeLead:
    'هەڵسەنگاندنەکان بە نەژمێردراوی دەمێننەوە. نمرە و ڕیزبەندیی شوێنەکە یەکسەر دەگۆڕێت. دەتوانیت پاشگەز ببیتەوە.',
};
