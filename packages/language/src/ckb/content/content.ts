import type { Shape } from '../../shape.ts';
import type { content as english } from '../../en/content/content.ts';

export const content: Shape<typeof english> = {
  page: { title: '{title} | تەجمیل سپۆت', description: '{text}' },
  contents: 'لەم لاپەڕەیەدا',
  newTab: '(لە پەڕەیەکی نوێدا دەکرێتەوە)',
  steps: {
    signUp: 'وەک پیشەوەر تۆمار ببە',
    logIn: 'چوونەژوورەوەی پیشەوەران',
    register: 'شوێنەکەت دابنێ',
    contact: 'بۆمان بنووسە',
    status: 'دۆخی خزمەتگوزاری ببینە',
    services: 'هەموو خزمەتگوزارییەکان ببینە',
  },
  treatments: {
    guide: 'ئێستا چارەسەرەکان بە چەندن',
    guideText: 'لە لیستی نرخی شوێنەکانی تەجمیل سپۆتەوە. هەر دێڕێک دەتباتە ئەو شوێنانەی پێشکەشی دەکەن.',
    index: 'ئەو چارەسەرانەی نۆرەیان دەگیرێت',
    more: '{count, plural, =1 {یەک چارەسەری تر} other {# چارەسەری تر}}',
  },
};
