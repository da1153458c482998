import type { Shape } from '../shape.ts';
import type { venuePage as english } from '../en/venue-page.ts';

export const venuePage: Shape<typeof english> = {
  page: {
    title: '{venue} – {place} | تەجمیل سپۆت',
    description: '{venue}، {place}: {treatments}. نرخ و کاتی بەتاڵ و هەڵسەنگاندنی سەردانە تەواوبووەکان.',
  },
  missing: {
    title: 'ئەم پەڕەیە بەردەست نییە',
    text: 'لەوانەیە بەستەرەکە بە هەڵە نووسرابێت، یان شوێنەکە ئێستا لێرە نۆرە وەرناگرێت.',
  },
  failed: 'پەڕەی شوێنەکە بار نەبوو',
  reviewsCount: '{count, plural, one {یەک هەڵسەنگاندنی سەردانی تەواوبوو} other {# هەڵسەنگاندنی سەردانی تەواوبوو}}',
  opensOn: 'داخراوە، {day} کاتژمێر <t>{time}</t> دەکرێتەوە',
  opensTomorrow: 'داخراوە، سبەی کاتژمێر <t>{time}</t> دەکرێتەوە',
  next: {
    title: 'نزیکترین کاتە بەتاڵەکان',
    none: 'لە حەوت ڕۆژی داهاتوودا کاتی بەتاڵ نییە.',
    of: 'نزیکترین کاتی بەتاڵ لەگەڵ {name}:',
  },
  sections: {
    label: 'لەم پەڕەیەدا',
    treatments: 'خزمەتگوزارییەکان',
    team: 'کارمەندان',
    portfolio: 'کارەکانمان',
    reviews: 'هەڵسەنگاندنەکان',
    findUs: 'شوێن',
  },
  categories: 'جۆری خزمەتگوزاری',
  add: 'زیادکردن',
  addItem: 'زیادکردنی {title}',
  added: 'زیاد کرا',
  removeItem: 'زیاد کرا: {title}، لابردن',
  full: 'یەک نۆرە تا پێنج خزمەتگوزاری لەخۆ دەگرێت.',
  anyone: 'هەر کارمەندێک',
  or: '{first} یان {second}',
  selection: {
    title: 'هەڵبژاردەکانت',
    empty:
      'خزمەتگوزارییەک زیاد بکە بۆ بینینی کاتە بەتاڵەکانی. تا پێنج دانە لە یەک نۆرەدا دەبن، یەک لەدوای یەک یان لە هەمان کاتدا.',
    count: '{count, plural, one {یەک خزمەتگوزاری} other {# خزمەتگوزاری}} · {duration}',
    choose: 'کاتێک هەڵبژێرە',
  },
  gender: { female: 'خانم', male: 'پیاو' },
  pictures: '{count, plural, one {یەک وێنە} other {# وێنە}}',
  work: {
    before_after: 'پێش و دوای',
    room: 'شوێنەکە',
  },
  reviews: {
    lead: 'تەنیا لە سەردانە تەواوبووەکانەوە',
    filter: 'هەڵسەنگاندنی',
    ofAll: 'هەموو خزمەتگوزارییەکان',
    none: 'هێشتا هیچ هەڵسەنگاندنێک نییە',
    noneText: 'دوای هەر سەردانێکی تەواوبوو دەتوانرێت خزمەتگوزارییەکە هەڵبسەنگێندرێت.',
    all: 'هەموو هەڵسەنگاندنەکانی {service}',
  },
  findUs: {
    mapOf: 'نەخشە: شوێنی {venue}',
    call: 'پەیوەندی',
    google: 'نەخشەی گووگڵ',
    waze: 'وەیز',
    app: 'ئەپی نەخشە',
    map: 'لە نەخشەدا بیکەرەوە',
  },
  specialDays: 'ڕۆژانی تایبەت',
  kit: { title: 'بەستەر، کۆدی QR و پەڕەی چاپ', open: 'کۆدی QR و پەڕەی چاپ' },
  share: 'هاوبەشکردنی ئەم پەڕەیە',
  poster: {
    title: 'پەڕەی چاپ: {venue}',
    scan: 'سکانی بکە بۆ نرخ، کاتی بەتاڵ و نۆرەگرتن',
    code: 'کۆدی QR بۆ {address}',
    print: 'چاپکردن',
    back: 'گەڕانەوە بۆ پەڕەکە',
    download: 'داگرتنی کۆدی QR',
  },
  embed: { book: 'هەمووی ببینە و نۆرە بگرە' },
};
