import type { Shape } from '../../shape.ts';
import type { callback as english } from '../../en/identity/callback.ts';

export const callback: Shape<typeof english> = {
  title: 'چوونەژوورەوە بە {provider}',
  working: { title: 'تکایە چاوەڕێ بە', lead: 'ئەوەی لە {provider} گەیشتووە دەپشکنرێت.', label: 'دەپشکنرێت…' },
  found: { title: 'یەک هەنگاو ماوە', lead: '{provider} ناسنامەکەتی پشتڕاست کردەوە.' },
  fields: { provider: 'خزمەتگوزاری', name: 'ناو', email: 'ئیمەیڵ', state: 'دۆخ', checked: 'پشکنراوە' },
  fetch: 'هێنانی بەکارهێنەر',
  fetchHint: 'هەژمارەکەت دەهێنێت و لەم ئامێرەدا دەتباتە ژوورەوە.',
  stopped: { title: 'چوونەژوورەوە وەستا', lead: 'هەر کاتێک ویستت دەتوانیت سەرلەنوێ دەست پێ بکەیت.' },
  lost: {
    title: 'وەڵام نەگەیشت',
    lead: 'لە کاتی چوونەژوورەوەدا پەیوەندییەکە پچڕا.',
    text: 'کە ئینتەرنێتت هەبوو دووبارە هەوڵ بدەوە. وەڵامی {provider} تەنیا یەک جار بەکار دێت: ئەگەر پێشتر بەکارهاتووە، تکایە سەرلەنوێ دەست پێ بکە.',
    retry: 'دووبارە هەوڵ بدەوە',
  },
  reasons: {
    access_denied: 'ڕێگەت نەدا {provider} زانیاریت لەگەڵ ئێمە هاوبەش بکات. هیچ شتێک نەگۆڕا.',
    nothing: 'لەم پەڕەیەدا چوونەژوورەوەیەک نییە بۆ تەواوکردن. تکایە سەرلەنوێ دەست پێ بکە.',
  },
};
