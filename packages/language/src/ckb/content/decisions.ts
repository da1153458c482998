import type { Shape } from '../../shape.ts';
import type { decisions as english } from '../../en/content/decisions.ts';

export const decisions: Shape<typeof english> = {
  page: {
    title: 'بڕیارەکان | تەجمیل سپۆت',
    description:
      'هەموو لابردنێک، ڕاگرتنێک و گۆڕانکارییەکی ڕیزبەندی لە تەجمیل سپۆت، بەبێ ناو، لە تۆمارێکدا کە بە نهێنی ناگۆڕدرێت.',
  },
  title: 'بڕیارەکان',
  lead: 'ئەوەی بە بڕیارێک لە تەجمیل سپۆت لابرا یان گەڕایەوە، و ئەوەی ڕیزبەندی ئەنجامەکانی گۆڕی. ناوی کەسی تێدا نییە.',
  year: 'ساڵی ڕابردوو',
  latest: 'نوێترینەکان',
  empty: 'هێشتا هیچ بڕیارێک نییە.',
  kind: {
    venue_declined: 'شوێنێک پەسەند نەکرا',
    licence_removed: 'مۆڵەتێک لابرا',
    text_declined: 'دەقێک پەسەند نەکرا',
    service_suspended: 'ئۆفەرێک ڕاگیرا',
    service_reinstated: 'ئۆفەرێک گەڕایەوە',
    vendor_suspended: 'خاوەن شوێنێک ڕاگیرا',
    vendor_reinstated: 'خاوەن شوێنێک گەڕایەوە',
    review_removed: 'هەڵسەنگاندنێک لابرا',
    voices_discounted: 'هەڵسەنگاندنەکان چیتر هەژمار ناکرێن',
    voices_restored: 'هەڵسەنگاندنەکان دووبارە هەژمار دەکرێن',
    weights_changed: 'کێشەکانی ڕیزبەندی گۆڕان',
  },
  reason: {
    spam: 'ڕیکلام',
    abuse: 'سووکایەتی',
    not_a_customer: 'کڕیار نییە',
    other: 'هۆکارێکی تر',
  },
  reported: 'هۆکاری ڕاپۆرت',
  entry: 'تۆماری ژمارە {position, number}',
  older: 'بڕیارە کۆنترەکان',
  newest: 'نوێترین بڕیارەکان',
  how: 'چۆن دەتوانرێت بپشکنرێت',
  chain:
    'هەر تۆمارێک پەنجەمۆری تۆماری پێش خۆی تێدایە. گۆڕین، سڕینەوە یان گواستنەوەی تۆمارێک زنجیرەکە دەپچڕێنێت، و فەرمانێکی پڕۆگرامەکە شوێنەکە دەدۆزێتەوە. دەتوانیت دوایین پەنجەمۆر بنووسیتەوە و دواتر لێی بپرسیت: دەبێت هەر لەوێ بێت.',
  head: 'دوایین تۆمار، ژمارە {position, number}',
  ranking: 'چۆن ڕیزیان دەکەین',
};
