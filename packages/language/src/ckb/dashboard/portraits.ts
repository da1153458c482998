import type { Shape } from '../../shape.ts';
import type { portraits as english } from '../../en/dashboard/portraits.ts';

/** The portrait of somebody of a team, and who said that she or he agreed. */
export const portraits: Shape<typeof english> = {
  title: 'وێنە',
  text: 'کڕیاران لە پەڕەکەتان و کاتی نۆرەگرتن دەیبینن. JPEG یان PNG یان WebP، تا {size} مێگابایت؛ بە چوارگۆشە دەبڕدرێت. پێش پیشاندان سەیری دەکەین.',
  choose: 'هەڵبژاردنی وێنە',
  replace: 'هەڵبژاردنی وێنەیەکی تر',
  chosen: 'هەڵبژێردراو: {name}',
  tooLarge: 'وێنەکە لە {size} مێگابایت گەورەترە. تکایە بچووکتر هەڵبژێرە.',
  agreed: '{name} ڕازی بووە بەم وێنەیە پیشان بدرێت.',
  agreedText: 'ناوی تۆ و کاتەکە لەگەڵی تۆمار دەکرێن.',
  agreedMissing: 'تکایە سەرەتا بپرسە، ئینجا لێرە پشتڕاستی بکەوە.',
  send: 'ناردنی وێنەکە',
  unchecked: 'سەیری دەکەین، زۆرجار لە ماوەی ڕۆژێکدا.',
  former: 'سەیری وێنە نوێیەکە دەکەین. تا ئەو کاتە وێنەی پێشوو دیارە.',
  shown: 'دیارە.',
  declined: 'دوایین وێنە پیشان نادرێت: {reply}',
  stated: '{name} ڕەزامەندییەکەی پشتڕاست کردووەتەوە، {day}',
  remove: 'لابردنی وێنەکە',
  removeText: 'یەکسەر لە هەموو شوێنێک نامێنێت و دەسڕدرێتەوە.',
  removeYes: 'بەڵێ، لایببە',
  back: 'با بمێنێت',
  offline: 'پەیوەندی نییە. ناردن و لابردنی وێنە تەنیا بە ئینتەرنێت دەبێت.',
  left: 'ئەوەی چیتر لێرە کار ناکات پیشان نادرێت.',
  later: 'دوای پاشەکەوتکردنی کارمەندەکە دەتوانیت وێنە زیاد بکەیت.',
};
