import type { Shape } from '../shape.ts';
import type { pictureCases as english } from '../en/operator-pictures.ts';

/** Pictures of venues' work that visitors have reported. */
export const pictureCases: Shape<typeof english> = {
  title: 'وێنە سکاڵالێکراوەکان',
  empty: 'سکاڵا لە هیچ وێنەیەک نەکراوە.',
  state: { open: 'چاوەڕوانی بڕیار', upheld: 'وێنەکە لابرا', dismissed: 'ڕەتکراوەتەوە', withdrawn: 'شوێنەکە لایبردووە' },
  reason: {
    not_agreed: 'کەسێکی تێدایە کە ڕازی نەبووە',
    not_theirs: 'کاری شوێنەکە نییە',
    indecent: 'ناشایستە یان بریندارکەرە',
    other: 'شتێکی تر',
  },
  about: '«{caption}»، {venue}',
  since: '{count, plural, one {# سکاڵا} other {# سکاڵا}}، یەکەمیان {day}',
  by: 'سکاڵا لەلایەن {name}، {day}',
  consent: 'ڕەزامەندیی تۆمارکراو: {name}',
  gone: 'وێنەکە سڕایەوە.',
  unchecked: 'وشەکانی گۆڕاون: دیار نییە و لەناو پەسەندکردنەکاندا چاوەڕوانە.',
  page: 'کردنەوەی پەڕەی شوێنەکە',
  dismiss: 'هێشتنەوەی وێنەکە',
  remove: 'لابردنی وێنەکە',
  removeTitle: 'ئەم وێنەیە لاببرێت؟',
  removeLead: 'بۆ هەمیشە دەسڕدرێتەوە و یەکسەر لە پەڕەی شوێنەکە نامێنێت. شوێنەکە هۆکارەکە دەخوێنێتەوە.',
};
