import type { Shape } from '../../shape.ts';
import type { content as english } from '../../en/content/content.ts';

export const content: Shape<typeof english> = {
  page: { title: '{title} | تەجمیل سپۆت', description: '{text}' },
  contents: 'لەم پەڕەیەدا',
  newTab: '(لە تابێکی نوێدا دەکرێتەوە)',
  steps: {
    signUp: 'تۆماربوون وەک خاوەن شوێن',
    logIn: 'چوونەژوورەوەی خاوەن شوێنەکان',
    register: 'شوێنەکەت تۆمار بکە',
    contact: 'بۆمان بنووسە',
    status: 'دۆخی ماڵپەڕ ببینە',
    services: 'هەموو ئۆفەرەکان ببینە',
  },
  treatments: {
    guide: 'نرخی ئێستای خزمەتگوزارییەکان',
    guideText: 'لە لیستی نرخی شوێنەکانی تەجمیل سپۆتەوە. هەر ڕیزێک دەتباتە ئەو شوێنانەی پێشکەشی دەکەن.',
    index: 'ئەو خزمەتگوزارییانەی نۆرەیان دەگیرێت',
    more: '{count, plural, one {یەک خزمەتگوزاریی تر} other {# خزمەتگوزاریی تر}}',
  },
};
