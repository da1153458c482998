import type { Shape } from '../../shape.ts';
import type { about as english } from '../../en/content/about.ts';

export const about: Shape<typeof english> = {
  page: { title: 'دەربارەی ئێمە | تەجمیل سپۆت', description: 'ئێمە کێین، چیمان دەوێت، و پشت بە چی دەبەستیت.' },
  title: 'تەجمیل سپۆت کێیە؟',
  mission: 'ئەرکمان',
  vision: 'دیدگامان',
  value: 'پشت بەمە ببەستە',
  services: 'هەموو خزمەتگوزارییەکان ببینە',
  register: 'شوێنەکەت دابنێ',
  figures: {
    label: 'تەجمیل سپۆت بە ژمارە',
    rating: 'تێکڕای هەڵسەنگاندن، {reviews} لە ٥ لە هەڵسەنگاندنەکاندا',
    appointments: 'نۆرە',
    states: 'هەرێم و پارێزگا',
    trusted: 'بەکارهێنەر متمانەیان پێمانە',
  },
};
