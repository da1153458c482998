import type { Shape } from '../shape.ts';
import type { search as english } from '../en/search.ts';

export const search: Shape<typeof english> = {
  page: {
    title:
      '{preset, select, hair {ساڵۆنەکانی قژ} hairRemoval {لابردنی موو} massage {مەساج} other {خزمەتگوزارییەکانی جوانکاری و کلینیک}} لە عێراق: نرخ و کاتی بەتاڵ | تەجمیل سپۆت',
    description:
      '{preset, select, hair {بڕین و بۆیە و چاودێریی قژ} hairRemoval {لەیزەر و شیرە و مۆم} massage {مەساج و گەرماو} other {قژ و پێست و مەساج و ددان}} لە سەرانسەری عێراق، لەگەڵ نرخ و نزیکترین کاتە بەتاڵەکان.',
  },
  title: { hair: 'قژ', hairRemoval: 'لابردنی موو', massage: 'مەساج', services: 'هەموو ئۆفەرەکان' },
  count: {
    widened:
      '{type, select, saloon {هیچ ساڵۆنێک ناگونجێت} dental {هیچ کلینیکێکی ددان ناگونجێت} other {هیچ کلینیکێک ناگونجێت}}، بۆیە هەموو شوێنەکان پیشان دەدرێن.',
    all: '{count, plural, =0 {هیچ ئۆفەرێک ناگونجێت.} one {یەک ئۆفەر دەگونجێت.} other {# ئۆفەر دەگونجێن.}}',
    over: 'زیاتر لە {count, number} ئۆفەر دەگونجێن.',
    free: '{count, plural, =0 {هیچ ئۆفەرێک لە {day} کاتی بەتاڵی نییە.} one {یەک ئۆفەر لە {day} کاتی بەتاڵی هەیە.} other {# ئۆفەر لە {day} کاتی بەتاڵیان هەیە.}}',
    freeOver: 'زیاتر لە {count, number} ئۆفەر لە {day} کاتی بەتاڵیان هەیە.',
  },
  box: {
    label: 'گەڕان',
    hair: 'لە قژدا بگەڕێ: بڕین، بۆیە، ناو…',
    hairRemoval: 'لە لابردنی موودا بگەڕێ: لەیزەر، شیرە…',
    massage: 'لە مەساجدا بگەڕێ: بەردی گەرم، گەرماو…',
    services: 'لە هەموو ئۆفەرەکاندا بگەڕێ: خزمەتگوزاری یان ناو…',
  },
  suggestions: {
    label: 'پێشنیارەکان',
    count: '{count, plural, =0 {هیچ پێشنیارێک نییە.} one {یەک پێشنیار.} other {# پێشنیار.}}',
  },
  filters: { title: 'فلتەرەکان', close: 'داخستنی فلتەرەکان', show: 'ئەنجامەکان ببینە', over: '+{count}' },
  date: { title: 'کەی', any: 'هەر ڕۆژێک', today: 'ئەمڕۆ', tomorrow: 'سبەی', date: 'بەروار', apply: 'جێبەجێکردن' },
  location: {
    title: 'لە کوێ',
    iraq: 'عێراق',
    erbilMosul: 'هەولێر، مووسڵ',
    alAnbar: 'ئەنبار',
    alQadisiyyah: 'قادسیە',
    cities: 'شارەکانی تر',
    districts: 'گەڕەکەکان',
  },
  type: {
    title: 'جۆری شوێن',
    any: 'هەموو',
    saloon: 'ساڵۆن',
    dental: 'ددان',
    clinic: 'کلینیک',
    others: 'هەموو جۆرە شوێنێک ببینە',
  },
  category: { title: 'پۆل' },
  price: {
    title: 'نرخ',
    from: 'لە',
    to: 'تا',
    range: 'نرخی ئەم ئەنجامانە لە {min} تا {max}.',
    apply: 'جێبەجێکردنی نرخ',
    least: 'بەلایەنی کەم {price}',
    max: 'تا {price}',
  },
  rating: { title: 'هەڵسەنگاندن', any: 'هەموو', least: '{least} و زیاتر' },
  comfort: { title: 'تایبەتمەندی', women_only: 'تەنیا خانمان', female_staff: 'کارمەندی خانم' },
  postcode: { title: 'کۆدی پۆستە', any: 'هەر شوێنێک' },
  treatment: {
    title: 'خزمەتگوزاری',
    hair: 'قژبڕین, بۆیە, بالیاژ, سشوار, کیراتین, بووک',
    hairRemoval: 'لەیزەر, شیرە, مۆم, دەزوو',
    massage: 'بەردی گەرم, گەرماو, پشت, پێ',
    services: 'قژبڕین, بۆیە, لەیزەر, مەساج, سپیکردنەوە, پێست',
  },
  sort: {
    label: 'ڕیزکردن:',
    recommended: 'پێشنیارکراو',
    newest: 'نوێترین',
    price: 'نرخ',
    earliest: 'زووترین کاتی بەتاڵ',
    nearest: 'نزیکترین',
    rating: 'هەڵسەنگاندن',
    noPosition:
      'نەمانتوانی شوێنی تۆ دیاری بکەین. تکایە لە وێبگەڕەکەدا ڕێگە بە دیاریکردنی شوێن بدە و دووبارە هەوڵ بدەوە.',
  },
  applied: { label: 'فلتەرە بەکارهاتووەکان', remove: 'لابردنی: {filter}', clear: 'سڕینەوەی هەموو', text: '«{text}»' },
  results: {
    label: 'ئەنجامەکان',
    loading: 'بار دەکرێت...',
    error: 'هەڵە: {message}',
    failed: 'ئۆفەرەکان نەهێنران',
    failedSearch: 'ئەنجامەکانی گەڕان نەهێنران',
    failedLoad: 'ئۆفەرەکان بار نەبوون. تکایە دواتر هەوڵ بدەوە.',
    offline: 'هەڵەی تۆڕ. تکایە ئینتەرنێتەکەت بپشکنە.',
    retry: 'دووبارە هەوڵ بدەوە',
    shown: '{shown, number} لە {total, number} پیشان دراوە',
    first: 'گەڕانەوە بۆ یەکەم ئەنجامەکان',
    failedMore: 'ئەنجامەکانی تر بار نەبوون. تکایە دووبارە هەوڵ بدەوە.',
  },
  empty: {
    hair: 'هیچ ئۆفەرێکی قژ نەدۆزرایەوە.',
    hairRemoval: 'هیچ ئۆفەرێکی لابردنی موو نەدۆزرایەوە.',
    massage: 'هیچ ئۆفەرێکی مەساج نەدۆزرایەوە.',
    services: 'لە ئێستادا هیچ ئۆفەرێک بەردەست نییە.',
    hint: 'فلتەری کەمتر یان ڕۆژێکی تر زیاتر پیشان دەدات.',
    clear: 'سڕینەوەی هەموو فلتەرەکان',
    all: 'هەموو ئۆفەرەکان ببینە',
  },
};
