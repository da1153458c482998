import type { Shape } from '../../shape.ts';
import type { about as english } from '../../en/content/about.ts';

export const about: Shape<typeof english> = {
  page: { title: 'دەربارەی ئێمە | تەجمیل سپۆت', description: 'ئێمە کێین، چیمان دەوێت، و پشت بە چی دەبەستیت.' },
  title: 'تەجمیل سپۆت چییە؟',
  mission: 'پەیامی ئێمە',
  vision: 'دیدگای ئێمە',
  value: 'پشت بە چی دەبەستیت',
  services: 'هەموو ئۆفەرەکان ببینە',
  register: 'شوێنەکەت تۆمار بکە',
  figures: {
    label: 'تەجمیل سپۆت بە ژمارە',
    rating: 'تێکڕای هەڵسەنگاندن، {reviews} لە پێنج لە هەڵسەنگاندنەکاندا',
    appointments: 'نۆرە',
    states: 'هەرێم و پارێزگا',
    trusted: 'بەکارهێنەر متمانەیان پێمانە',
  },
};
