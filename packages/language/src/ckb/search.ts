import type { Shape } from '../shape.ts';
import type { search as english } from '../en/search.ts';

export const search: Shape<typeof english> = {
  page: {
    title:
      '{preset, select, hair {ساڵۆنەکانی قژ} hairRemoval {لابردنی موو} massage {مەساج} other {خزمەتگوزارییەکانی جوانکاری و کلینیک}} لە عێراق: نرخ و کاتی بەتاڵ | تەجمیل سپۆت',
    description:
      '{preset, select, hair {بڕین و بۆیە و چاودێریی قژ} hairRemoval {لەیزەر و شیرە و مۆم} massage {مەساج و گەرماو} other {قژ و پێست و مەساج و ددان}} لە سەرانسەری عێراق، لەگەڵ نرخ و نزیکترین کاتی بەتاڵ.',
  },
  title: { hair: 'قژ', hairRemoval: 'لابردنی موو', massage: 'مەساج', services: 'هەموو خزمەتگوزارییەکان' },
  count: {
    all: '{count, plural, =0 {هیچ شوێنێک ناگونجێت.} =1 {یەک شوێن دەگونجێت.} other {# شوێن دەگونجێن.}}',
    over: 'زیاتر لە {count, number} شوێن دەگونجێن.',
    free: '{count, plural, =0 {هیچ شوێنێک لە {day} کاتی بەتاڵی نییە.} =1 {یەک شوێن لە {day} کاتی بەتاڵی هەیە.} other {# شوێن لە {day} کاتی بەتاڵیان هەیە.}}',
    freeOver: 'زیاتر لە {count, number} شوێن لە {day} کاتی بەتاڵیان هەیە.',
  },
  box: {
    label: 'گەڕان',
    hair: 'لە قژدا بگەڕێ: بڕین، بۆیە، ناو…',
    hairRemoval: 'لە لابردنی موودا بگەڕێ: لەیزەر، شیرە…',
    massage: 'لە مەساجدا بگەڕێ: بەردی گەرم، گەرماو…',
    services: 'لە هەموو شتێکدا بگەڕێ: چارەسەر یان ناو…',
  },
  filters: { title: 'پاڵاوتن', close: 'داخستنی پاڵاوتن', show: 'ئەنجامەکان ببینە' },
  when: { title: 'کەی', any: 'هەر ڕۆژێک', today: 'ئەمڕۆ', tomorrow: 'سبەی', date: 'بەروار', apply: 'جێبەجێکردن' },
  where: {
    title: 'لەکوێ',
    iraq: 'عێراق',
    erbilMosul: 'هەولێر، مووسڵ',
    alAnbar: 'ئەنبار',
    alQadisiyyah: 'قادسیە',
    cities: 'شاری تر',
  },
  type: { title: 'جۆری شوێن', any: 'هەموو', saloon: 'ساڵۆن', dental: 'ددان', clinic: 'کلینیک' },
  postcode: { title: 'کۆدی پۆستە', any: 'هەر شوێنێک' },
  treatment: {
    title: 'چارەسەر',
    hair: 'قژبڕین, بۆیە, بالیاژ, سشوار, کیراتین, بووک',
    hairRemoval: 'لەیزەر, شیرە, مۆم, دەزوو',
    massage: 'بەرد, گەرماو, پشت, قاچ',
    services: 'قژبڕین, بۆیە, لەیزەر, مەساج, سپیکردنەوە, پێست',
  },
  sort: { label: 'ڕیزکردن:', recommended: 'پێشنیارکراو', newest: 'نوێترین', price: 'نرخ' },
  applied: { label: 'پاڵاوتنە بەکارهاتووەکان', remove: 'لابردنی: {filter}', clear: 'سڕینەوەی هەموو', words: '«{text}»' },
  results: {
    label: 'ئەنجامەکان',
    loading: 'بار دەکرێت...',
    error: 'هەڵە: {message}',
    failed: 'خزمەتگوزارییەکان نەهێنران',
    failedSearch: 'ئەنجامەکانی گەڕان نەهێنران',
    failedLoad: 'خزمەتگوزارییەکان بار نەبوون. تکایە دواتر هەوڵ بدەوە.',
    retry: 'دووبارە هەوڵ بدەوە',
    shown: '{shown, number} لە {total, number} پیشان دراوە',
    more: 'زیاتر ببینە',
    first: 'لە سەرەتاوە',
    failedMore: 'ئەوانی تر نەهاتن. دووبارە هەوڵ بدەوە.',
  },
  empty: {
    hair: 'هیچ خزمەتگوزارییەکی قژ نەدۆزرایەوە.',
    hairRemoval: 'هیچ خزمەتگوزارییەکی لابردنی موو نەدۆزرایەوە.',
    massage: 'هیچ خزمەتگوزارییەکی مەساج نەدۆزرایەوە.',
    services: 'لە ئێستادا هیچ خزمەتگوزارییەک بەردەست نییە.',
    hint: 'پاڵاوتنی کەمتر یان ڕۆژێکی تر زیاتر پیشان دەدات.',
    clear: 'سڕینەوەی هەموو پاڵاوتنەکان',
    all: 'هەموو خزمەتگوزارییەکان ببینە',
  },
};
