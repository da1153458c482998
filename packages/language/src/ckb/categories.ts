import type { Shape } from '../shape.ts';
import type { categories as english } from '../en/categories.ts';

export const categories: Shape<typeof english> = {
  page: {
    title: '{label} لە عێراق: نرخەکان و کاتە بەتاڵەکان | TajmeelSpot',
    description: '{label} لە سەرانسەری عێراق، لەگەڵ نرخەکان و نزیکترین کاتە بەتاڵەکان.',
  },
  index: {
    heading: 'هەموو پۆلەکان',
    lead: 'هەموو ئەوەی لێرە نۆرەی بۆ دەگیرێت، بەپێی جۆری خزمەتگوزاری.',
    count: '{count, plural, =0 {هێشتا ئۆفەر نییە} one {یەک ئۆفەر} other {# ئۆفەر}}',
  },
  path: { label: 'ڕێڕەوی پەڕە', home: 'سەرەتا', all: 'هەموو پۆلەکان' },
  box: 'لە {label} بگەڕێ…',
  below: 'لە ناو {label}',
  over: '{count}+',
};
